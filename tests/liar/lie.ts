import type { Sentence } from "../../src/engines/document-writing/document-writing.ts";
import type { Pair, PairJob } from "./profile-posting-pair.ts";
import { jobFacts, truthsOf } from "./truthful-sentences.ts";

export interface Lie extends Sentence {
  kind: string;
  /** About an employer, title, date, degree, certificate, number, tool or skill. */
  isHard: boolean;
}

/** A true sentence about one statement of one job. */
export interface TrueTelling extends Sentence {
  job: PairJob;
  statement: string;
}

/** Makes a lie of a true sentence; undefined where the sentence gives no occasion. */
export type LieKind = (told: TrueTelling, pair: Pair) => string | Sentence | undefined;

export function someTelling(pair: Pair): TrueTelling {
  const { random, jobs } = pair;
  const job = random.pick(jobs);
  const index = random.between(0, job.statements.length - 1);
  const [statement, ...tellings] = job.statements[index] ?? [""];
  const telling = random.pick([statement, ...tellings]);
  const frame = telling.startsWith("I ") && random.chance(0.5) ? `As ${job.title} at ${job.employer}, ` : "";
  return { text: frame + telling, facts: [...jobFacts(job), `${job.id}.statement.${index}`], job, statement };
}

/** Every kind of lie about a pair, each from up to `each` different true sentences. */
export function liesOf(pair: Pair, kinds: Record<string, LieKind>, hard: Set<string>, each: number): Lie[] {
  const truths = new Set(truthsOf(pair).map(({ text }) => text));
  return Object.entries(kinds).flatMap(([kind, tell]) =>
    Array.from({ length: each }, () => {
      for (let attempt = 0; attempt < 12; attempt++) {
        const told = someTelling(pair);
        const made = tell(told, pair);
        if (made === undefined) continue;
        const { text, facts } = typeof made === "string" ? { text: made, facts: told.facts } : made;
        if (text !== told.text && text !== told.statement && !truths.has(text) && !isSameValue(text, told))
          return [{ kind, isHard: hard.has(kind), text, facts }];
      }
      return [];
    }).flat(),
  );
}

/** "3,500" for "3500", or "four hundred" for "400", is no lie. */
function isSameValue(text: string, { text: told, statement }: TrueTelling): boolean {
  const plain = (sentence: string) =>
    sentence
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .replace(/four hundred/g, "400")
      .replace(/\.$/, "");
  return [told, statement].some((honest) => plain(honest) === plain(text));
}
