import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { commonOccupations, namesJob } from "../../text/text.ts";
import { wordFile } from "./word-file.ts";
import { foldedTokens, isUnspaced, wordTable } from "./word-table.ts";

const tables = wordFile("entries", ["titles", "companies", "schools", "degrees"]);

/** Heads of titles in the languages that the product's own lists lack. */
const titles = wordTable(tables.titles);

const occupationNames = new Set(
  commonOccupations.flatMap(({ names }) => names.map(({ name }) => foldedTokens(foldText(name)).join(" "))),
);
// "Corresponding author" says who wrote what a line is about.
occupationNames.delete("author");
const longestName = 4;

export const namesTitle = (text: string, folded: string): boolean =>
  namesJob(text) || titles.isIn(folded) || namesOccupation(foldedTokens(folded));

/** Whole names: "sociale" alone is of no "assistante sociale". */
function namesOccupation(words: string[]): boolean {
  return words.some((_, start) =>
    Array.from({ length: longestName }, (_none, more) => words.slice(start, start + more + 1).join(" ")).some((name) =>
      occupationNames.has(name),
    ),
  );
}

const companies = wordTable(tables.companies);

const companyForms =
  /(?:株式会社|\(株\)|（株）|\(주\)|㈜|s\.\s?r\.\s?[lo]\.|s\.\s?n\.\s?c\.|s\.\s?a\.\s?s\.|sp\.\s?z\s?o\.\s?o|a\.\s?s\.|s\.\s?a\.|s\.\s?p\.\s?a\.|s\.\s?l\.|b\.\s?v\.|& co\b|«[^»]+»|בע["״]מ|e\.\s?v\.|«|„)/u;

const schools = wordTable(tables.schools);

const degrees = wordTable(tables.degrees);
const dottedDegrees =
  /(?<![\p{L}])(?:[bm]\.\s?(?:sc|a|s|eng|ed|tech|com|f\.?\s?a|phil|b\.?\s?a)|ph\.\s?d|ll\.\s?[bm]|m\.\s?d|dipl\.|a-levels?|d\.e\.[as])(?![\p{L}])/u;

export const namesCompany = (folded: string): boolean => companies.isIn(folded) || companyForms.test(folded);
export const namesSchool = (folded: string): boolean => schools.isIn(folded);
export const namesDegree = (folded: string): boolean => degrees.isIn(folded) || dottedDegrees.test(folded);

const gradeLabels =
  /^[\s•·-]*(?:(?:final |overall |cumulative )?(?:c?gpa|grade|grades|percentage|marks|average|score|result|classification)|(?:abschluss|gesamt|durchschnitts)?note[n]?|notendurchschnitt|mention|moyenne|nota(?: media| final| de corte)?|promedio|media|classificacao|voto|votazione|cijfer|eindcijfer|ocena|srednia|оценка|средний балл|середній бал|оцінка|prumer|绩点|平均分|成绩|学점|학점|평점|المعدل|معدل|التقدير|ממוצע|अंक|प्रतिशत|ग्रेड)(?=\P{L})\s*[:：]?\s*/u;

/** How many characters of the folded text label a grade; 0 when it names none. */
export const gradeLabelLength = (folded: string): number => gradeLabels.exec(folded)?.[0].length ?? 0;

export const namesGradeAlone = (folded: string): boolean =>
  isUnspaced(folded)
    ? false
    : /^(?:\d[.,]\d{1,2}(?:\s?\/\s?\d+(?:[.,]\d+)?)?|\d{2,3}(?:[.,]\d+)?\s?%|first class(?: honou?rs)?|(?:magna |summa )?cum laude|\d{1,3}\/\d{2,3}(?: e lode)?)$/u.test(
        folded.trim(),
      );
