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

/**
 * One text per bullet; the lines that continue a bullet are joined to it. Without bullets a line that begins anew ends
 * the one before, when that is a sentence or stops short of `width`, the characters of a full line.
 */
export function paragraphsOf(lines: string[], width = widestLine(lines)): string[] {
  const isMarked = lines.some(isBullet);
  const paragraphs: string[] = [];
  let previous = "";
  for (const line of lines) {
    const text = withoutBullet(line);
    const startsAnew = previous === "" || isBullet(line) || (!isMarked && isOwnLine(previous, text, width));
    const continues = !startsAnew && text !== "" && continuesSentence(paragraphs.at(-1) ?? "", text);
    if (continues) paragraphs.push(joined(paragraphs.pop() ?? "", text));
    else if (text !== "") paragraphs.push(text);
    previous = text;
  }
  return paragraphs;
}

/** Lists that go on in the next line for want of room; a line with a sign or a label of its own begins anew. */
export function unwrapped(lines: string[], width: number): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? "";
    const [firstWord = ""] = line.split(" ");
    const isFull = before !== "" && before.length + 1 + firstWord.length >= 0.85 * width;
    if (isFull && line !== "" && !isBullet(line) && !/^[^:,;]{2,40}:\s/u.test(line))
      whole.push(`${whole.pop()} ${line}`);
    else whole.push(line);
  }
  return whole;
}

/** A line that is broken for want of room ends where the next word does not fit; letters differ in width. */
function isOwnLine(previous: string, next: string, width: number): boolean {
  if (!/^[\p{Lu}\d"“]/u.test(next) || /[,&(–-]$/u.test(previous)) return false;
  const [firstWord = ""] = next.split(" ");
  return startsAchievement(next) || previous.length + 1 + firstWord.length < 0.85 * width;
}

export function widestLine(lines: string[]): number {
  return lines.reduce((widest, line) => Math.max(widest, line.length), 0);
}

const achievement =
  /^(?!(?:Accredited|Advanced|Allied|Applied|Associated|Certified|Chartered|Combined|Connected|Distributed|Embedded|Integrated|Licensed|Limited|Registered|Retired|Skilled|Unified|United)\b)(?:\p{Lu}\p{Ll}+ed|Built|Led|Wrote|Ran|Made|Taught|Drove|Grew|Cut|Won|Set up|Held|Oversaw|Gave|Sold|Took|Brought|Kept)\s+(?!of\b)/u;

/** "Mentored 3 junior engineers": what somebody did, never a title or a company. */
export function startsAchievement(line: string): boolean {
  return achievement.test(line) && line.split(/\s+/).length >= 3;
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
