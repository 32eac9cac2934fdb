import type { Fact } from "../../../../engines/truth/truth.ts";
import { otherLanguages } from "../languages/other-languages.ts";
import { literal } from "../words/literal.ts";
import { bareTitle } from "./bare-title.ts";

/** Whether a sentence applies for the posting, or quotes it, in another language than English. */
export function isElsewhereAbout(
  sentence: string,
  facts: Fact[],
  holds: (line: string, quote: string) => boolean,
): boolean {
  const title = facts.find(({ kind }) => kind === "posting-title")?.text;
  const company = facts.find(({ kind }) => kind === "company")?.text;
  return otherLanguages.some(({ applying, quoting, self }) => {
    const speaks = [title, company].some((name) => name !== undefined && self.test(name));
    const applies = title !== undefined && !speaks && applying.some((form) => isOf(sentence, form, title, company));
    return applies || quoting.some((form) => isQuote(sentence, form, facts, holds));
  });
}

function isOf(sentence: string, form: string, title: string, company: string | undefined): boolean {
  const names = [...new Set([title, bareTitle(title)])].filter(Boolean).map(literal).join("|");
  const filled = form
    .replaceAll("{title}", () => `(?:${names})`)
    .replaceAll("{company}", () => (company === undefined ? "(?!)" : `(?:${withoutStop(company)})\\.?`));
  return new RegExp(`^(?:${filled})\\.?$`, "u").test(sentence);
}

function isQuote(
  sentence: string,
  form: string,
  facts: Fact[],
  holds: (line: string, quote: string) => boolean,
): boolean {
  const quote = new RegExp(`^${form.replace("{quote}", "(?<quote>[^«»“”„]+?)")}\\.$`, "u").exec(sentence)?.groups
    ?.quote;
  return quote !== undefined && facts.every(({ kind, text }) => kind === "posting-line" && holds(text, quote));
}

const withoutStop = (text: string) => literal(text.replace(/\.$/, ""));
