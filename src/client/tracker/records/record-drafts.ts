import { z } from "zod/mini";
import { draftStore } from "../../http/storage/draft-store.ts";

const typedFields = z.record(z.string(), z.string());
/** What was typed into the fields of a record, by their names. */
export type TypedFields = z.infer<typeof typedFields>;

/** What was typed and not saved yet, for the life of the tab: a card that is closed meanwhile loses nothing. */
export const recordDrafts = {
  read: (name: string): TypedFields | undefined => typedFields.safeParse(draftStore.read(`card-record:${name}`)).data,
  write: (name: string, typed: TypedFields): void => draftStore.write(`card-record:${name}`, typed),
  remove: (name: string): void => draftStore.remove(`card-record:${name}`),
};
