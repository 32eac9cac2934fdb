import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import type { CvLine, Slice } from "../lines/cv-line.ts";
import { isEmptySlice, sliceFolded, sliceText, splitSlice, trimmedSlice, wholeLine } from "../lines/cv-line.ts";
import { namesLanguage, namesLevel } from "../words/language-words.ts";
import { headingWords } from "../words/section-words.ts";
import { fieldOf, optionalField } from "./draft-values.ts";
import { splitOutsideBrackets } from "./list-items.ts";

type DraftLanguage = CvDraft["languages"][number];

const most = 12;

interface Spoken {
  language: Slice;
  level: Slice | undefined;
}

/** The languages of their section, each with its level. */
export function languagesOf(lines: CvLine[]): DraftLanguage[] {
  const spoken: Spoken[] = [];
  const last = lines.findLastIndex(({ folded }) => namesLanguage(folded));
  const isKnown = last >= 0;
  // Behind the last language and its level something else begins.
  const own = lines.filter(({ folded }, index) => !isKnown || index <= last || namesLevel(folded));
  for (const part of own.flatMap((line) => splitOutsideBrackets(wholeLine(line))).flatMap(sentencesOf)) {
    const slice = trimmedSlice(part);
    if (isEmptySlice(slice) || sliceText(slice).length > 80) continue;
    const last = spoken.at(-1);
    const folded = sliceFolded(slice);
    const isBeside =
      last?.language.line === slice.line &&
      (slice.line.cells.length === 2 ||
        /^\s*[-–—]\s*$/u.test(slice.line.text.slice((last.level ?? last.language).to, slice.from)));
    const isNamed = !isKnown || !isTableHead(slice.line);
    // A level has none in brackets: "Low German (fluent)" is a language that no list knows.
    const isLevel = namesLevel(folded.replace(/(?<=\S)\s*[(（].*$/u, ""));
    if (isNamed && (namesLanguage(folded) || !(isLevel || isBeside))) spoken.push(languageAndLevel(slice));
    else if (last && !last.level) last.level = slice;
    else if (
      last?.level &&
      last.level.line === slice.line &&
      /[-–—,(]\s*$/u.test(slice.line.text.slice(last.level.to, slice.from))
    )
      last.level = { ...last.level, to: slice.to };
  }
  return spoken.slice(0, most).map(({ language, level }) => {
    const found = optionalField(level);
    return {
      language: fieldOf(
        [language],
        isKnown && namesLanguage(sliceFolded(language)) ? undefined : { doubt: 2, why: "position" },
      ),
      ...(found ? { level: found } : {}),
    };
  });
}

/** "Other language(s)", or "Reading" and "Writing" in cells: what names none, in a line of no other. */
const isTableHead = ({ folded, cells }: CvLine) =>
  (cells.filter(({ from, to }) => /\p{L}/u.test(folded.slice(from, to))).length > 1 ||
    headingWords(folded).kind === "languages") &&
  !namesLanguage(folded) &&
  !namesLevel(folded);

/** "English (fluent). Irish (reading)." */
const sentencesOf = (slice: Slice): Slice[] => splitSlice(slice, /(?<=[)）])\.\s+/gu);

/** "English: C1", "English (C1)", "English – fluent", "Fluent English", "English C1", "English fluent" */
function languageAndLevel(slice: Slice): Spoken {
  const label = /^[^:：]{2,30}[:：]\s*/u.exec(sliceFolded(slice))?.[0] ?? "";
  // "Languages: English" has its label before the language.
  const { kind } = headingWords(label);
  const whole =
    kind === "languages" && !namesLanguage(label) ? trimmedSlice({ ...slice, from: slice.from + label.length }) : slice;
  const [first, ...rest] = splitSlice(whole, /\s*[:：(（]\s*|\s+[-–—]\s+/gu).map(trimmedSlice);
  const isBracket = first && /^\s*[(（]/u.test(whole.line.text.slice(first.to, whole.to));
  if (
    first &&
    !isEmptySlice(first) &&
    rest[0] &&
    (isBracket || namesLanguage(sliceFolded(first)) || namesLevel(sliceFolded(rest[0])))
  )
    return { language: first, level: notEmpty(trimmedSlice({ ...whole, from: rest[0].from })) };
  const [lead = "", word = ""] = /^(\S+)\s+/u.exec(sliceFolded(whole)) ?? [];
  if (namesLevel(word) && !namesLanguage(word) && namesLanguage(sliceFolded(whole).slice(lead.length)))
    return {
      language: { ...whole, from: whole.from + lead.length },
      level: { ...whole, to: whole.from + word.length },
    };
  const level = /\s+\S+$/u.exec(sliceFolded(whole));
  if (level && namesLevel(level[0]) && !namesLanguage(level[0]))
    return {
      language: trimmedSlice({ ...whole, to: whole.from + level.index }),
      level: trimmedSlice({ ...whole, from: whole.from + level.index }),
    };
  return { language: whole, level: undefined };
}

const notEmpty = (slice: Slice) => (isEmptySlice(slice) ? undefined : slice);
