import type { Fact } from "./fact.ts";

const prefix = "gone.";

/** Whether a fact is one that the profile held when the document was written, and does not hold now. */
export const isGone = ({ id }: Pick<Fact, "id">): boolean => id.startsWith(prefix);

export const goneId = (id: string): string => (id.startsWith(prefix) ? id : `${prefix}${id}`);

export const idBeforeItWent = (id: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id);
