import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import { unescapeHtml } from "../../shared/text/html-escape.rules.ts";
import { linesOfHtml, withWholeAddresses } from "../cv-reading/cv-reading.ts";

/** The text of a DOCX: its page headers first (names and contacts often stand there), then boxes, then the body. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes);
  const html = await mammoth.convertToHtml({ buffer }, { convertImage: noImage(), externalFileAccess: false });
  const document = await new WordExtractor().extract(buffer);
  const beside = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: false }),
  ];
  return [
    ...beside.map((part) => part.trim()),
    withWholeAddresses(linesOfHtml(html.value).split("\n"), linksOf(html.value)).join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address = ""]) => unescapeHtml(address));

/** The text of a Word 97 to 2003 file. */
export async function docText(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  return [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

function noImage() {
  return mammoth.images.imgElement(async () => ({ src: "" }));
}
