import type { ModelMessage } from "ai";
import { resultInShort } from "../../engines/assistant/assistant.ts";

/** Characters, some 15,000 tokens: what small models hold beside their instructions. */
const defaultBudget = 60_000;

/**
 * A conversation that fits a model: the newest turn whole, of those before it the tools' results in short, the oldest turns left
 * out where the rest is still too long. A turn begins with the person's message, so that no result stands without its call.
 */
export function compactedMessages(messages: ModelMessage[], budget = defaultBudget): ModelMessage[] {
  const turns: ModelMessage[][] = [];
  for (const message of messages) {
    const turn = turns.at(-1);
    if (message.role === "user" || !turn) turns.push([message]);
    else turn.push(message);
  }
  const newest = turns.pop() ?? [];
  const kept: ModelMessage[][] = [newest];
  let left = budget - sizeOf(newest);
  for (const turn of turns.toReversed()) {
    const short = turn.map(inShort);
    left -= sizeOf(short);
    if (left < 0) break;
    kept.unshift(short);
  }
  return kept.flat();
}

const sizeOf = (messages: ModelMessage[]) => JSON.stringify(messages).length;

function inShort(message: ModelMessage): ModelMessage {
  if (message.role !== "tool") return message;
  const content = message.content.map((part) => {
    if (part.type !== "tool-result" || part.output.type !== "text") return part;
    return { ...part, output: { ...part.output, value: resultInShort(part.output.value) } };
  });
  return { ...message, content };
}
