/** What is judged and drawn as one: a paragraph, an entry of a list, a heading with what stands below it, a fenced text. */
export interface ReplyBlock {
  lines: string[];
  /** The empty lines behind it. */
  gap: string;
}

const entry = /^\s*(?:[-*+•]|\d+[.)])\s+/;
const heading = /^\s*#{1,6}\s/;
const fence = /^\s*(?:```|~~~)/;

/** The blocks of a reply in Markdown, in their order; written one behind the other they are the reply. */
export function replyBlocks(markdown: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let isFenced = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const last = blocks.at(-1);
    const isEmpty = line.trim() === "" && !isFenced;
    if (isEmpty && last) last.gap += line;
    else if (last && !beginsBlock(line, last, isFenced)) addLine(last, line);
    else blocks.push({ lines: [line], gap: "" });
    if (fence.test(line)) isFenced = !isFenced;
  }
  return blocks;
}

function addLine(block: ReplyBlock, line: string): void {
  if (block.gap !== "") block.lines.push(block.gap);
  block.gap = "";
  block.lines.push(line);
}

function beginsBlock(line: string, { lines, gap }: ReplyBlock, isFenced: boolean): boolean {
  if (isFenced) return false;
  const isOnlyHeading = lines.length === 1 && heading.test(lines[0] ?? "");
  if (isOnlyHeading) return heading.test(line) || entry.test(line);
  return gap !== "" || entry.test(line) || heading.test(line) || fence.test(line);
}

/** A line without what makes an entry, a quote or a heading of it, and that. */
export function markedLine(line: string): { mark: string; text: string } {
  const [mark = ""] = /^\s*(?:>\s?)*(?:(?:[-*+•]|\d+[.)]|#{1,6})\s+)?/.exec(line) ?? [];
  return { mark, text: line.slice(mark.length) };
}
