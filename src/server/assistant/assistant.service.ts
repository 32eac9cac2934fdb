import type { ModelMessage } from "ai";
import type { ChatJob, ChatReply } from "../../shared/assistant/assistant.contract.ts";
import { fitProfile } from "../../shared/profile/profile-fitting.rules.ts";
import { readDocumentText } from "../file-reading/read-document-text.ts";
import { notFound } from "../http/app-error.ts";
import { attachmentNote } from "../llm/attachment-note.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { AssistantStore, NewAttachment, StoredAttachment, StoredMessage } from "./assistant.store.ts";
import type { AgentReply, AssistantAgent } from "./assistant-agent.ts";
import { profileFromCvText } from "./cv-extraction.ts";
import { replyHtml } from "./reply-html.ts";

const rememberedMessages = 30;

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface ChatInput {
  message: string;
  sessionId: string;
  file?: UploadedFile;
}

interface Parts {
  assistantStore: AssistantStore;
  quotaService: QuotaService;
  agent: AssistantAgent;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ assistantStore, quotaService, agent }: Parts) {
  /** Stores the question first and the answer before it is given: what somebody has seen is never lost. */
  async function converse(userId: string, input: ChatInput, onHtml?: (html: string) => void) {
    const file = input.file && (await readFile(input.file));
    const conversationId = await assistantStore.openConversation(userId, input.sessionId);
    const earlier = await assistantStore.recentMessages(userId, conversationId, rememberedMessages);
    const question = questionFor(input);
    const { attachment } = await assistantStore.addMessage(
      userId,
      conversationId,
      { role: "user", content: input.message, modelMessages: [question], jobs: [], attachmentId: null },
      file,
    );
    const answer = file?.problem
      ? plainReply(file.problem)
      : await agent({
          userId,
          conversationId,
          messages: [...earlier.flatMap(({ modelMessages }) => modelMessages), question],
          knownJobs: jobsOf(earlier),
          onHtml,
        });
    const { message } = await assistantStore.addMessage(userId, conversationId, {
      role: "system",
      content: answer.html,
      modelMessages: answer.modelMessages,
      jobs: answer.jobs,
      attachmentId: attachment?.profile ? attachment.id : null,
    });
    return { reply: chatReply(input.sessionId, message, attachment), isCounted: !file?.problem };
  }

  return {
    /** Answers one message; neither a failure nor a file that gives no text costs anything of the quota. `onHtml` gets the growing reply. */
    async answer(userId: string, input: ChatInput, onHtml?: (html: string) => void): Promise<ChatReply> {
      const reservation = await quotaService.reserve(userId, "assistant_message");
      try {
        const { reply, isCounted } = await converse(userId, input, onHtml);
        await (isCounted ? quotaService.settle(userId, reservation) : quotaService.release(userId, reservation));
        return reply;
      } catch (error) {
        await quotaService.release(userId, reservation);
        throw error;
      }
    },

    /** What was read in an attached CV. */
    async proposal(userId: string, attachmentId: string) {
      const attachment = await assistantStore.attachment(userId, attachmentId);
      if (!attachment?.profile) throw notFound("This file is not there any more.");
      return { name: attachment.name, profile: attachment.profile };
    },
  };
}

async function readFile({ name, type, bytes }: UploadedFile): Promise<NewAttachment> {
  const reading = await readDocumentText(bytes, name);
  const facts = { name, type, size: bytes.byteLength };
  if (!reading.readable) return { ...facts, text: "", problem: reading.message, profile: null };
  const fitted = fitProfile(profileFromCvText(reading.text));
  return { ...facts, text: reading.text, problem: "", profile: fitted?.profile ?? null };
}

/** A sentence of our own, for which no language model is asked. */
function plainReply(sentence: string): AgentReply {
  const modelMessages: ModelMessage[] = [{ role: "assistant", content: sentence }];
  return { html: replyHtml(sentence, new Set()), jobs: [], modelMessages };
}

function questionFor({ message, file }: ChatInput): ModelMessage {
  if (!file) return { role: "user", content: message };
  const note = { type: "text" as const, text: attachmentNote(file.name) };
  return { role: "user", content: message === "" ? [note] : [{ type: "text", text: message }, note] };
}

function jobsOf(messages: StoredMessage[]): ChatJob[] {
  return [...new Map(messages.flatMap(({ jobs }) => jobs).map((job) => [job.job_url, job])).values()];
}

function chatReply(sessionId: string, message: StoredMessage, attachment: StoredAttachment | undefined): ChatReply {
  return {
    success: true,
    response: message.content,
    session_id: sessionId,
    message_id: message.id,
    timestamp: message.createdAt.toISOString(),
    jobs: message.jobs,
    ...(attachment && {
      attachment: { id: attachment.id, name: attachment.name, size: attachment.size, type: attachment.type },
    }),
    ...(message.attachmentId && { proposal_id: message.attachmentId }),
  };
}
