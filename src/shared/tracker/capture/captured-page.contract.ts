import { z } from "zod/mini";
import { maxPageUnits } from "../tracker.contract.ts";

/** A page as somebody had it open. Hostile: whoever makes a link can write one. */
export const capturedPage = z.object({
  url: z.string().check(z.maxLength(4000)),
  title: z.string().check(z.maxLength(1000)),
  html: z.string().check(z.maxLength(maxPageUnits)),
  /** What was selected on it. */
  selection: z.string().check(z.maxLength(maxPageUnits)),
});
export type CapturedPage = z.infer<typeof capturedPage>;
