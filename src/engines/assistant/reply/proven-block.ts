import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { splitSentences } from "../../text/text.ts";
import { type FactBase, type Reason, unheldIn } from "../../truth/truth.ts";
import {
  inlineLink,
  type OpeningLink,
  type Openings,
  openingCard,
  openingLinksIn,
  openingRow,
} from "./opening-links.ts";
import { markedLine, type ReplyBlock } from "./reply-blocks.ts";

export interface Grounds {
  openings: Openings;
  facts: FactBase;
  /** "2026-11-23" */
  today: string;
}

export interface ProvenText {
  markdown: string;
  leftOut: UnheldSentence[];
}

/**
 * A block of a reply without the sentences that say something hard which nothing proves. Openings are drawn from the records: what a
 * model wrote of them as a listing is not shown.
 */
export function provenBlock({ lines, gap }: ReplyBlock, grounds: Grounds): ProvenText {
  const leftOut: UnheldSentence[] = [];
  const kept: string[] = [];
  // Of the listing that the next Apply link ends.
  let listing: string[] = [];
  const keep = (line: string) => {
    const proven = provenLine(line, grounds);
    leftOut.push(...proven.leftOut);
    if (proven.markdown !== "") kept.push(proven.markdown);
  };
  for (const [at, line] of lines.entries()) {
    // The head of a table names its columns.
    if (/^\s*\|[\s|:-]*-{3}[\s|:-]*$/.test(lines[at + 1] ?? "") || /^\s*\|[\s|:-]+$/.test(line)) {
      kept.push(line);
      continue;
    }
    const links = openingLinksIn(line, grounds.openings);
    const card = cardIn(line, links);
    if (card) {
      kept.push(drawnCard(card, line, listing[0] ?? line));
      listing = [];
    } else if (links.length === 0 && isFragment(line)) listing.push(line);
    else {
      for (const fragment of listing.splice(0)) keep(fragment);
      keep(links.reduce((text, link) => text.replace(link.raw, inlineLink(link)), line));
    }
  }
  for (const fragment of listing) keep(fragment);
  return { markdown: kept.length > 0 ? kept.join("") + gap : "", leftOut };
}

/** A link that is a listing's: it says Apply, or no sentence stands around it. */
function cardIn(line: string, links: OpeningLink[]): OpeningLink | undefined {
  const [link] = links;
  return link && (/^\W*apply\b/iu.test(link.text) || isFragment(line)) ? link : undefined;
}

function drawnCard({ opening }: OpeningLink, line: string, first: string): string {
  if (/^\s*\|/.test(line)) return openingRow(opening, line.split(/(?<!\\)\|/).length - 2);
  const { mark } = markedLine(first);
  return openingCard(opening, /#\s*$/.test(mark) ? "" : mark);
}

/** What ends like no sentence: a title, an entry of a few words, a row of a table. */
const isFragment = (line: string) => !/[.!?:…]["”»’)*_\]]*$/u.test(line.trim()) || /^\s*\|/.test(line);

function provenLine(line: string, { facts, today }: Grounds): ProvenText {
  const { mark, text } = markedLine(line);
  const addresses: string[] = [];
  const masked = text.replace(
    /\]\((<[^>]*>|[^)\s]*(?:\s[^)]*)?)\)/g,
    (_, address: string) => `](${addresses.push(address) - 1})`,
  );
  const sentences = /^\s*\|/.test(line) ? [masked.trim()] : splitSentences(masked);
  const judged = sentences.map((sentence) => {
    const words = plainSentence(sentence);
    const reason = unheldIn(words, facts, today);
    return { sentence, leftOut: reason && { text: words, reason: whyLeftOut(reason) } };
  });
  const leftOut = judged.flatMap(({ leftOut }) => leftOut ?? []);
  if (leftOut.length === 0) return { markdown: line, leftOut };
  const rest = judged.filter(({ leftOut }) => !leftOut).map(({ sentence }) => sentence);
  if (rest.length === 0) return { markdown: "", leftOut };
  const whole = rest.join(" ").replace(/\]\((\d+)\)/g, (_, at: string) => `](${addresses[Number(at)] ?? ""})`);
  return { markdown: `${mark}${whole}\n`, leftOut };
}

const whyLeftOut = ({ kind, found }: Reason) =>
  kind === "length"
    ? "This is too long for one sentence."
    : `“${found}” stands neither in your profile nor in what was said and found in this conversation.`;

/** Without emphasis and the addresses of links. */
const plainSentence = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\(\d+\)/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+!|<>~&-])/g, "$1")
    .replace(/[*_`~|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
