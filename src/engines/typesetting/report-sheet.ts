import { defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { JobReport } from "../../shared/tracker/report/job-report.contract.ts";
import type { PdfSheet } from "./sheet.ts";

/** A report of applications, ready to be set. */
export function reportSheet({ name, title, language, paper, period, heads, rows, signature }: JobReport): PdfSheet {
  const stationery = {
    ...defaultAppearance,
    paper,
    lang: language,
    region: null,
    headline: "",
    place: "",
    contacts: [],
  };
  const data = { ...stationery, title, author: name, name, running_title: title, period, heads, rows, signature };
  return { template: "report", data };
}
