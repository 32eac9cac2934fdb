import { z } from "zod/mini";
import { storeDraft } from "../../http/storage/draft-store.ts";
import { draftKey } from "../../http/storage/tab-storage.ts";

/** Of nobody yet: whoever signs in next empties it. */
const key = draftKey("", "registration");
const draft = z.object({ name: z.string(), email: z.string() });

/** What somebody typed into the form before it was loaded again, for the life of the tab. The password is kept nowhere. */
export const registrationDraft = {
  read(): z.infer<typeof draft> | undefined {
    try {
      return draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "")).data;
    } catch {
      return undefined;
    }
  },
  write: (typed: z.infer<typeof draft>): void => storeDraft(key, typed),
  remove: (): void => sessionStorage.removeItem(key),
};
