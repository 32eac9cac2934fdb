import type { CvBlock } from "../../cv-reading/cv-reading.ts";
import { walkXml } from "../walk-xml.ts";
import { zipFiles } from "../zip-files.ts";
import { createBlockBuilder, type TextStyle } from "./block-builder.ts";
import { runProperty, type WordStyle, wordStyles } from "./word-styles.ts";

const parts = /^word\/(?:document|styles|header\d*)\.xml$/;
/** What is drawn twice for older programs, taken back, or told to a program alone. */
const skipped = new Set(["mc:Fallback", "w:del", "w:instrText", "w:moveFrom", "w:rPrChange", "w:pPrChange"]);

/** The paragraphs and tables of a DOCX: page headers first (names and contacts often stand there), then the body with its boxes. */
export function docxBlocks(bytes: Uint8Array): CvBlock[] {
  const files = zipFiles(bytes, parts);
  const document = files.get("word/document.xml");
  if (!document) throw new Error("No document");
  const styleOf = wordStyles(files.get("word/styles.xml")?.toString("utf8") ?? "");
  const headers = [...files.keys()].filter((name) => name.includes("header")).sort();
  const texts = [...headers.map((name) => files.get(name)), document].map((part) => part?.toString("utf8") ?? "");
  const blocks = texts.map((xml) => blocksOfXml(xml, styleOf));
  const seen = new Set<string>();
  return blocks
    .flat()
    .filter((block) => "rows" in block || block.text.trim() === "" || !isRepeatedHeader(block.text, seen, blocks));
}

/** A page's header may come three times: for first, even and other pages. */
function isRepeatedHeader(text: string, seen: Set<string>, blocks: CvBlock[][]): boolean {
  if (
    blocks.length < 3 ||
    !blocks
      .slice(0, -1)
      .flat()
      .some((block) => "text" in block && block.text === text)
  )
    return false;
  const isSeen = seen.has(text);
  seen.add(text);
  return isSeen;
}

interface Run {
  style: Partial<TextStyle>;
  isHidden: boolean;
}

function blocksOfXml(xml: string, styleOf: (id: string) => WordStyle): CvBlock[] {
  const builder = createBlockBuilder();
  const paragraphStyles: WordStyle[] = [];
  let run: Run = { style: {}, isHidden: false };
  let [isText, isRun, skipping] = [false, false, 0];
  const style = (): TextStyle => ({
    ...{ bold: false, italic: false, size: 0 },
    ...styleOf(""),
    ...paragraphStyles.at(-1),
    ...run.style,
  });
  const opening: Record<string, (value: string) => void> = {
    "w:p": () => {
      paragraphStyles.push({ isHeading: false });
      builder.beginParagraph();
    },
    "w:pStyle": (value) => {
      paragraphStyles.splice(-1, 1, styleOf(value));
      builder.mark({ isHeading: styleOf(value).isHeading, ...(/list/i.test(value) ? { isListItem: true } : {}) });
    },
    // Of 0: taken out of the list that its style has.
    "w:numId": (value) => builder.mark({ isListItem: value !== "0" }),
    "w:outlineLvl": () => builder.mark({ isHeading: true }),
    "w:r": () => {
      run = { style: {}, isHidden: false };
      isRun = true;
    },
    "w:rStyle": (value) => {
      const { isHeading: _isHeading, ...told } = styleOf(value);
      Object.assign(run.style, told);
    },
    "w:vanish": () => {
      run.isHidden = isRun;
    },
    "w:t": () => {
      isText = true;
    },
    "w:tab": () => isRun && builder.text("\t", style()),
    "w:br": () => isRun && builder.breakLine(),
    "w:cr": () => builder.breakLine(),
    "w:noBreakHyphen": () => builder.text("-", style()),
    "w:sym": () => builder.text("• ", style()),
    "w:tbl": builder.beginTable,
    "w:tr": builder.beginRow,
    "w:tc": builder.beginCell,
  };
  const closing: Record<string, () => void> = {
    "w:p": () => {
      paragraphStyles.pop();
      builder.endParagraph();
    },
    "w:r": () => {
      isRun = false;
    },
    "w:t": () => {
      isText = false;
    },
    "w:tc": builder.endCell,
    "w:tbl": builder.endTable,
  };
  walkXml(xml, {
    onopentag(name, attributes) {
      if (skipped.has(name)) skipping += 1;
      if (skipping > 0) return;
      if (isRun) Object.assign(run.style, runProperty(name, attributes["w:val"] ?? ""));
      opening[name]?.(attributes["w:val"] ?? "");
    },
    ontext(text) {
      if (isText && skipping === 0 && !run.isHidden) builder.text(text, style());
    },
    onclosetag(name) {
      if (skipping === 0) closing[name]?.();
      if (skipped.has(name)) skipping -= 1;
    },
  });
  return builder.blocks();
}
