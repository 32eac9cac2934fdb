import { z } from "zod/mini";
import {
  type DocumentAppearance,
  defaultAppearance,
  documentDesign,
  documentPaper,
} from "../../../shared/documents/document-appearance.contract.ts";
import { rememberedChoice } from "./remembered-choice.ts";

/** How this person wants documents to be set, for the next document too. */
export const rememberedAppearance = rememberedChoice(
  "document-look",
  (text): DocumentAppearance => {
    const [design, paper] = text?.split(" ") ?? [];
    return {
      design: z.catch(documentDesign, defaultAppearance.design).parse(design),
      paper: z.catch(documentPaper, defaultAppearance.paper).parse(paper),
    };
  },
  ({ design, paper }) => `${design} ${paper}`,
);
