/** What the renderer and its child processes say to each other. */
export interface TypstJob {
  id: number;
  template: "cv" | "letter";
  /** JSON text; it reaches the template as data only. */
  data: string;
}

export type TypstAnswer =
  | { id: number; pdf: Uint8Array; missingCharacters: string[] }
  | { id: number; failure: string };
