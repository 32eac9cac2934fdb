import { rememberedChoice } from "./remembered-choice.ts";

/** Whether this browser keeps what was last seen, for when there is no network. */
export const rememberedKeeping = rememberedChoice(
  "keep-on-device",
  (text) => text !== "no",
  (isKept) => (isKept ? "yes" : "no"),
);
