const bullet = /^(?:[•◦▪▫■□●○‣⁃∙·*➢➤✓»]|[-–—](?=\s)|o(?=\s\p{Lu}))\s*/u;

export function isBullet(line: string): boolean {
  return bullet.test(line);
}

export function withoutBullet(line: string): string {
  return line.replace(bullet, "").trim();
}

/** At most `maximum` characters, cut between words where that is possible. */
export function clipped(value: string, maximum: number): string {
  const text = value.replace(/\s+/g, " ").trim();
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum + 1);
  const space = cut.lastIndexOf(" ");
  return (space > maximum / 2 ? cut.slice(0, space) : cut.slice(0, maximum)).replace(/[\s,;–-]+$/u, "");
}

/** One text per bullet; the lines that continue a bullet are joined to it. Without bullets one per sentence-like line. */
export function paragraphsOf(lines: string[]): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = withoutBullet(line);
    const continues = isOpen && !isBullet(line) && text !== "" && continuesSentence(paragraphs.at(-1) ?? "", text);
    if (continues) paragraphs.push(joined(paragraphs.pop() ?? "", text));
    else if (text !== "") paragraphs.push(text);
    isOpen = text !== "";
  }
  return paragraphs;
}

function continuesSentence(before: string, next: string): boolean {
  return /^[\p{Ll}(]/u.test(next) || !/[.!?:;]$/.test(before);
}

function joined(before: string, next: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next) ? before.slice(0, -1) + next : `${before} ${next}`;
}

/** Blocks of lines between empty lines. */
export function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

export function unique(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = value.toLocaleLowerCase();
    if (value === "" || seen.has(key)) return false;
    return seen.add(key) !== undefined;
  });
}
