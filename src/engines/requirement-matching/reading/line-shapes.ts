import type { SectionClass } from "../tables/posting-section-words.ts";
import { sectionOfHeading } from "./section-cues.ts";

export interface PostingItem {
  text: string;
  isBullet: boolean;
  /** null before any heading; "unknown" below one that tells nothing. */
  section: SectionClass | "unknown" | null;
  /** Lines below one heading share it. */
  block: number;
}

interface ShapedLine {
  text: string;
  isBullet: boolean;
  isBold: boolean;
  isBlank: boolean;
}

const bullet = /^\s*(?:[-–—•·▪▫◦●○■□►▶➤→➔✓✔✅☑❖»*]|\p{Extended_Pictographic}\ufe0f?|\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;
const maxHeading = 70;
const maxHeadingWords = 10;

/** The lines of a posting below headings that ask, offer, describe ...; headings themselves are no items. */
export function postingItems(text: string, title: string): PostingItem[] {
  const lines = text.split(/\r?\n/).flatMap(shapesOf);
  const items: PostingItem[] = [];
  let state: Pick<PostingItem, "section" | "block"> = { section: null, block: 0 };
  let hasBullets = false;
  lines.forEach((line, at) => {
    if (line.isBlank || isTitle(line.text, title)) return;
    if (isHeading(lines, at)) {
      state = { section: sectionOfHeading(line.text) ?? "unknown", block: state.block + 1 };
      hasBullets = false;
      return;
    }
    // What follows a list and a blank line, and is no heading, is not of the list.
    if (hasBullets && !line.isBullet && lines[at - 1]?.isBlank) state = { section: null, block: state.block + 1 };
    if (line.isBullet) hasBullets = true;
    items.push(labelled({ text: line.text, isBullet: line.isBullet, ...state }));
  });
  return items;
}

const isTitle = (text: string, title: string) =>
  title !== "" && text.toLowerCase().startsWith(title.toLowerCase()) && text.length < title.length + 60;

function shapesOf(line: string): ShapedLine[] {
  const parts = /\S\s+[•▪●]\s+\S/.test(line) ? line.split(/(?=[•▪●]\s)/) : [line];
  return parts.map((part) => {
    const isBold = /^\s*(?:\*\*|__).*(?:\*\*|__):?\s*$|^\s*#{1,6}\s/.test(part);
    const plain = part.replace(/\*\*|__|^\s*#{1,6}\s/g, "");
    const isBullet = !isBold && bullet.test(plain);
    const bare = plain.replace(bullet, "").replace(/\s+/g, " ").trim();
    return { text: bare, isBullet, isBold, isBlank: bare === "" };
  });
}

function isHeading(lines: ShapedLine[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || line.isBullet || line.text.length > maxHeading || /[.!;,]$/.test(line.text)) return false;
  const words = line.text.split(" ").length;
  if (words > maxHeadingWords) return false;
  const isCapital = line.text === line.text.toUpperCase() && /\p{Lu}{3}/u.test(line.text) && words > 1;
  const isBeforeList = next?.isBullet === true && !before?.isBullet;
  if (/[:?…]$/.test(line.text) || line.isBold || isCapital || isBeforeList) return true;
  const opens = before === undefined || before.isBlank;
  const announces = words <= 5 && sectionOfHeading(line.text) !== undefined;
  return opens && next !== undefined && (!next.isBlank || announces);
}

/** "Essential: IOSH certificate" is a line below a heading of its own. */
function labelled(item: PostingItem): PostingItem {
  const [, label = "", rest = ""] = /^([^:]{3,45}):\s+(\S.*)$/s.exec(item.text) ?? [];
  const section = label.split(" ").length <= 6 ? sectionOfHeading(label) : undefined;
  return section && rest ? { ...item, text: rest, section } : item;
}
