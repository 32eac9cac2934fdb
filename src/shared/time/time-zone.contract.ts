import { z } from "zod/mini";
import { isTimeZone } from "./time-zone.rules.ts";

/** As in "Europe/Berlin". */
export const timeZone = z
  .string()
  .check(z.maxLength(64, "At most 64 characters"), z.refine(isTimeZone, "Please choose a time zone"));
