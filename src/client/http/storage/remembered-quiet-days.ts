import { z } from "zod/mini";
import { defaultQuietDays, quietDays } from "../../../shared/tracker/today/today.contract.ts";
import { rememberedChoice } from "./remembered-choice.ts";

/** After how many days without a word this person wants to ask. */
export const rememberedQuietDays = rememberedChoice(
  "quiet-days",
  (text) => z.catch(quietDays, defaultQuietDays).parse(text === null ? undefined : Number(text)),
  String,
);
