import { rememberedOf } from "./remembered.ts";

/** Words as one text: one line is asked about by every turn and held against one statement after the other. */
export const textOf = rememberedOf((words: string[]) => words.join(" "));
