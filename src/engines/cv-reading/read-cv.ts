import type { CvDraft } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { draftOfLines } from "./draft-of-lines.ts";
import type { CvLine } from "./lines/cv-line.ts";
import { type CvBlock, linesOfBlocks } from "./lines/paragraph-lines.ts";
import type { PageCharacters } from "./pages/page-characters.ts";
import { pageReadings } from "./pages/page-lines.ts";
import { plausibilityOf, unplacedOf } from "./plausibility.ts";

export type CvSource = { pages: PageCharacters[] } | { blocks: CvBlock[] };

/** Columns tell more than rows where both say as much. */
const columnsBonus = 0.4;

/** No CV has more; hostile files have. */
const mostLines = 5000;

/** The most plausible of several readings of a document. */
export function readCv(source: CvSource): CvDraft {
  if ("blocks" in source) {
    const lines = linesOfBlocks(source.blocks);
    return { ...scored(lines.slice(0, mostLines), [], 0), isCut: lines.length > mostLines };
  }
  const pages = source.pages.map(({ width, height }) => ({ width, height }));
  const [best = scored([], pages, 0)] = pageReadings(source.pages)
    .map(({ name, lines }) => scored(lines, pages, name === "columns" ? columnsBonus : 0))
    .sort((one, other) => other.plausibility - one.plausibility);
  return { ...best, isCut: source.pages.some(({ isCut }) => isCut) };
}

function scored(lines: CvLine[], pages: CvDraft["pages"], bonus: number): CvDraft {
  const draft = draftOfLines(lines);
  const unplaced = unplacedOf(draft);
  const { sections: _sections, ...read } = draft;
  return { ...read, pages, unplaced, plausibility: plausibilityOf(draft, unplaced) + bonus };
}
