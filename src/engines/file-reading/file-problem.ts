import type { CvDraft } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import type { CvReading } from "../../shared/profile/cv-import/cv-import.contract.ts";

export type FileProblem =
  | "scanned"
  | "unmapped"
  | "encrypted"
  | "broken"
  | "too-large"
  | "too-slow"
  | "rtf"
  | "no-resume"
  | "no-export"
  | "no-europass"
  | "large-record"
  | "empty-record"
  | "no-words"
  | "no-pictures"
  | "unsupported";

/** What a person is told when a file gives no text. */
const sentences: Record<FileProblem, string> = {
  scanned:
    "This file holds almost no readable text. It is probably a scan or a picture: please export your CV as a PDF with real text, or send it as DOCX.",
  unmapped: "The letters of this file cannot be read. Please attach the Word file that it was made from.",
  encrypted: "This file is protected by a password. Please remove the password and attach it again.",
  broken: "This file is damaged or empty. Please save it anew and attach it again.",
  "too-large": "This file unpacks to more than I can read. Please save a smaller copy, for example without pictures.",
  "too-slow":
    "Reading this file took too long. Please try again in a minute; if that does not help, save a simpler copy, for example as DOCX.",
  rtf: "This is an RTF file. Please open it in a word processor and save it as DOCX or PDF.",
  "no-resume": "This file is no JSON Resume. Please drop your CV as PDF or DOCX.",
  "no-export":
    "This ZIP is no data export of LinkedIn. Please drop the ZIP as LinkedIn sent it, or your CV as PDF or DOCX.",
  "no-europass": "This XML file is no Europass CV. Please drop your CV as PDF or DOCX.",
  "large-record": "This file is too large for a CV of its kind. Please drop your CV as PDF or DOCX.",
  "empty-record": "Nothing in this file could be read. Please drop your CV as PDF or DOCX.",
  "no-pictures": "Pictures cannot be read on this server. Please use the file that the picture was made from.",
  "no-words":
    "No words could be made out in this picture. Please take a sharper one, straight from above, or use the file that it was made from.",
  unsupported: "File type not supported. Please upload PDF, DOC, or DOCX files only.",
};

export type FileReading =
  | {
      readable: true;
      text: string;
      draft: CvDraft;
      /** The first pages of a PDF, as PNG; none where they could not be drawn. */
      pictures: Uint8Array[];
    }
  | { readable: false; problem: FileProblem; message: string };

/** Of a file that has fields of its own: what it says for each field of the profile. */
export type RecordReading = { readable: true; record: CvReading; pictures: Uint8Array[] };

export type CvFileReading = FileReading | RecordReading;

export function unreadable(problem: FileProblem): Extract<FileReading, { readable: false }> {
  return { readable: false, problem, message: sentences[problem] };
}
