import { sectionTitles } from "../profile-words.rules.ts";
import type { Difference } from "./profile-differences.rules.ts";

/** What differs, by section and number of entries: "Professional Experience: 2 edited; Skills: 1 added". */
export function changesInShort(differences: readonly Difference[]): string {
  const sections = new Set(differences.map(({ place }) => place.split(": ")[0] ?? place));
  return [...sections]
    .map((title) => {
      const ofSection = differences.filter(({ place }) => place === title || place.startsWith(`${title}: `));
      return [title, countsOf(title, ofSection)].filter(Boolean).join(": ");
    })
    .join("; ");
}

/** An entry's differences stand at "section: entry: field", what is whole or gone at "section". */
function countsOf(title: string, differences: readonly Difference[]): string {
  if (title === sectionTitles.profile_summary) return "";
  const edited = differences.flatMap(({ place }) => {
    const parts = place.split(": ");
    return parts.length > 2 ? [parts.slice(1, -1).join(": ")] : [];
  });
  const whole = differences.filter(({ place }) => place === title);
  const counts = {
    edited: new Set(edited).size,
    added: whole.filter(({ before }) => before === "").length,
    removed: whole.filter(({ after }) => after === "").length,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}
