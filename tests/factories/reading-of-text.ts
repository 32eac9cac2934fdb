import { blocksOfText, readCv } from "../../src/engines/cv-reading/cv-reading.ts";
import type { CvReading } from "../../src/shared/profile/cv-import/cv-import.contract.ts";
import { readingOfDraft } from "../../src/shared/profile/cv-import/reading-of-draft.rules.ts";

export const readingOfText = (text: string): CvReading => readingOfDraft(readCv({ blocks: blocksOfText(text) }));
