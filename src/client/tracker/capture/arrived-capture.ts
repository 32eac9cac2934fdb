import { pastedTextLimits } from "../../../shared/documents/pasted-text.rules.ts";
import { pageOfHandOver } from "../../../shared/tracker/capture/hand-over.rules.ts";
import { handOverMark } from "../../../shared/tracker/capture/packed-page.rules.ts";

/** A posting on its way to the board, from wherever it was handed over. */
export interface Capture {
  /** Empty where somebody shared a text alone. */
  url: string;
  title: string;
  /** What the server is to read; without it, it reads the address. */
  html: string | undefined;
  /** What was selected, or shared: where it is long enough, it is the posting. */
  text: string;
}

/** What the extension and the bookmarklet hand over; undefined where it cannot be read. */
async function captureOfPage(packed: string): Promise<Capture | undefined> {
  const page = await pageOfHandOver(packed);
  if (!page) return undefined;
  const { url, title, html, selection } = page;
  return { url, title, html, text: isWholePosting(selection) ? selection.trim().slice(0, pastedTextLimits.max) : "" };
}

/** What a phone shares. Many applications put the address into the text. */
function sharedCapture(shared: URLSearchParams): Capture | undefined {
  const [title = "", text = "", url = ""] = ["title", "text", "url"].map((name) => shared.get(name)?.trim() ?? "");
  if (!title && !text && !url) return undefined;
  const address = [url, text, title].map(addressIn).find(Boolean) ?? "";
  const rest = text.replace(address, "").trim().slice(0, pastedTextLimits.max);
  const isText = isWholePosting(rest) || !address;
  return {
    url: address,
    title: title.replace(address, "").trim(),
    html: isText ? htmlOfText(title, rest) : undefined,
    text: isText ? rest : "",
  };
}

/** Undefined where nothing was handed over; null where it cannot be read. */
export async function arrivedCapture(search: string, hash: string): Promise<Capture | null | undefined> {
  if (hash.startsWith(handOverMark)) return (await captureOfPage(hash.slice(handOverMark.length))) ?? null;
  return sharedCapture(new URLSearchParams(search));
}

const addressIn = (text: string) => /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? "";

const isWholePosting = (text: string) => text.trim().length >= pastedTextLimits.min;

function htmlOfText(title: string, text: string): string {
  const page = document.implementation.createHTMLDocument(title);
  const lines = [["h1", title], ...text.split("\n").map((line): [string, string] => ["p", line])] satisfies [
    string,
    string,
  ][];
  for (const [name, textContent] of lines) page.body.append(Object.assign(page.createElement(name), { textContent }));
  return page.documentElement.outerHTML;
}
