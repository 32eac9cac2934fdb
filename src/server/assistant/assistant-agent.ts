import type { LanguageModelV3 } from "@ai-sdk/provider";
import { type ModelMessage, stepCountIs, streamText } from "ai";
import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import { outsideFailure } from "../http/app-error.ts";
import { maxSteps } from "../llm/turn-limit.ts";
import { outsideFault } from "../outside/outside-fault.ts";
import { systemPrompt } from "./assistant.prompts.ts";
import { linksIn, replyHtml } from "./conversation/reply-html.ts";
import { createAssistantTools, type ToolParts } from "./tools/assistant-tools.ts";

const timeLimit = 170_000;
export const overloadedText = "The system is currently overloaded. Please try again later.";

export interface AgentTurn {
  userId: string;
  conversationId: string;
  /** The conversation so far, the person's new message last. */
  messages: ModelMessage[];
  /** Openings that tools gave in earlier turns. */
  knownJobs: ChatJob[];
  /** Gets the whole reply so far as HTML, each time it grows. */
  onHtml?: (html: string) => void;
  /** Breaks the turn off. */
  signal: AbortSignal;
}

export interface AgentReply {
  markdown: string;
  html: string;
  /** Openings that the reply may link to and that this turn found or mentions. */
  jobs: ChatJob[];
  modelMessages: ModelMessage[];
}

/** Lets the language model use the tools until it answers. */
export function createAssistantAgent(model: LanguageModelV3, parts: ToolParts) {
  return async ({ userId, conversationId, messages, knownJobs, onHtml, signal }: AgentTurn): Promise<AgentReply> => {
    const known = new Map(knownJobs.map((job) => [job.job_url, job]));
    const found = new Map<string, ChatJob>();
    const onJobs = (jobs: ChatJob[]) => {
      for (const job of jobs) found.set(job.job_url, chatJobOf(known.get(job.job_url) ?? job));
    };
    const result = streamText({
      model,
      system: systemPrompt,
      messages,
      tools: createAssistantTools(parts, { userId, conversationId, onJobs }),
      stopWhen: stepCountIs(maxSteps),
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
      // Thrown below; the default would write it to the console.
      onError: () => undefined,
    });
    const rendered = (markdown: string) => replyHtml(markdown, new Set([...known.keys(), ...found.keys()]));
    let markdown = "";
    for await (const part of failingAsModel(result.fullStream)) {
      if (part.type === "error") throw modelFailure(part.error);
      if (part.type === "abort") throw modelFailure(signal.aborted ? "was broken off" : "took too long");
      if (part.type === "finish-step" && isCutOff(part)) throw modelFailure("was cut off in the middle of its answer");
      if (part.type !== "text-delta") continue;
      markdown += part.text;
      onHtml?.(rendered(markdown));
    }
    if (markdown.trim() === "") throw modelFailure("gave no answer");
    const html = rendered(markdown);
    const { messages: modelMessages } = await result.response;
    return { markdown, html, jobs: [...found.values(), ...mentioned(knownJobs, found, html)], modelMessages };
  };
}

export type AssistantAgent = ReturnType<typeof createAssistantAgent>;

function mentioned(knownJobs: ChatJob[], found: Map<string, ChatJob>, html: string): ChatJob[] {
  const links = linksIn(html);
  return knownJobs.filter(({ job_url }) => links.has(job_url) && !found.has(job_url));
}

function chatJobOf({ job_title, company, location, salary, job_url }: ChatJob): ChatJob {
  return { job_title, company, location, salary, job_url };
}

/** A connection that breaks in the middle makes the stream itself throw. */
async function* failingAsModel<Part>(stream: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* stream;
  } catch (error) {
    throw modelFailure(error);
  }
}

/** A stream that ends without the model's word that it has finished: half an answer must not pass for a whole one. */
function isCutOff({ finishReason, rawFinishReason }: { finishReason: string; rawFinishReason?: string | undefined }) {
  return finishReason === "error" || (finishReason === "other" && rawFinishReason === undefined);
}

/** Without the error itself: it holds the whole request, and so what the person wrote. */
function modelFailure(error: unknown) {
  const what = error instanceof Error ? `failed: ${outsideFault(error)}` : String(error);
  return outsideFailure("assistant_unavailable", overloadedText, `The language model ${what}`);
}
