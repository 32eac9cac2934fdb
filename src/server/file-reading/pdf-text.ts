import { getDocumentProxy } from "unpdf";
import { pageLines } from "./page-columns.ts";
import type { TextItem } from "./page-rows.ts";
import { pdfiumText } from "./pdfium-text.ts";

const maximumPages = 50;
const rightToLeftIndicThai = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** The text of a PDF in reading order; a second reader takes over where the first one is known to garble. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const text = await firstReading(bytes);
  return needsSecondReader(text) ? await pdfiumText(bytes, maximumPages) : text;
}

async function firstReading(bytes: Uint8Array): Promise<string> {
  // The reader takes the buffer away from its caller.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maximumPages); number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    const items = content.items.flatMap((item) => ("str" in item ? [textItem(item)] : []));
    pages.push(pageLines(items).join("\n"));
  }
  return pages.join("\n\n");
}

function textItem(item: { str: string; transform: number[]; width: number }): TextItem {
  const [, , skewX = 0, scaleY = 0, x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, height: Math.hypot(skewX, scaleY) };
}

function needsSecondReader(text: string): boolean {
  if (rightToLeftIndicThai.test(text)) return true;
  const odd = text.match(/[\p{Co}\p{Cc}\ufffd]/gu)?.filter((character) => !/[\n\t]/.test(character)).length ?? 0;
  return odd > 0.01 * text.length;
}
