import anyAscii from "any-ascii";
import type { WrittenDocument } from "./document.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";

const maxPartLength = 60;

/** "Zoë-Łukasiewicz-CV-Kernwerk.pdf": what a recruiter can file, in the person's own letters. */
export function documentFileName(
  { kind, language, name }: Pick<WrittenDocument, "kind" | "language" | "name">,
  companyName: string,
  format: "pdf" | "docx",
): string {
  const parts = [name.text, phrasesOf(language).names[kind], companyName];
  return `${parts.map(filePart).filter(Boolean).join("-")}.${format}`;
}

/** The header that names a download: ASCII for old readers, the real letters (RFC 6266, RFC 8187) for all others. */
export function attachmentHeader(fileName: string): string {
  const ascii = anyAscii(fileName)
    .replace(/['"`]/g, "")
    .replace(/[^A-Za-z0-9.-]+/g, "-")
    .replace(/-{2,}/g, "-");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function filePart(text: string): string {
  const words = text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return [...words].slice(0, maxPartLength).join("");
}
