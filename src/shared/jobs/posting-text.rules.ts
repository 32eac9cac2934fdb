export interface TextBlock {
  isList: boolean;
  lines: string[];
}

const bulletMark = /^[-•]\s+/;

/** A posting's plain text as paragraphs and lists: neighbouring lines that begin with "- " make one list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split("\n").filter((candidate) => candidate.trim() !== "")) {
    const isList = bulletMark.test(line);
    const words = line.replace(bulletMark, "").trim();
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(words);
    else blocks.push({ isList, lines: [words] });
  }
  return blocks;
}
