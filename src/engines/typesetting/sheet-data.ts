import { cleanSheet, wordsOfSheet } from "./clean-text.ts";
import { chooseScripts } from "./script-choice.ts";
import type { PdfSheet, Sheet } from "./sheet.ts";
import { columnsOf } from "./side-column.ts";

/** What a template is given of a sheet, as JSON. */
export function sheetData(sheet: PdfSheet): string {
  const { template, data } = cleanSheet(sheet);
  const columns = template === "cv" ? columnsOf(data) : {};
  return JSON.stringify({ ...data, ...columns, ...chooseScripts(wordsOfSheet(data), data.lang) });
}

/** A picture leads nowhere, and holds no address that somebody wrote. */
export function withoutLinks(sheet: Sheet): Sheet {
  const contacts = sheet.data.contacts.map(({ text }) => ({ text, href: null }));
  return sheet.template === "cv"
    ? { template: "cv", data: { ...sheet.data, contacts } }
    : { template: "letter", data: { ...sheet.data, contacts } };
}
