import { type CvBlock, type CvParagraph, plainCharacter } from "../../cv-reading/cv-reading.ts";

export interface TextStyle {
  bold: boolean;
  italic: boolean;
  /** Points; 0 where none is told. */
  size: number;
}

/** Puts paragraphs and tables together as the parts of a file come along. Text outside a paragraph opens one. */
export function createBlockBuilder() {
  const root: CvBlock[] = [];
  const containers: CvBlock[][] = [root];
  const tables: CvBlock[][][][] = [];
  const open: CvParagraph[] = [];

  const paragraph = () => open.at(-1) ?? begin();

  function begin(): CvParagraph {
    const made: CvParagraph = { text: "", spans: [], isHeading: false, isListItem: false };
    open.push(made);
    return made;
  }

  function end(): void {
    const ended = open.pop();
    if (ended) containers.at(-1)?.push(ended);
  }

  return {
    beginParagraph: begin,
    endParagraph: end,
    mark(facts: Partial<Pick<CvParagraph, "isHeading" | "isListItem">>): void {
      Object.assign(paragraph(), facts);
    },
    text(written: string, { bold, italic, size }: TextStyle): void {
      const { spans } = paragraph();
      const text = written
        .replace(/[^\s]/gu, plainCharacter)
        // Of a symbol font.
        .replace(/\p{Co}/gu, "•")
        .replace(/[\r\n\f\v\u00a0]/g, " ")
        .replace(/\p{Cf}/gu, "");
      const from = paragraph().text.length;
      paragraph().text += text;
      const last = spans.at(-1);
      if (last && last.bold === bold && last.italic === italic && last.size === size) last.to = from + text.length;
      else spans.push({ from, to: from + text.length, bold, italic, size });
    },
    /** The rest stands on a line of its own. */
    breakLine(): void {
      const { isHeading, isListItem } = paragraph();
      end();
      Object.assign(begin(), { isHeading, isListItem: isListItem && false });
    },
    beginTable(): void {
      tables.push([]);
    },
    beginRow(): void {
      tables.at(-1)?.push([]);
    },
    beginCell(): void {
      const cell: CvBlock[] = [];
      tables.at(-1)?.at(-1)?.push(cell);
      containers.push(cell);
    },
    endCell(): void {
      if (containers.length > 1) containers.pop();
    },
    endTable(): void {
      const rows = tables.pop();
      if (rows) containers.at(-1)?.push({ rows });
    },
    blocks(): CvBlock[] {
      while (open.length > 0) end();
      return root;
    },
  };
}
