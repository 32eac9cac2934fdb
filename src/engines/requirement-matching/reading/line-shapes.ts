export interface BlockLine {
  text: string;
  isBullet: boolean;
}

/** Lines that stand together: a list, or a paragraph, with what is written above it; empty where nothing is. */
export interface PostingBlock {
  heading: string;
  lines: BlockLine[];
}

interface ShapedLine extends BlockLine {
  /** The sign before a line of a list; empty for any other line. */
  marker: string;
  isBold: boolean;
  isBlank: boolean;
}

const bullet =
  /^\s*([-–—•·▪▫◦●○■□►▶➤→➔✓✔✅☑❖»*★☆+>]|\p{Extended_Pictographic}\ufe0f?|\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;
const maxHeading = 70;
const maxHeadingWords = 10;
/** So many lines below a heading are a list without signs. */
const minList = 3;

/** The blocks of a posting in order; headings and the title are no lines of any. */
export function postingBlocks(text: string, title: string): PostingBlock[] {
  const lines = text.split(/\r?\n/).flatMap(shapesOf);
  const blocks: PostingBlock[] = [];
  let heading: string | undefined;
  let isOpen = false;
  lines.forEach((line, at) => {
    if (line.isBlank) {
      // A list goes on behind a blank line, a paragraph ends at it.
      isOpen = isOpen && blocks.at(-1)?.lines.at(-1)?.isBullet === true && nextIsOfList(lines, at);
      return;
    }
    if (isTitle(line.text, title)) return;
    if (isHeading(lines, at)) {
      heading = line.text;
      isOpen = false;
      return;
    }
    if (!isOpen) blocks.push({ heading: heading ?? "", lines: [] });
    blocks.at(-1)?.lines.push({ text: line.text, isBullet: line.isBullet });
    heading = undefined;
    isOpen = true;
  });
  return blocks.map(({ heading: above, lines: own }) => {
    const isList = above !== "" && own.length >= minList;
    return { heading: above, lines: isList ? own.map(({ text: line }) => ({ text: line, isBullet: true })) : own };
  });
}

function nextIsOfList(lines: ShapedLine[], at: number): boolean {
  const next = lines.findIndex(({ isBlank }, index) => index > at && !isBlank);
  return lines[next]?.isBullet === true && !isHeading(lines, next);
}

const isTitle = (text: string, title: string) =>
  title !== "" && text.toLowerCase().startsWith(title.toLowerCase()) && text.length < title.length + 60;

function shapesOf(line: string): ShapedLine[] {
  const parts = /\S\s+[•▪●]\s+\S/.test(line) ? line.split(/(?=[•▪●]\s)/) : [line];
  return parts.map((part) => {
    const isBold = /^\s*(?:\*\*|__).*(?:\*\*|__):?\s*$|^\s*#{1,6}\s/.test(part);
    const plain = part.replace(/\*\*|__|^\s*#{1,6}\s/g, "");
    const marker = bullet.exec(plain)?.[1] ?? "";
    const bare = plain.replace(bullet, "").replace(/\s+/g, " ").trim();
    return { text: bare, marker, isBullet: !isBold && marker !== "", isBold, isBlank: bare === "" };
  });
}

function isHeading(lines: ShapedLine[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || line.text.length > maxHeading || /[.!;,]$/.test(line.text)) return false;
  const words = line.text.split(" ").length;
  if (words > maxHeadingWords) return false;
  const opens = before === undefined || before.isBlank;
  const isBeforeList = next?.isBullet === true && (!before?.isBullet || opens) && next.marker !== line.marker;
  // "🎯 What you need": a sign of its own above other lines is an ornament.
  const isOrnament = opens && /\p{Extended_Pictographic}/u.test(line.marker) && next !== undefined && !next.isBlank;
  if (line.isBullet)
    return isOrnament && next.marker !== line.marker && !/\p{Extended_Pictographic}/u.test(next.marker);
  const isCapital = line.text === line.text.toUpperCase() && /\p{Lu}{3}/u.test(line.text) && words > 1;
  return /[:?…]$/.test(line.text) || line.isBold || isCapital || isBeforeList || (opens && next?.isBlank === false);
}
