import { kindSigns } from "../../../src/engines/requirement-matching/reading/learned/learned-kinds.ts";
import type { MarkedText } from "./marked-postings.ts";

export const kindExamples = ({ marked, language }: MarkedText) =>
  marked.map(({ text, kind }) => ({ label: kind, text, signs: kindSigns(text, language) }));
