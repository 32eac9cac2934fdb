import type { Sentence } from "./document.ts";
import type { Fact, FactBase } from "./fact.ts";
import { wordingsOf } from "./fact-wordings.ts";

export type Verdict = { supported: true } | { supported: false; reason: string };

const supported: Verdict = { supported: true };
const refused = (reason: string): Verdict => ({ supported: false, reason });

/**
 * Says whether a sentence holds nothing but its facts. It is read as whole facts in their own words, joined by words that
 * claim nothing; whatever is left over - a number, a name, a tool, any word that is not on the list - refuses it.
 * Shares no code with the writers and refuses what it does not understand.
 */
export function checkSentence({ text, facts: ids }: Sentence, base: FactBase): Verdict {
  const facts = ids.map((id) => base.get(id));
  if (!facts.every((fact) => fact !== undefined)) return refused("It names a fact that does not exist.");
  const sentence = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (facts.length === 0) return courtesies.has(sentence) ? supported : refused("It rests on no fact.");
  if (facts.length === 1 && facts[0]?.text === sentence && facts[0].section !== "posting") return supported;
  if (new Set(facts.flatMap(({ entry }) => entry ?? [])).size > 1)
    return refused("It mixes facts of different entries.");
  return facts.some(({ section }) => section === "posting")
    ? checkAboutPosting(sentence, facts)
    : checkAboutPerson(sentence, facts);
}

/** Whole sentences that say nothing about anybody. */
const courtesies = new Set(["I would be glad to tell you more in a conversation.", "Thank you for your time."]);

const claimingNothing = new Set(
  `a an and as at by for from i in include includes is me my of on the to with am are be have been also at was since until
  present`.split(/\s+/),
);

/** Words that claim something after all, and the facts that they may be said of. */
const wordsOfFacts: Record<string, (fact: Fact) => boolean> = {
  worked: ({ section }) => section === "experience",
  work: ({ section }) => section === "experience" || section === "volunteer",
  education: ({ section }) => section === "education",
  grade: ({ kind }) => kind === "grade",
  skills: ({ kind }) => kind === "skill",
  speak: ({ kind }) => kind === "language",
  hold: ({ kind, section }) => kind === "degree" || section === "certification",
  "–": ({ kind }) => kind === "from" || kind === "to",
};

function checkAboutPerson(sentence: string, facts: Fact[]): Verdict {
  const reading = readFacts(sentence, facts);
  const rest = leftover(reading);
  const unknown = rest.find((word) => !claimingNothing.has(word) && !wordsOfFacts[word]);
  if (unknown !== undefined) return refused(`Its facts do not say "${unknown}".`);
  const misplaced = rest.find((word) => wordsOfFacts[word] && !facts.every(wordsOfFacts[word]));
  if (misplaced !== undefined) return refused(`"${misplaced}" is not what its facts are about.`);
  if (isGlued(reading)) return refused("It joins facts into a new name.");
  return checkTimes(reading, facts, rest);
}

/** A sentence about the posting may quote it and apply for it; it may not claim anything for the person. */
function checkAboutPosting(sentence: string, facts: Fact[]): Verdict {
  if (facts.some(({ section }) => section !== "posting")) return refused("It mixes the posting with the person.");
  const [first, ...others] = facts;
  if (others.length === 0 && first?.kind === "company" && sentence === first.text) return supported;
  const forms = formsAboutPosting(facts);
  return forms.includes(sentence) || isQuotation(sentence, facts)
    ? supported
    : refused("It claims the posting as a fact.");
}

function formsAboutPosting(facts: Fact[]): string[] {
  const title = facts.find(({ kind }) => kind === "posting-title")?.text;
  const company = facts.find(({ kind }) => kind === "company")?.text;
  if (title === undefined) return [];
  const applied = [`Application for the position of ${title}`, `I am applying for the position of ${title}.`];
  if (company === undefined) return applied;
  const at = `I am applying for the position of ${title} at ${company}`;
  return [...applied, company.endsWith(".") ? at : `${at}.`];
}

function isQuotation(sentence: string, facts: Fact[]): boolean {
  const [, quote] =
    /^(?:Your posting asks for|You also ask for|Another point in your posting is) “([^”]+)”\.$/.exec(sentence) ?? [];
  return quote !== undefined && facts.every(({ kind, text }) => kind === "posting-line" && text.includes(quote));
}

interface Token {
  fact: Fact | null;
  text: string;
}

/** Takes the sentence apart into whole facts, longest first, and the text between them. */
function readFacts(sentence: string, facts: Fact[]): Token[] {
  const wordings = facts
    .flatMap((fact) => wordingsOf(fact).map((wording) => ({ fact, wording })))
    .sort((a, b) => b.wording.length - a.wording.length);
  return wordings.reduce<Token[]>(
    (tokens, { fact, wording }) => tokens.flatMap((token) => (token.fact ? token : splitBy(token.text, fact, wording))),
    [{ fact: null, text: sentence }],
  );
}

function splitBy(text: string, fact: Fact, wording: string): Token[] {
  const at = wholeWordIndex(text, wording);
  if (at < 0) return [{ fact: null, text }];
  const after = text.slice(at + wording.length);
  return [{ fact: null, text: text.slice(0, at) }, { fact, text: wording }, ...splitBy(after, fact, wording)];
}

const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;

function wholeWordIndex(text: string, wording: string): number {
  for (let at = text.indexOf(wording); at >= 0; at = text.indexOf(wording, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? "";
    const after = text.charAt(at + wording.length);
    const opens = !wordCharacter.test(before) || !wordCharacter.test(wording.charAt(0));
    const closes = !wordCharacter.test(after) || !wordCharacter.test(wording.at(-1) ?? "");
    if (opens && closes) return at;
  }
  return -1;
}

/** The words that no fact covers. Any sign beyond plain punctuation counts as one. */
function leftover(tokens: Token[]): string[] {
  return tokens
    .filter(({ fact }) => fact === null)
    .flatMap(({ text }) => text.split(/[\s.,;:]+/))
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** "Manager" and "Sales" beside each other would read as a title that nobody had. */
function isGlued(tokens: Token[]): boolean {
  return tokens.some(({ fact, text }, index) => {
    const isInside = index > 0 && index < tokens.length - 1;
    return fact === null && isInside && text.trim() === "" && tokens[index + 1]?.fact !== undefined;
  });
}

/** "since" needs a beginning whose end is open, "until" an end, and two times stand in their order. */
function checkTimes(tokens: Token[], facts: Fact[], rest: string[]): Verdict {
  const isOpen = facts.some(({ kind, text }) => kind === "to" && text === "");
  if (rest.includes("present") && !isOpen) return refused("It says that something goes on.");
  if (rest.includes("was") && isOpen) return refused("It says that something has ended.");
  if (rest.includes("since") && !(isOpen && follows(tokens, "since", "from")))
    return refused("It began at another time.");
  if (rest.includes("until") && !follows(tokens, "until", "to")) return refused("It ended at another time.");
  const [start, end] = ["from", "to"].map((kind) => tokens.findIndex(({ fact }) => fact?.kind === kind));
  const isReversed = start !== undefined && end !== undefined && start >= 0 && end >= 0 && end < start;
  return isReversed ? refused("It turns the times around.") : supported;
}

/** Whether the word stands directly before a fact of the kind wherever it stands. */
function follows(tokens: Token[], word: string, kind: Fact["kind"]): boolean {
  return tokens.every(({ fact, text }, index) => {
    if (fact !== null || !text.toLowerCase().split(/\s+/).includes(word)) return true;
    return text.trim().toLowerCase().split(/\s+/).at(-1) === word && tokens[index + 1]?.fact?.kind === kind;
  });
}
