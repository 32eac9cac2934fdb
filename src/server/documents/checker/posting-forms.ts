import type { Fact } from "../fact.ts";
import { bareTitle } from "./bare-title.ts";
import { isElsewhereAbout } from "./posting-elsewhere.ts";

/** A sentence about the posting may quote it and apply for it; it may not claim anything for the person. */
export function isAboutPosting(sentence: string, facts: Fact[]): boolean {
  const [first, ...others] = facts;
  if (others.length === 0 && first?.kind === "company" && sentence === first.text) return true;
  return isApplication(sentence, facts) || isQuotation(sentence, facts) || isElsewhereAbout(sentence, facts, holds);
}

const applying = [
  (title: string) => `Application for the position of ${title}`,
  (title: string) => `Application as ${title}`,
  (title: string) => `I am applying for the position of ${title}`,
  (title: string) => `I am writing to apply for the position of ${title}`,
  (title: string) => `I would like to apply for the position of ${title}`,
];

function isApplication(sentence: string, facts: Fact[]): boolean {
  const title = facts.find(({ kind }) => kind === "posting-title")?.text;
  const company = facts.find(({ kind }) => kind === "company")?.text;
  if (title === undefined || [title, company].some((name) => name !== undefined && speaksForPerson(name))) return false;
  const titles = [title, bareTitle(title)];
  const places = company === undefined ? [""] : ["", ` at ${company}`, ` with ${company}`];
  return applying.some((form) =>
    places.some((place) => titles.some((name) => [form(name) + place, `${form(name)}${place}.`].includes(sentence))),
  );
}

/** A posting whose title speaks as "I" would put words into the person's mouth. */
const speaksForPerson = (name: string) => /\b(I|I'm|I’m|me|my|myself)\b/.test(name);

const quoting =
  /^(?:Your posting (?:asks for|names|mentions)|You (?:also )?ask for|You are looking for|Another point in your posting is) “([^”]+)”\.$/;

function isQuotation(sentence: string, facts: Fact[]): boolean {
  const [, quote] = quoting.exec(sentence) ?? [];
  return quote !== undefined && facts.every(({ kind, text }) => kind === "posting-line" && holds(text, quote));
}

/** Whole words of the line. */
function holds(line: string, quote: string): boolean {
  const at = line.indexOf(quote);
  const isWord = (character: string) => /[\p{L}\p{M}\p{N}]/u.test(character);
  const isCut =
    (isWord(line.charAt(at - 1)) && isWord(quote.charAt(0))) ||
    (isWord(line.charAt(at + quote.length)) && isWord(quote.at(-1) ?? ""));
  return at >= 0 && !isCut;
}
