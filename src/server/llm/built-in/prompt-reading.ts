import type { LanguageModelV3Prompt } from "@ai-sdk/provider";
import { type SearchJobsInput, searchJobsInput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { isAttachmentNote } from "../attachment-note.ts";

export interface ToolResult {
  tool: string;
  data: unknown;
}

/** What the built-in assistant knows when it is its turn. */
export interface Turn {
  text: string;
  hasAttachment: boolean;
  /** Results of the tools called since the person's last message, in order. */
  results: ToolResult[];
  /** The inputs of searches in this turn, in order. */
  searches: SearchJobsInput[];
  /** The newest search of an earlier turn. */
  previousSearch: SearchJobsInput | undefined;
  /** What the assistant said last. */
  previousReply: string;
}

export function turnOf(prompt: LanguageModelV3Prompt): Turn {
  const start = prompt.findLastIndex(({ role }) => role === "user");
  const earlier = prompt.slice(0, start);
  const since = prompt.slice(start + 1);
  const texts = textsOf(prompt.slice(start, start + 1));
  return {
    text: texts
      .filter((text) => !isAttachmentNote(text))
      .join("\n")
      .trim(),
    hasAttachment: texts.some(isAttachmentNote),
    results: resultsOf(since),
    searches: searchesOf(since),
    previousSearch: searchesOf(earlier).at(-1),
    previousReply: textsOf(earlier.filter(({ role }) => role === "assistant")).at(-1) ?? "",
  };
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

function searchesOf(messages: LanguageModelV3Prompt): SearchJobsInput[] {
  return messages.flatMap((message) =>
    message.role === "assistant"
      ? message.content.flatMap((part) => {
          if (part.type !== "tool-call" || part.toolName !== "search_jobs") return [];
          const input = searchJobsInput.safeParse(part.input);
          return input.success ? [input.data] : [];
        })
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
