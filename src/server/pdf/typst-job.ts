/** What the renderer and its child processes say to each other. */
export interface TypstJob {
  template: "cv" | "letter";
  /** JSON text; it reaches the template as data only. */
  data: string;
  /** Left out: a PDF. */
  as?: "pdf" | "drawings";
}

export type TypstAnswer =
  | { pdf: Uint8Array; missingCharacters: string[] }
  /** An SVG for each page. */
  | { drawings: string[] }
  | { failure: string };

/** What a process says first, once it can take a job. After that it answers each job. */
export const readyMessage = "ready";
