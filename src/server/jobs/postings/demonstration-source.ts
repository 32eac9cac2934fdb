import { z } from "zod";

/** The source of postings that are invented: their pages say so. They leave the results where a real source is configured. */
export const demonstrationSource = "demonstration";

export const demonstrationSize = z.coerce
  .number()
  .int()
  .min(0)
  .max(99_999)
  .default(20_000)
  .describe("How many invented openings the demonstration has while there is no JOB_SOURCES");
