import { wordFile } from "./word-file.ts";
import { foldedInPlace } from "./word-table.ts";

/** Of what is said of a person; the last has no field of its own. */
const personLabels = [
  ...(["name", "email", "phone", "fax", "address", "location", "birthDate", "nationality"] as const),
  ...(["maritalStatus", "driving", "otherPerson"] as const),
] as const;
/**
 * Of forms and heads of tables, by what stands beside or below them; official European forms among them. The level is a school's, whose name
 * says so again; the sector is told of an employer and has no field of its own.
 */
const entryLabels = ["period", "title", "company", "degree", "duties", "place", "level", "sector"] as const;

export type PersonLabel = (typeof personLabels)[number];
export type EntryLabel = (typeof entryLabels)[number];

const words = wordFile("labels", [...personLabels, ...entryLabels]);

const kindsByLabel = <Kind extends keyof typeof words>(kinds: readonly Kind[]): Map<string, Kind> =>
  new Map(
    kinds.flatMap((kind) =>
      words[kind]
        .trim()
        .split(/[|\n]/)
        .map((label) => [foldedInPlace(label), kind]),
    ),
  );

const [personKinds, entryKinds] = [kindsByLabel(personLabels), kindsByLabel(entryLabels)];
const bare = (folded: string) => folded.replace(/^[^\p{L}]+|[*•:：\s]+$/gu, "").replace(/[–—]/gu, "-");

/** What a folded label asks of a person; white space within is one space or none, as in "姓 名". */
export const personLabel = (folded: string): PersonLabel | undefined =>
  personKinds.get(bare(folded)) ??
  personKinds.get(bare(folded).replace(/\s+/g, "")) ??
  // "Geburtsdatum, -ort", "Date / place of birth"
  personKinds.get(bare(folded).replace(/\s*[,/].*$/u, ""));

/** What a folded label of a form's row or a table's column asks of a job or a study. */
export const entryLabel = (folded: string): EntryLabel | undefined =>
  entryKinds.get(bare(folded)) ??
  entryKinds.get(bare(folded).replace(/(?:\s+(?:y|e|i|und|and|et|en|и|і|та|&)\s|\s*\/).*$/u, ""));

export const documentTitle =
  /^(?:curriculum vitae|curriculum|c\.?\s?v\.?|resume|lebenslauf|tabellarischer lebenslauf|bewerbung|portfolio|europass|europass curriculum vitae|curriculum vitae europass|hoja de vida|zyciorys|резюме|анкета|zivotopis|(?:个人|個人)?(?:简历|簡歷|履歴書|履历|履歷)|職務経歴書|履歴書|이력서|자기소개서|경력기술서|السيره الذاتيه|سيره ذاتيه|رزومه|قورות חיים|קורות חיים|जीवनवृत्त|जीवन वृत्त|बायोडाटा|रिज्यूमे)(?:$|\s*[-–—:|]|\s+(?:of|von|de|di|van)\s)/u;
