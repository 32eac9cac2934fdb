import { z } from "zod/mini";

/** The first is what a document is set in when nobody chose. */
export const documentDesigns = ["modern", "classic", "compact", "executive", "warm", "timeline", "sidebar"] as const;
export const documentPapers = ["a4", "us-letter"] as const;

export const documentDesign = z.enum(documentDesigns);
export const documentPaper = z.enum(documentPapers);
export type DocumentDesign = z.infer<typeof documentDesign>;
export type DocumentPaper = z.infer<typeof documentPaper>;

export const designNames: Record<DocumentDesign, string> = {
  modern: "Modern",
  classic: "Classic",
  compact: "Compact",
  executive: "Executive",
  warm: "Warm",
  timeline: "Timeline",
  sidebar: "Sidebar",
};

/** How the page of a CV is built: all in one column, dates in the margin, or short sections in a column beside the body. */
export const designLayouts: Record<DocumentDesign, "one column" | "dates in margin" | "side column"> = {
  modern: "one column",
  classic: "one column",
  compact: "one column",
  executive: "one column",
  warm: "one column",
  timeline: "dates in margin",
  sidebar: "side column",
};
export const paperNames: Record<DocumentPaper, string> = { a4: "A4", "us-letter": "US Letter" };

/** How a document is set; its text does not depend on it. */
export interface DocumentAppearance {
  design: DocumentDesign;
  paper: DocumentPaper;
}

export const everyAppearance: DocumentAppearance[] = documentDesigns.flatMap((design) =>
  documentPapers.map((paper) => ({ design, paper })),
);
export const defaultAppearance: DocumentAppearance = { design: "modern", paper: "a4" };

/** Each choice on its own may be left out: the document then keeps the one it has. */
export const appearanceChoice = z.object({ design: z.optional(documentDesign), paper: z.optional(documentPaper) });
export type AppearanceChoice = z.infer<typeof appearanceChoice>;
