import { getDocumentProxy } from "unpdf";
import { joinedPages, pageLines, type TextItem, withWholeAddresses } from "../cv-reading/cv-reading.ts";
import { pdfiumPages } from "./pdfium-text.ts";
import { bestReading } from "./second-reading.ts";

const maximumPages = 50;
const rightToLeftIndicThai = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** The text of a PDF in reading order; a second reader is asked where the first one is known to garble. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await firstReading(bytes);
  if (!needsSecondReader(pages.flat().join("\n"))) return joinedPages(pages);
  return joinedPages(bestReading(pages, await pdfiumPages(bytes, maximumPages)));
}

async function firstReading(bytes: Uint8Array): Promise<string[][]> {
  // The reader takes the buffer away from its caller.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[][] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maximumPages); number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const items = content.items.flatMap((item) => ("str" in item ? [textItem(item)] : []));
    const links: { unsafeUrl?: string }[] = await page.getAnnotations();
    // The reader's own `url` adds slashes that do not stand in the file.
    pages.push(
      withWholeAddresses(
        pageLines(items),
        links.map(({ unsafeUrl = "" }) => unsafeUrl),
      ),
    );
  }
  return pages;
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
