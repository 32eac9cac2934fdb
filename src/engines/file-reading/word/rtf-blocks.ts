import type { CvBlock } from "../../cv-reading/cv-reading.ts";
import { createBlockBuilder, type TextStyle } from "./block-builder.ts";

interface GroupState {
  style: TextStyle;
  isSkipped: boolean;
  /** How many characters stand in for one that older programs cannot read. */
  fallback: number;
}

/** What holds no text of the document. */
const otherDestinations =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|footer[lrf]?|listtable|listoverridetable|rsidtbl|themedata|datastore|generator|xmlnstbl|fldinst)$/;
/** Of groups; word processors stay below 50. */
const maxDepth = 1000;
const spelled: Record<string, string> = {
  tab: "\t",
  cell: "\t",
  bullet: "• ",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
};
const tokens = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi;

/** The paragraphs of an RTF file; a table's row is a paragraph of cells. */
export function rtfBlocks(bytes: Uint8Array): CvBlock[] {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const codePage = new TextDecoder(`windows-${/\\ansicpg(125\d)/.exec(source)?.[1] ?? "1252"}`);
  const builder = createBlockBuilder();
  const groups: GroupState[] = [];
  let state: GroupState = { style: { bold: false, italic: false, size: 12 }, isSkipped: false, fallback: 1 };
  let left = 0;
  const write = (text: string) => {
    if (!state.isSkipped) builder.text(text, { ...state.style });
  };
  for (const [, word, number, hex, sign, brace, text] of source.matchAll(tokens)) {
    if (groups.length > maxDepth) throw new Error("Nested too deep");
    if (brace === "{") groups.push({ ...state, style: { ...state.style } });
    else if (brace) state = groups.pop() ?? state;
    else if (hex) {
      if (left > 0) left -= 1;
      else write(codePage.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (sign) {
      if (sign === "*") state.isSkipped = true;
      else if (/[\\{}~_]/.test(sign)) write(sign === "~" ? " " : sign === "_" ? "-" : sign);
    } else if (text) {
      write(text.slice(left));
      left = Math.max(0, left - text.length);
    } else if (word)
      left = control(word, number === undefined ? undefined : Number(number), state, builder, write) ?? left;
  }
  return builder.blocks();
}

/** @returns how many characters to pass over */
function control(
  word: string,
  number: number | undefined,
  state: GroupState,
  builder: ReturnType<typeof createBlockBuilder>,
  write: (text: string) => void,
): number | undefined {
  const known = spelled[word];
  if (known) write(known);
  else if (otherDestinations.test(word)) state.isSkipped = true;
  else if (state.isSkipped) return undefined;
  else if (/^(?:par|row|sect|line)$/.test(word)) {
    builder.text("", state.style);
    builder.endParagraph();
  } else if (word === "b") state.style.bold = number !== 0;
  else if (word === "i") state.style.italic = number !== 0;
  else if (word === "fs" && number) state.style.size = number / 2;
  else if (word === "plain") Object.assign(state.style, { bold: false, italic: false });
  else if (word === "uc") state.fallback = number ?? 1;
  else if (word === "u" && number !== undefined) {
    write(String.fromCharCode(number < 0 ? number + 65_536 : number));
    return state.fallback;
  }
  return undefined;
}
