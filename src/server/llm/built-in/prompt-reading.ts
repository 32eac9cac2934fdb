import type { LanguageModelV3Prompt } from "@ai-sdk/provider";
import {
  type ReadPayInput,
  readPayInput,
  type SearchJobsInput,
  type SearchJobsOutput,
  searchJobsInput,
  searchJobsOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import { isAttachmentNote } from "../attachment-note.ts";

export interface ToolResult {
  tool: string;
  data: unknown;
}

export const openingsPerPage = 5;

/** What the built-in assistant knows when it is its turn. */
/** An opening with the number that the person saw before it. */
export type ListedJob = SearchJobsOutput["jobs"][number] & { number: number };

export interface Turn {
  text: string;
  hasAttachment: boolean;
  /** Results of the tools called since the person's last message, in order. */
  results: ToolResult[];
  /** The inputs of searches in this turn, in order. */
  searches: SearchJobsInput[];
  /** The inputs of questions after pay in this turn, in order. */
  payQuestions: ReadPayInput[];
  /** The searches that answered last, one for each place. */
  previousSearches: SearchJobsInput[];
  /** What was asked for there; more than what answered where nothing held all of it. */
  askedSearches: SearchJobsInput[];
  /** The question after pay that the last turn answered, where it was no search. */
  previousPay: ReadPayInput[] | undefined;
  /** The openings that the last search showed; empty when it was for several places, each with numbers of its own. */
  listed: ListedJob[];
  /** What the person said last before. */
  previousText: string;
  /** What the assistant said last. */
  previousReply: string;
}

export function turnOf(prompt: LanguageModelV3Prompt): Turn {
  const start = prompt.findLastIndex(({ role }) => role === "user");
  const earlier = turnsOf(prompt.slice(0, start));
  const since = prompt.slice(start + 1);
  const texts = textsOf(prompt.slice(start, start + 1));
  const withSearch = earlier.findLast((messages) => searchesOf(messages).length > 0) ?? [];
  const last = earlier.at(-1) ?? [];
  const askedPay = payQuestionsOf(last);
  return {
    text: texts
      .filter((text) => !isAttachmentNote(text))
      .join("\n")
      .trim(),
    hasAttachment: texts.some(isAttachmentNote),
    results: resultsOf(since),
    searches: searchesOf(since),
    payQuestions: payQuestionsOf(since),
    previousSearches: answeringSearches(withSearch),
    askedSearches: askedIn(withSearch),
    previousPay: askedPay.length > 0 && searchesOf(last).length === 0 ? askedPay.slice(0, 1) : undefined,
    listed: listedIn(withSearch),
    previousText: textsOf(last.filter(({ role }) => role === "user"))
      .filter((text) => !isAttachmentNote(text))
      .join("\n"),
    previousReply: textsOf(last.filter(({ role }) => role === "assistant")).at(-1) ?? "",
  };
}

/** Each from one message of the person to the next. */
function turnsOf(messages: LanguageModelV3Prompt): LanguageModelV3Prompt[] {
  const turns: LanguageModelV3Prompt[] = [];
  for (const message of messages) {
    if (message.role === "user") turns.push([]);
    turns.at(-1)?.push(message);
  }
  return turns;
}

/** Of several tries the ones that found something count; where none did, what was asked for. */
function answeringSearches(messages: LanguageModelV3Prompt): SearchJobsInput[] {
  const searches = searchesOf(messages);
  const results = resultsOf(messages).filter(({ tool }) => tool === "search_jobs");
  const successful = searches.filter((_, index) => {
    const found = searchJobsOutput.safeParse(results[index]?.data);
    return found.success && found.data.jobs.length > 0;
  });
  return successful.length > 0 ? successful : searches.slice(0, 1);
}

/** "Cashier in Phoenix" stays the question when only the country has openings. */
function askedIn(messages: LanguageModelV3Prompt): SearchJobsInput[] {
  const [first] = searchesOf(messages);
  const answering = answeringSearches(messages);
  const [only, another] = answering;
  return first && only && !another && isRelaxed(only, first) ? [first] : answering;
}

/** Whether all of the one search is part of the other. */
function isRelaxed(search: SearchJobsInput, asked: SearchJobsInput): boolean {
  const known = new Map<string, unknown>(Object.entries(asked));
  return Object.entries(search).every(([name, value]) => JSON.stringify(known.get(name)) === JSON.stringify(value));
}

function listedIn(messages: LanguageModelV3Prompt): ListedJob[] {
  const found = resultsOf(messages)
    .filter(({ tool }) => tool === "search_jobs")
    .flatMap(({ data }) => searchJobsOutput.safeParse(data).data ?? [])
    .filter(({ jobs }) => jobs.length > 0);
  const [only, another] = found;
  if (!only || another) return [];
  return only.jobs.map((job, index) => ({ ...job, number: (only.page - 1) * openingsPerPage + index + 1 }));
}

function textsOf(messages: LanguageModelV3Prompt): string[] {
  return messages.flatMap((message) =>
    message.role === "user" || message.role === "assistant"
      ? message.content.flatMap((part) => (part.type === "text" ? [part.text] : []))
      : [],
  );
}

function resultsOf(messages: LanguageModelV3Prompt): ToolResult[] {
  return messages.flatMap((message) =>
    message.role === "tool"
      ? message.content.flatMap((part) =>
          part.type === "tool-result" && part.output.type === "text"
            ? [{ tool: part.toolName, data: unfenced(part.output.value) }]
            : [],
        )
      : [],
  );
}

const searchesOf = (messages: LanguageModelV3Prompt) =>
  inputsOf(messages, "search_jobs").flatMap((input) => searchJobsInput.safeParse(input).data ?? []);
const payQuestionsOf = (messages: LanguageModelV3Prompt) =>
  inputsOf(messages, "read_pay").flatMap((input) => readPayInput.safeParse(input).data ?? []);

function inputsOf(messages: LanguageModelV3Prompt, tool: string): unknown[] {
  return messages.flatMap((message) =>
    message.role === "assistant"
      ? message.content.flatMap((part) => (part.type === "tool-call" && part.toolName === tool ? [part.input] : []))
      : [],
  );
}

function unfenced(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^<data>|<\/data>$/g, ""));
  } catch {
    return undefined;
  }
}
