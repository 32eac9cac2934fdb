import type { PdfSheet } from "./sheet.ts";

const invisible = /[\p{Cc}\p{Surrogate}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const allowedLink = /^(https?:\/\/|mailto:|tel:)/i;
/** Longer ones make the exporter fail. */
const maxLinkLength = 2000;

/**
 * Text as it may be set: composed (NFC), on one line, without control characters, lone surrogates (they fail the
 * compilation) and direction overrides (they can make a line read as something else).
 */
function cleanText(text: string): string {
  return text.replace(lineBreaks, " ").replace(invisible, "").normalize("NFC").trim();
}

/** Applies cleanText to every string of a JSON value and drops list items that nothing is left of. */
export function cleanSheet<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== "");
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === "href" ? safeLink(item) : clean(item)]),
  );
}

function safeLink(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const link = cleanText(href);
  return allowedLink.test(link) && link.length <= maxLinkLength ? link : null;
}

/** What a sheet says, one string a line, without addresses: those are in Latin letters whatever language a person writes. */
export function wordsOfSheet({ contacts, ...said }: PdfSheet["data"]): string {
  const others = contacts.filter(({ href }) => href === null).map(({ text }) => text);
  return stringsIn({ ...said, others, design: "", paper: "", lang: "", region: "" });
}

function stringsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || typeof value !== "object") return "";
  return Object.values(value).map(stringsIn).join("\n");
}
