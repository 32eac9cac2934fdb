import type { PdfSheet } from "../../engines/typesetting/typesetting.ts";

/** What the renderer and its child processes say to each other. */
export interface TypstJob {
  template: PdfSheet["template"];
  /** JSON text; it reaches the template as data only. */
  data: string;
  /** Left out: a PDF. */
  as?: TypstOutput;
}

export type TypstOutput = "pdf" | "drawings" | "tightness";

export type TypstAnswer =
  | { pdf: Uint8Array; missingCharacters: string[] }
  /** An SVG for each page. */
  | { drawings: string[] }
  /** How much tighter than its design a document is set: 1 is the tightest. */
  | { tightness: number }
  | { failure: string };

/** What a process says first, once it can take a job. After that it answers each job. */
export const readyMessage = "ready";
