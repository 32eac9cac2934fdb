import type { CvDocument, CvSection, LetterDocument, WrittenDocument } from "../document.ts";

/**
 * The document with a sentence, a paragraph, an entry or a section at another place of its list; undefined where there is no
 * such list, or no such place in it.
 *
 * @param to counted from 0
 */
export function withMovedPart(document: WrittenDocument, place: string, to: number): WrittenDocument | undefined {
  const [outer = "", ...inner] = place.split(".");
  const numbers = inner.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return document.kind === "cv" ? movedInCv(document, outer, numbers, to) : movedInLetter(document, outer, numbers, to);
}

type Path = (string | number)[];

function movedInLetter(letter: LetterDocument, outer: string, path: Path, to: number): LetterDocument | undefined {
  const paragraphs = outer === "paragraphs" ? movedAt(letter.paragraphs, path, to, movedIn) : undefined;
  return paragraphs && { ...letter, paragraphs };
}

function movedInCv(cv: CvDocument, outer: string, path: Path, to: number): CvDocument | undefined {
  const sections = outer === "sections" ? movedAt(cv.sections, path, to, movedInSection) : undefined;
  return sections && { ...cv, sections };
}

function movedInSection(section: CvSection, [list, ...path]: Path, to: number): CvSection | undefined {
  if (list === "bullets") return withChanged(section, "bullets", movedIn(section.bullets, path, to));
  if (list === "paragraphs") return withChanged(section, "paragraphs", movedAt(section.paragraphs, path, to, movedIn));
  if (list !== "entries") return undefined;
  const entries = movedAt(section.entries, path, to, (entry, [inner, ...at], target) =>
    inner === "bullets" ? withChanged(entry, "bullets", movedIn(entry.bullets, at, target)) : undefined,
  );
  return withChanged(section, "entries", entries);
}

const withChanged = <Whole, Part extends keyof Whole>(whole: Whole, part: Part, changed: Whole[Part] | undefined) =>
  changed && { ...whole, [part]: changed };

/** The list with one of its items moved, or with something moved within the item that the path leads into. */
function movedAt<Item>(
  items: Item[],
  [at, ...path]: Path,
  to: number,
  within: (item: Item, path: Path, to: number) => Item | undefined,
): Item[] | undefined {
  if (path.length === 0) return movedIn(items, [at ?? ""], to);
  const item = typeof at === "number" ? items[at] : undefined;
  const changed = item && within(item, path, to);
  return changed && items.map((one) => (one === item ? changed : one));
}

function movedIn<Item>(items: Item[], [from, ...rest]: Path, to: number): Item[] | undefined {
  if (typeof from !== "number" || rest.length > 0 || to >= items.length || from === to) return undefined;
  const item = items[from];
  return item && items.toSpliced(from, 1).toSpliced(to, 0, item);
}
