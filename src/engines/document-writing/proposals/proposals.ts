import { randomUUID } from "node:crypto";
import { yieldToEventLoop } from "../../text/text.ts";
import { type FactBase, judge, type Reason } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import type { Proposed } from "./proposed-sentence.ts";

/** A sentence that waits for the person's word: no document says it before. */
export interface Proposal extends Proposed {
  id: string;
  /** What to ask, the riskiest first. */
  reasons: Reason[];
  /** By the person, who may think again. */
  isDeclined: boolean;
}

/** A sentence for one place; `entry`: the job under which it would stand. */
export interface ProposedSentence extends Sentence {
  entry?: string;
}

export interface RefusedSentence extends Sentence {
  reasons: Reason[];
  sentence: ProposedSentence;
}

/** More are not read with care. */
export const maxProposals = 12;

/**
 * What a model's sentences are: to ask the person, or refused. What only repeats the person's own words is neither: it stands in the
 * document already, or was left out of it for something better.
 */
export async function judgedSentences(
  sentences: ProposedSentence[],
  facts: FactBase,
  today: string,
): Promise<{ proposals: Proposal[]; refused: RefusedSentence[] }> {
  const proposals: Proposal[] = [];
  const refused: RefusedSentence[] = [];
  for (const sentence of sentences) {
    const { text, facts: cited, entry } = sentence;
    await yieldToEventLoop();
    const known = [...new Set(cited)].filter((id) => facts.has(id));
    const isOfPerson = known.some((id) => facts.get(id)?.section !== "posting");
    const { verdict, reasons } = judge(text, known, { facts, today, ...(entry !== undefined && { entry }) });
    if (verdict === "refused") refused.push({ text, facts: known, reasons, sentence });
    if (verdict !== "confirm" || !isOfPerson || proposals.some((other) => other.text === text)) continue;
    const isOfEntry = entry !== undefined;
    proposals.push({ id: randomUUID(), text, facts: known, isOfEntry, reasons, isDeclined: false });
  }
  return { proposals: proposals.slice(0, maxProposals), refused };
}

/** For a log, "amount 2, name 1": of which kind the first reason of each is. */
export function countOfKinds(refused: RefusedSentence[]): string {
  const counts = new Map<string, number>();
  for (const { reasons } of refused) {
    const kind = reasons[0]?.kind ?? "unknown";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(", ");
}
