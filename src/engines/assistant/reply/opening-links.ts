import { Lexer, type Token } from "marked";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { isUnlinked } from "../../../shared/tracker/unlinked-job.rules.ts";
import { escapedText, linkTo } from "./markdown-text.ts";

/** Openings by their addresses. */
export type Openings = ReadonlyMap<string, ChatJob>;

export interface OpeningLink {
  /** As it is written. */
  raw: string;
  text: string;
  opening: ChatJob;
}

/** The links of a line that lead to an opening. */
export function openingLinksIn(line: string, openings: Openings): OpeningLink[] {
  const linksIn = (tokens: Token[]): OpeningLink[] =>
    tokens.flatMap((token) => {
      const opening = token.type === "link" ? openings.get(token.href) : undefined;
      if (token.type === "link" && opening) return { raw: token.raw, text: token.text, opening };
      return "tokens" in token && token.tokens ? linksIn(token.tokens) : [];
    });
  return linksIn(Lexer.lexInline(line, { gfm: true }));
}

/** How places, pay and days are written. */
export interface CardWords {
  place(place: string): string;
  pay(pay: string): string;
  /** @param iso the day, ISO 8601 */
  posted(iso: string): string;
}

const asRecorded: CardWords = {
  place: (place) => place,
  pay: (pay) => pay,
  posted: (iso) => `posted ${dayWritten(iso)}`,
};

/** An opening as our records have it, in Markdown; `mark` is what makes an entry of it. */
export function openingCard(
  { job_title, company, location, salary, posted_at, job_url }: ChatJob,
  mark: string,
  { place, pay, posted } = asRecorded,
): string {
  const facts = [company, place(location), pay(salary), posted_at && posted(posted_at)].flatMap((fact) =>
    fact ? escapedText(fact) : [],
  );
  const lines = [
    `**${escapedText(job_title)}**`,
    facts.join(" · "),
    ...(isUnlinked(job_url) ? [] : [linkTo("Apply", job_url)]),
  ];
  // Two blanks break the line within an entry.
  return `${mark}${lines.join(`  \n${" ".repeat(mark.length)}`)}\n`;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const dayWritten = (iso: string) => dayFormat.format(new Date(iso));

/** As a row of a table with so many cells. */
export function openingRow({ job_title, company, location, salary, job_url }: ChatJob, cells: number): string {
  const facts = [`**${escapedText(job_title)}**`, ...[company, location, salary].filter(Boolean).map(escapedText)];
  const empty = Array.from({ length: Math.max(0, cells - 2) }, () => "");
  return `| ${[facts.join(" · "), ...empty, linkTo("Apply", job_url)].join(" | ")} |\n`;
}

/** A link within a sentence: its words are kept where the record has them, and are the title's otherwise. */
export function inlineLink({ raw, text, opening }: OpeningLink): string {
  const held = wordsIn(`${opening.job_title} ${opening.company} apply`);
  return [...wordsIn(text)].every((word) => held.has(word))
    ? raw
    : linkTo(escapedText(opening.job_title), opening.job_url);
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
