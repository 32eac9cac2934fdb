import { yieldToEventLoop } from "../text/text.ts";
import { type Fact, type FactBase, negates } from "../truth/truth.ts";
import { isBrokenOff, isSmile } from "./line-signs.ts";
import type { LineReader } from "./private-line-reader.ts";

/** What the owner said of a line, with what it said then. */
export interface LineAnswer {
  factKey: string;
  text: string;
  isPrivate: boolean;
}

export interface HeldLine {
  fact: Fact;
  /** Nobody has said yet whether it is for employers to read. */
  isAsked: boolean;
}

/** Lines read between two pauses for other requests: some milliseconds. */
const linesAtOnce = 100;

/** What names a study, a training or a certificate: where its field is a note, the whole entry is. */
export const namesEntry = ({ kind, section }: Fact): boolean =>
  section === "education"
    ? kind === "degree" || kind === "subject"
    : kind === "title" && (section === "training" || section === "certification");

/** A skill or a language of the person: a note among them is read by what it shows, since the classifiers take one of twelve for an aside. */
const isItem = ({ kind, entry }: Fact): boolean => entry === null && (kind === "skill" || kind === "language");

export const isLine = (fact: Fact): boolean =>
  fact.text !== "" && (fact.kind === "statement" || fact.kind === "summary" || namesEntry(fact) || isItem(fact));

/** "Excel - no": takes back what it names; in brackets it limits it. */
const takesBack = (item: string) => negates(/ [-–—] ([^-–—]*)$/u.exec(item)?.[1] ?? "");

/** What no document prints as it is: a line that breaks off, and an item that is a joke or takes itself back. */
const isUnfit = (fact: Fact): boolean =>
  isBrokenOff(fact.text) || (isItem(fact) && (isSmile(fact.text) || takesBack(fact.text)));

/** What stands among the jobs and has no employer: work of one's own, or a pause. */
const entriesWithout = (facts: FactBase): ((fact: Fact) => boolean) => {
  const housed = new Set(
    [...facts.values()].flatMap(({ kind, entry, text }) => (kind === "organisation" && text ? [entry] : [])),
  );
  return ({ kind, section, entry }) => kind === "title" && section === "experience" && !housed.has(entry);
};

export interface LinesByLabel {
  held: HeldLine[];
  /** Ids of what may be read and is no fact to be chosen for, pauses among the jobs too: nobody has said that it is for employers. */
  asides: ReadonlySet<string>;
}

/** An answer is about a text. Who kept a line private and words it otherwise is asked again, and it stays held until then. */
export async function linesByLabel(
  facts: FactBase,
  answers: readonly LineAnswer[],
  readLine: LineReader,
): Promise<LinesByLabel> {
  const answerOf = new Map(answers.map((answer) => [answer.factKey, answer]));
  const held: HeldLine[] = [];
  const asides = new Set<string>();
  for (const [at, fact] of [...facts.values()].filter(isLine).entries()) {
    if (at % linesAtOnce === 0) await yieldToEventLoop();
    const answer = answerOf.get(fact.key ?? "");
    const isAsked = answer?.text !== fact.text;
    const label = !isAsked ? "fact" : isUnfit(fact) ? "private" : isItem(fact) ? "fact" : readLine(fact.text);
    if (answer?.isPrivate || label === "private") held.push({ fact, isAsked });
    else if (label === "aside") asides.add(fact.id);
  }
  for (const fact of [...facts.values()].filter(entriesWithout(facts)))
    if (readLine(fact.text) !== "fact") asides.add(fact.id);
  return { held, asides };
}
