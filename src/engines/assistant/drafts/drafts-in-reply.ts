import { lexer, type Token, type Tokens } from "marked";
import { splitSentences } from "../../text/text.ts";

/** A text that the person might send or say in their own name. */
export interface Draft {
  sentences: string[];
  /** In whose every other sentence may speak of anybody: a letter, or a sentence quoted in advice. */
  isOwnVoiceOnly: boolean;
}

/** Words. */
const maxLetterLine = 6;
const minQuote = 4;
/** Characters. A draft is shorter. */
const maxReply = 20_000;
/** Without a colon before it, others may say it: an interviewer, a posting. */
const quoted = /:\s{0,3}(?:“([^”]{1,800})”|„([^“”]{1,800})[“”]|«([^»]{1,800})»|"([^"\n]{1,800})")/gu;

/** Block quotes, fenced texts, letters from salutation to closing, and what stands in quotation marks behind a colon. */
export function draftsIn(markdown: string): Draft[] {
  return draftsOf(lexer(markdown.slice(0, maxReply)));
}

function draftsOf(tokens: Token[]): Draft[] {
  const letter = letterIn(tokens);
  if (letter) return [...draftsOf(letter.before), draftOf(letter.text), ...draftsOf(letter.after)];
  const shown = tokens.filter(({ type }) => type !== "space");
  return shown.flatMap((token, at) => {
    if (token.type === "blockquote" || token.type === "code") return draftOf(plainText(token.text));
    if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => draftsOf(item.tokens));
    if (token.type === "paragraph" || token.type === "text") {
      const before = shown[at - 1];
      return quotesIn(plainText(`${before?.type === "paragraph" ? before.raw : ""} ${token.text}`));
    }
    return [];
  });
}

function draftOf(text: string): Draft {
  const isLetter = text.split("\n").some((line) => /[,:]$/.test(line.trim()) && isShort(line));
  return { sentences: splitSentences(text), isOwnVoiceOnly: isLetter };
}

function quotesIn(text: string): Draft[] {
  const quotes = [...text.matchAll(quoted)].map((found) => found.slice(1).find(Boolean) ?? "");
  return quotes
    .filter((quote) => quote.split(/\s+/).length >= minQuote)
    .map((quote) => ({ sentences: splitSentences(quote), isOwnVoiceOnly: true }));
}

/** A letter that nothing marks: from a short line with a comma at its end to one or more short lines without a stop. */
function letterIn(tokens: Token[]): { before: Token[]; text: string; after: Token[] } | undefined {
  const from = tokens.findIndex((token) => linesOf(token)[0]?.endsWith(",") && isShort(linesOf(token)[0] ?? ""));
  if (from < 0) return undefined;
  const rest = tokens.slice(from + 1);
  const length = rest.findIndex((token) => token.type === "hr" || token.type === "heading" || isClosing(token));
  const end = rest[length];
  if (!end || !isClosing(end)) return undefined;
  const text = tokens.slice(from, from + 1 + length).map((token) => plainText(token.raw));
  return { before: tokens.slice(0, from), text: text.join("\n"), after: rest.slice(length + 1) };
}

const linesOf = (token: Token) => (token.type === "paragraph" ? plainText(token.raw).trim().split("\n") : []);
const isShort = (line: string) => line.trim().split(/\s+/).length <= maxLetterLine;

function isClosing(token: Token): boolean {
  const lines = linesOf(token);
  return lines.length > 0 && lines.every((line) => isShort(line) && !/[.!?:]$/.test(line.trim()));
}

/** Without emphasis, marks of lists and quotes, and the addresses of links. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, "$1")
    .replace(/^[ \t]*(?:>|[-*+•]|\d+[.)]|#+)[ \t]+/gm, "")
    .replace(/[*_`\\]+/g, "");
