import type { DocumentAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { JobReport } from "../../shared/tracker/report/job-report.contract.ts";

/** What a template is given: finished text, in order. The renderer adds what follows from the text's scripts. */
interface Stationery extends DocumentAppearance {
  /** The title in the PDF's metadata; never empty. */
  title: string;
  author: string;
  name: string;
  headline: string;
  /** Stands on the right of the header from page 2 on. */
  running_title: string;
  /** ISO 639 code of the text's language, used where the letters themselves do not tell. */
  lang: string;
  region: string | null;
  /** Where the person lives; on a line of its own. */
  place: string;
  contacts: SheetContact[];
}

export interface SheetContact {
  text: string;
  href: string | null;
}

export interface SheetEntry {
  title: string;
  date: string;
  organisation: string;
  /** The organisation, where it stands in the title's row. */
  beside?: string;
  place: string;
  text: string;
  /** What a training was about, below its text. */
  topics?: string;
  bullets: string[];
}

export interface SheetSection {
  heading: string;
  /** Of few words a line, like skills and languages: it may stand in a column beside the body. */
  is_short: boolean;
  paragraphs: string[];
  entries: SheetEntry[];
  bullets: string[];
}

export interface CvSheet extends Stationery {
  sections: SheetSection[];
}

export interface LetterSheet extends Stationery {
  date: string;
  recipient: string;
  subject: string;
  salutation: string;
  /** A list of items is a list of its own; a label stands above what follows it. */
  paragraphs: (string | string[] | { label: string })[];
  closing: string;
}

/** A report of applications: a table of rows below its heads. */
export interface ReportSheet extends Stationery, Pick<JobReport, "period" | "heads" | "rows" | "signature"> {}

/** A template of assets/typst with the data it takes. */
export type Sheet = { template: "cv"; data: CvSheet } | { template: "letter"; data: LetterSheet };

/** What is set as a PDF alone, beside the documents that are set as a Word file too. */
export type PdfSheet = Sheet | { template: "report"; data: ReportSheet };
