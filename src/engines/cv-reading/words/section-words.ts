import { andPattern } from "./date-words.ts";
import { wordFile } from "./word-file.ts";
import { foldedTokens, isUnspaced, type WordTable, wordTable } from "./word-table.ts";

/** The kinds of section. A heading that names several is of the kind that comes first here. */
const kinds = [
  "references",
  "volunteer",
  "publications",
  "certifications",
  "education",
  "training",
  "experience",
  "languages",
  "skills",
  "summary",
  "contact",
  "other",
] as const;
const words = wordFile("headings", [...kinds, "interests", "fillers"]);

/** They say nothing of a section's kind, but stand in headings. */
const fillers = wordTable(words.fillers);

const interestWords = wordTable(words.interests);

type NamedKind = (typeof kinds)[number];
export type SectionKind = NamedKind | "unknown";

const tables = new Map<NamedKind, WordTable>(
  kinds.map((kind) => [kind, wordTable(kind === "other" ? `${words.other} ${words.interests}` : words[kind])]),
);

/** What a heading's words say: the kinds that they name, and how many of them are in no table. */
export interface HeadingWords {
  kind: NamedKind | undefined;
  known: number;
  unknown: number;
}

/** @param folded by `foldedInPlace`, without bullets, numbers and colons */
export function headingWords(folded: string): HeadingWords {
  const found = isUnspaced(folded) ? unspacedKinds(folded) : spacedKinds(foldedTokens(folded));
  const isWork = found.kinds.has("volunteer") && namesWorkAlone(folded);
  return { ...found, kind: isWork ? "experience" : kinds.find((kind) => found.kinds.has(kind)) };
}

const conjunction = new RegExp(`\\s+(?:${andPattern}|&|\\+)\\s+|\\s*[,/]\\s*`, "u");

/** In one of its parts: "work and volunteering", and not "voluntary work". */
const namesWorkAlone = (folded: string): boolean =>
  folded.split(conjunction).some((part) => {
    const { kinds } = spacedKinds(foldedTokens(part));
    return kinds.has("experience") && !kinds.has("volunteer");
  });

/** "Interessen", "hobbies and travel": in one of its words. */
export const namesInterests = (folded: string): boolean => interestWords.isIn(folded);

export const namesVolunteering = (folded: string): boolean => tables.get("volunteer")?.isIn(folded) === true;

interface FoundKinds {
  kinds: Set<NamedKind>;
  known: number;
  unknown: number;
}

/** "Academic appointments" are work, "academic awards" awards: only where nothing else is named it is of studies. */
const academic = /^a[ck]ad/u;

function spacedKinds(tokens: string[]): FoundKinds {
  const found: FoundKinds = { kinds: new Set(), known: 0, unknown: 0 };
  // Adjectives come last, to see what else is named.
  for (const token of [...tokens].sort((a, b) => Number(academic.test(a)) - Number(academic.test(b)))) {
    const named = kinds.filter((kind) => tables.get(kind)?.hasToken(token));
    // "Weiterbildung" is a "Bildung" too.
    const own = named.includes("training") ? named.filter((kind) => kind !== "education") : named;
    if (found.kinds.size === 0 || !academic.test(token)) for (const kind of own) found.kinds.add(kind);
    if (own.length > 0) found.known += 1;
    else if (!fillers.hasToken(token)) found.unknown += 1;
  }
  return found;
}

/** The longest words from left to right. */
function unspacedKinds(folded: string): FoundKinds {
  const found: FoundKinds = { kinds: new Set(), known: 0, unknown: 0 };
  let rest = folded.replace(/[^\p{L}\p{N}]+/gu, "");
  while (rest !== "") {
    const lengths = kinds.map((kind): [NamedKind, number] => [kind, tables.get(kind)?.lengthAtStart(rest) ?? 0]);
    const longest = Math.max(...lengths.map(([, length]) => length));
    const filler = fillers.lengthAtStart(rest);
    if (longest > 0 && longest >= filler) {
      for (const [kind, length] of lengths) if (length === longest) found.kinds.add(kind);
      found.known += 1;
    } else if (filler === 0) found.unknown += 1;
    rest = rest.slice(Math.max(longest, filler, 1));
  }
  return found;
}
