import type { CvDraft } from "../../shared/profile/cv-draft/cv-draft.contract.ts";

export type FileProblem =
  | "scanned"
  | "unmapped"
  | "encrypted"
  | "broken"
  | "too-large"
  | "too-slow"
  | "rtf"
  | "unsupported";

/** What a person is told when a file gives no text. */
const sentences: Record<FileProblem, string> = {
  scanned:
    "This file holds almost no readable text. It is probably a scan or a picture: please export your CV as a PDF with real text, or send it as DOCX.",
  unmapped: "The letters of this file cannot be read. Please attach the Word file that it was made from.",
  encrypted: "This file is protected by a password. Please remove the password and attach it again.",
  broken: "This file is damaged or empty. Please save it anew and attach it again.",
  "too-large": "This file unpacks to more than I can read. Please save a smaller copy, for example without pictures.",
  "too-slow": "Reading this file took too long. Please save a simpler copy, for example as DOCX, and attach it again.",
  rtf: "This is an RTF file. Please open it in a word processor and save it as DOCX or PDF.",
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

export function unreadable(problem: FileProblem): FileReading {
  return { readable: false, problem, message: sentences[problem] };
}
