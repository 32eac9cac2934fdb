import { draftStore } from "../../http/storage/draft-store.ts";

/** Under which the person's own words for a proposed sentence are kept until they are saved or given up. */
export const wordingDraft = (proposal: string): string => `proposal ${proposal}`;

export const isWordingBegun = (proposal: string): boolean => draftStore.read(wordingDraft(proposal)) !== undefined;
