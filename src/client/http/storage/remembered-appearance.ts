import { z } from "zod/mini";
import {
  type AppearanceChoice,
  type DocumentAppearance,
  defaultAppearance,
  documentDesign,
  documentPaper,
} from "../../../shared/documents/document-appearance.contract.ts";
import { rememberedChoice } from "./remembered-choice.ts";

/** How this person wants documents to be set, for the next document too; on the paper of the opening's country unless they chose one. */
export const rememberedAppearance = rememberedChoice(
  "document-look",
  (text): Pick<DocumentAppearance, "design"> & Pick<AppearanceChoice, "paper"> => {
    const [design, paper] = text?.split(" ") ?? [];
    return {
      design: z.catch(documentDesign, defaultAppearance.design).parse(design),
      paper: documentPaper.safeParse(paper).data,
    };
  },
  ({ design, paper = "" }) => `${design} ${paper}`.trim(),
);
