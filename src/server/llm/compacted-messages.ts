import type { ModelMessage } from "ai";

/** Characters, some 15,000 tokens: what small models hold beside their instructions. */
const defaultBudget = 60_000;
/** Of a tool's earlier result. */
const maxEarlierResult = 600;

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
    if (part.output.value.length <= maxEarlierResult) return part;
    return { ...part, output: { ...part.output, value: summaryOf(part.output.value) } };
  });
  return { ...message, content };
}

/** The openings of a result are told by title, company and address, so that a later turn can still speak of them. */
function summaryOf(fenced: string): string {
  const found = [
    ...fenced.matchAll(
      /"job_title":("(?:[^"\\]|\\.)*"),"company":("(?:[^"\\]|\\.)*").{0,600}?"job_url":("(?:[^"\\]|\\.)*")/g,
    ),
  ];
  const openings = found.map(
    ([, title, company, url]) => `{"job_title":${title},"company":${company},"job_url":${url}}`,
  );
  return openings.length > 0
    ? `<data>{"earlier":[${openings.join(",")}]}</data>`
    : `${fenced.slice(0, maxEarlierResult)} (shortened)</data>`;
}
