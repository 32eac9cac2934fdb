import type { CvDraft, DraftField } from "../cv-draft/cv-draft.contract.ts";

const maximumLanguage = 60;
const maximumLevel = 35;

/** A language with its level, as the person wrote it where both stand in one line: "German – C1". */
export function languageText({ language, level }: CvDraft["languages"][number], lines: CvDraft["lines"]): DraftField {
  if (!level) return language;
  const [first, last] = [language.source[0], level.source.at(-1)];
  const both = {
    ...language,
    source: [...language.source, ...level.source],
    boxes: [...language.boxes, ...level.boxes],
    ...(level.doubt > language.doubt && { doubt: level.doubt, why: level.why }),
  };
  if (!first || !last || first.line !== last.line || last.from < first.to) {
    return { ...both, value: `${language.value.slice(0, maximumLanguage)} (${level.value.slice(0, maximumLevel)})` };
  }
  const written = lines[first.line]?.text ?? "";
  const end = written.slice(0, last.to).includes("(", first.to) && written[last.to] === ")" ? last.to + 1 : last.to;
  return { ...both, value: written.slice(first.from, end) };
}
