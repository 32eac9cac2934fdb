import type { DraftField } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { barredParts, type CvLine, sliceFolded, sliceText, wholeLine } from "../lines/cv-line.ts";
import type { ReadSection } from "../sections/sections.ts";
import { namesDriving, personLabel } from "../words/label-words.ts";
import { fieldOf } from "./draft-values.ts";

/** Elsewhere a licence is an item of its section already, or part of what somebody did. */
const kinds = new Set<ReadSection["kind"]>(["head", "contact", "languages", "other", "unknown"]);
const longest = 60;

/** A licence alone says little: "B" comes with the label or the heading that it stands behind. */
export const drivingLicencesOf = (sections: ReadSection[]): DraftField[] =>
  sections.flatMap((section) => {
    const { title, kind, lines } = section;
    if (title && isOfDriving(section)) return lines.map((line) => fieldOf([title, wholeLine(line)]));
    return kinds.has(kind) ? lines.flatMap(licencesIn) : [];
  });

export const isOfDriving = ({ title }: ReadSection): boolean =>
  title !== undefined && personLabel(sliceFolded(title)) === "driving";

function licencesIn(line: CvLine): DraftField[] {
  const parts = barredParts(wholeLine(line));
  return parts.flatMap((part, index) => {
    const behind = parts[index + 1];
    if (!namesDriving(sliceFolded(part)) || sliceText(part).length > longest) return [];
    return [fieldOf(behind && personLabel(sliceFolded(part)) ? [part, behind] : [part])];
  });
}
