import { type ProfileDocument, storedProfile } from "../profile.contract.ts";
import { sectionOrder, sectionTitles } from "../profile-words.rules.ts";
import { type Choices, type Conflict, createMerge } from "./three-way-merge.rules.ts";

export interface ThreeProfiles {
  /** What both started from. */
  base: ProfileDocument;
  mine: ProfileDocument;
  theirs: ProfileDocument;
}

/**
 * Brings two changed copies of one profile together: what one side changed is taken, what both changed alike too, and
 * what both changed differently is a conflict, decided by `choices`.
 */
export function mergeProfiles(
  { base, mine, theirs }: ThreeProfiles,
  choices: Choices = {},
): { merged: ProfileDocument; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merge = createMerge(choices, conflicts);
  const sections = sectionOrder.map((section) => {
    const sides = { base: base[section], mine: mine[section], theirs: theirs[section] };
    return [section, merge(sides, { path: section, place: sectionTitles[section] })] as const;
  });
  const others = merge({ base: unknownPart(base), mine: unknownPart(mine), theirs: unknownPart(theirs) }, otherFields);
  return { merged: storedProfile.parse(Object.assign({}, others, Object.fromEntries(sections))), conflicts };
}

const otherFields = { path: "other", place: "Other" };

/** The fields of the document that this version does not know. */
function unknownPart(document: ProfileDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !Object.hasOwn(sectionTitles, name)));
}
