import type { z } from "zod";

/** What a language model is asked, and the shape that its answer must have. */
export interface ModelQuestion<Answer> {
  system: string;
  prompt: string;
  answer: z.ZodType<Answer>;
}
