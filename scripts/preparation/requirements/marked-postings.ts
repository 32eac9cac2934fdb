import { readFileSync } from "node:fs";
import { z } from "zod";
import { documentLanguages } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { requirementKind } from "../../../src/shared/matching/requirement-match.contract.ts";
import { markedLetters } from "../../../tests/bench/postings/marked-letters.ts";
import { postingSet } from "../../../tests/bench/postings/posting-sets.ts";

const languageSchema = z.enum(documentLanguages);

export interface MarkedText {
  title: string;
  text: string;
  language: z.infer<typeof languageSchema>;
  marked: { text: string; kind: z.infer<typeof requirementKind>; must: boolean }[];
}

const benchSets = [
  "development-set",
  "headed-lists-2026-11-28",
  "strangers-2026-11",
  "strangers-2026-11-28",
  "strangers-2026-11-29",
  "strangers-2026-11-29-noon",
];

/** Postings with what people marked as asked for: those of `assets/requirements`, and of the benches all that were measured by once. */
export const markedPostings = (): MarkedText[] => [
  ...documentLanguages.flatMap(postingsIn),
  ...[
    ...markedLetters("read").postings,
    ...markedLetters("unread").postings,
    ...benchSets.flatMap((name) => postingSet(projectPath(`tests/bench/postings/${name}.json`)).postings),
  ].map(({ title, text, language, marked }) => ({
    ...{ title, text },
    language: languageSchema.parse(language),
    marked: marked.map((one) => ({ text: one.text, kind: requirementKind.parse(one.kind), must: one.must })),
  })),
];

const mark = /\[\[([^|\]]*)\|(\w+)\|([mw])\]\]/g;

/** `=== title`, then the posting with its marks: `[[words|kind|m or w]]`. */
function postingsIn(language: MarkedText["language"]): MarkedText[] {
  return readFileSync(projectPath(`assets/requirements/${language}.txt`), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((posting) => {
      const [title = "", ...lines] = posting.split("\n");
      const text = lines.join("\n").trim();
      const marked = [...text.matchAll(mark)].map(([, words = "", kind, need]) => ({
        text: words,
        kind: requirementKind.parse(kind),
        must: need === "m",
      }));
      return { title: title.trim(), language, marked, text: text.replace(mark, "$1") };
    });
}
