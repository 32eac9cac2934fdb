import type { DraftField } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { namesDrivingLicence } from "../../text/text.ts";
import { isProse } from "../entries/dated-entries.ts";
import { barredParts, type CvLine, type Slice, sliceFolded, sliceText, wholeLine } from "../lines/cv-line.ts";
import { behindLabel } from "../lines/labelled-values.ts";
import type { ReadSection } from "../sections/sections.ts";
import { personLabel } from "../words/label-words.ts";
import { foldedTokens } from "../words/word-table.ts";
import { fieldOf } from "./draft-values.ts";

/** Elsewhere a licence is an item of its section already, or part of what somebody did. */
const kinds = new Set<ReadSection["kind"]>(["head", "contact", "languages", "other", "unknown"]);
const longest = 60;

/** A licence alone says little: "B" comes with the label or the heading that it stands behind. */
export const drivingLicencesOf = (sections: ReadSection[]): DraftField[] =>
  sections.flatMap((section) => {
    const { title, kind, lines } = section;
    if (title && isOfDriving(section)) {
      const naming = lines.filter(
        (line) => !isProse(line) || classes.test(line.text) || namesDrivingLicence(line.text),
      );
      // A consent below a licence is none.
      return (naming.length > 0 ? naming : lines).map((line) =>
        fieldOf(saysIt(wholeLine(line), title) ? [wholeLine(line)] : [title, wholeLine(line)]),
      );
    }
    return kinds.has(kind) ? lines.flatMap(licencesIn) : [];
  });

export const isOfDriving = ({ title, lines }: ReadSection): boolean =>
  title !== undefined && isLabelOf(sliceFolded(title), lines.map(({ text }) => text).join("\n"));

/** By itself, or with the word that its label begins with. */
const saysIt = (licence: Slice, label: Slice) =>
  namesDrivingLicence(sliceText(licence)) ||
  foldedTokens(sliceFolded(licence))[0] === foldedTokens(sliceFolded(label))[0];

/** "Licence" and "patente" are also degrees and patents: what stands behind them names a class. */
const isLabelOf = (label: string, value: string) =>
  personLabel(label) === "driving" &&
  (!/^\P{L}*(?:driving|licence|permis|patente)\P{L}*$/u.test(label) || classes.test(value));
const classes = /(?<![\p{L}\d])(?:AM|[A-DT][12]?E?)(?![\p{L}\d])/u;

function licencesIn(line: CvLine): DraftField[] {
  const parts = barredParts(wholeLine(line));
  return parts.flatMap((part, index) => {
    const [before, behind] = [parts[index - 1], parts[index + 1]];
    if (sliceText(part).length > longest) return [];
    if (behind && isLabelOf(sliceFolded(part), sliceText(behind))) return [];
    if (before && isLabelOf(sliceFolded(before), sliceText(part)))
      return [fieldOf(saysIt(part, before) ? [part] : [before, part])];
    const { label = "", value = part } = behindLabel(part) ?? {};
    return namesDrivingLicence(sliceText(part)) || isLabelOf(label, sliceText(value)) ? [fieldOf([part])] : [];
  });
}
