import type { LanguageModelV3 } from "@ai-sdk/provider";
import { type ModelMessage, stepCountIs, streamText } from "ai";
import {
  byAddress,
  chatJobOf,
  createGrowingGrounds,
  createGrowingReply,
  earlierOutputs,
  type GuideThread,
  mentionedJobs,
  replyHtml,
  type Stated,
  systemPrompt,
  unheldSentences,
} from "../../engines/assistant/assistant.ts";
import type { ChatAction, ChatJob, UnheldSentence } from "../../shared/assistant/assistant.contract.ts";
import { searchJobsInput } from "../../shared/assistant/assistant-tools.contract.ts";
import type { OwnDays } from "../../shared/tracker/today/today.rules.ts";
import { outsideFailure } from "../http/app-error.ts";
import { compactedMessages } from "../llm/compacted-messages.ts";
import { outsideFault } from "../outside/outside-fault.ts";
import { createAssistantTools, type ToolParts } from "./tools/assistant-tools.ts";

/** Calls of the model in one turn, the last of which must answer: without an answer by then the turn has failed. */
const maxSteps = 8;
const timeLimit = 170_000;
const defaultStallMs = 30_000;
export const overloadedText = "The system is currently overloaded. Please try again later.";

export interface AgentTurn {
  userId: string;
  conversationId: string;
  /** The person's new message as it was written. */
  message: string;
  /** A file came with it. */
  hasFile: boolean;
  days: OwnDays | undefined;
  /** What the guide kept with its replies, the last one last. */
  threads: GuideThread[];
  /** The conversation so far, the person's new message last. */
  messages: ModelMessage[];
  /** Plays an interviewer: without tools, told this instead, and of this it may speak. */
  interviewer?: { prompt: string; given: object };
  /** What may be said, with the openings that tools gave in earlier turns. */
  stated: Stated;
  /** Gets the whole reply so far as HTML, each time it grows. */
  onHtml?: (html: string) => void;
  /** Breaks the turn off. */
  signal: AbortSignal;
}

export interface AgentReply {
  /** Without what nothing proves. */
  markdown: string;
  html: string;
  leftOut: UnheldSentence[];
  /** Of what the person might send or say in their own name. */
  notInProfile: UnheldSentence[];
  /** Openings that the reply may link to and that this turn found or mentions. */
  jobs: ChatJob[];
  modelMessages: ModelMessage[];
  /** Buttons below the reply. */
  actions: ChatAction[];
  thread: GuideThread | null;
}

export type AssistantAgent = (turn: AgentTurn) => Promise<AgentReply>;

/** Lets the language model use the tools until it answers. */
export function createAssistantAgent(
  model: LanguageModelV3,
  parts: ToolParts,
  stallMs = defaultStallMs,
): AssistantAgent {
  return async ({ userId, conversationId, days, messages, stated, interviewer, onHtml, signal }) => {
    const known = byAddress(stated.openings);
    const outputs = interviewer ? [interviewer.given] : earlierOutputs(messages);
    const found = new Map<string, ChatJob>();
    const onJobs = (jobs: ChatJob[]) => {
      for (const job of jobs) found.set(job.job_url, chatJobOf(known.get(job.job_url) ?? job));
    };
    const stalled = new AbortController();
    const result = streamText({
      model,
      system: interviewer?.prompt ?? systemPrompt,
      messages: compactedMessages(messages),
      tools: interviewer ? {} : createAssistantTools(parts, { userId, conversationId, days, onJobs }),
      stopWhen: stepCountIs(maxSteps),
      abortSignal: AbortSignal.any([signal, stalled.signal, AbortSignal.timeout(timeLimit)]),
      // Thrown below; the default would write it to the console.
      onError: () => undefined,
    });
    const reply = createGrowingReply();
    const groundsNow = createGrowingGrounds(stated, known, found, outputs);
    const rendered = () => replyHtml(reply.markdown, new Set([...known.keys(), ...found.keys()]));
    for await (const part of failingAsModel(result.fullStream, stalled, stallMs)) {
      if (part.type === "error") throw modelFailure(part.error);
      if (part.type === "abort") throw modelFailure(signal.aborted ? "was broken off" : "said nothing for too long");
      if (part.type === "finish-step" && isCutOff(part)) throw modelFailure("was cut off in the middle of its answer");
      if (part.type === "tool-result") outputs.push(part.output, payAskedFor(part.input));
      if (part.type === "text-delta" && reply.add(part.text, groundsNow)) onHtml?.(rendered());
    }
    reply.end(groundsNow());
    if (!reply.hasText()) throw modelFailure("gave no answer");
    const { markdown, leftOut } = reply;
    const html = rendered();
    const { messages: modelMessages } = await result.response;
    const jobs = [...found.values(), ...mentionedJobs(stated.openings, found, html)];
    return {
      markdown,
      html,
      leftOut,
      notInProfile: await unheldSentences(markdown, { ...stated, openings: [...stated.openings, ...jobs] }),
      jobs,
      modelMessages: leftOut.length > 0 ? proven(modelMessages, markdown) : modelMessages,
      actions: [],
      thread: null,
    };
  };
}

/** A reply says which pay was searched for; of a call's other words nothing counts as known. */
function payAskedFor(input: unknown): unknown {
  const { success, data } = searchJobsInput.safeParse(input);
  return success ? { pay_at_least: data.pay_at_least, pay_at_most: data.pay_at_most } : {};
}

/** The model reads its own words in the next turn: what was left out must not be there to build on. */
function proven(messages: ModelMessage[], markdown: string): ModelMessage[] {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  return messages.map((message, at) => (at === last ? { role: "assistant", content: markdown } : message));
}

/** A connection that breaks in the middle makes the stream itself throw. While our tools are at work the model is not silent. */
async function* failingAsModel<Part extends { type: string }>(
  stream: AsyncIterable<Part>,
  stalled: AbortController,
  stallMs: number,
): AsyncGenerator<Part> {
  let timer: NodeJS.Timeout | undefined;
  let toolsAtWork = 0;
  const watch = ({ type }: { type: string }) => {
    clearTimeout(timer);
    if (type === "tool-call") toolsAtWork += 1;
    if (type === "tool-result" || type === "tool-error") toolsAtWork -= 1;
    if (toolsAtWork === 0) timer = setTimeout(() => stalled.abort(), stallMs);
  };
  try {
    watch({ type: "start" });
    for await (const part of stream) {
      watch(part);
      yield part;
    }
  } catch (error) {
    throw modelFailure(stalled.signal.aborted ? "said nothing for too long" : error);
  } finally {
    clearTimeout(timer);
  }
}

/** Out of room, stopped by a filter, or without the model's word that it has finished: half an answer must not pass for a whole one. */
function isCutOff({ finishReason, rawFinishReason }: { finishReason: string; rawFinishReason?: string | undefined }) {
  const isUnfinished = finishReason === "length" || finishReason === "content-filter" || finishReason === "error";
  return isUnfinished || (finishReason === "other" && rawFinishReason === undefined);
}

/** Without the error itself: it holds the whole request, and so what the person wrote. */
function modelFailure(error: unknown) {
  const what = error instanceof Error ? `failed: ${outsideFault(error)}` : String(error);
  return outsideFailure("assistant_unavailable", overloadedText, `The language model ${what}`);
}
