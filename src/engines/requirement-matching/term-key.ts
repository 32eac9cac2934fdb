import type { Asked } from "./asked.ts";

type Named = Pick<Asked, "kind" | "groups" | "years" | "languages" | "degree">;

/** What an answer to a requirement is kept by: its things in the order of the alphabet, with the time or level that is asked for. */
export function termKeyOf({ kind, groups, years, languages, degree }: Named): string {
  const things = groups.map(groupKey).sort().join(" & ");
  if (years) return `years:${years.inSimilarPost ? "similar post " : ""}${things}:${years.months}`;
  if (languages) {
    const alternatives = languages.any.map((all) =>
      all
        .map(({ code, level }) => `${code || "other"} ${level?.level ?? ""}`.trim())
        .sort()
        .join(" & "),
    );
    return `language:${alternatives.sort().join(" | ")}`;
  }
  return degree ? `degree:${degree.level} ${things}` : `${kind}:${things}`;
}

/** "skill:docker & kubernetes:" without what it is sorted by. */
export const wordsOfTerm = (termKey: string): string =>
  termKey
    .replace(/^\w+:/, "")
    .replace(/[:&|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const groupKey = ({ any }: Asked["groups"][number]): string =>
  any
    .map(({ words }) =>
      words
        .map(({ key }) => key)
        .sort()
        .join(" "),
    )
    .sort()
    .join(" | ");
