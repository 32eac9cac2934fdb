import type { Database } from "../server/database/database.ts";
import { createCheckoutStore } from "./checkout/checkout.store.ts";
import { createIdentityRecordStore, subjectOf } from "./identity/identity-record.store.ts";
import { createMailbox } from "./mailbox/mailbox.ts";

/** What the stand-ins keep of people, whether they answer at present or did before the real parts were configured. */
export function createStandInRecords(database: Database, dataDir: string) {
  const identityRecords = createIdentityRecordStore(database);
  const checkoutStore = createCheckoutStore(database);
  const mailbox = createMailbox(dataDir);
  return {
    /** @param subjects ids of the person at the network sign-in */
    async forget(emails: string[], subjects: string[]): Promise<void> {
      for (const email of emails) {
        await mailbox.forget(email);
        await checkoutStore.forget(email);
      }
      for (const subject of [...subjects, ...emails.map(subjectOf)]) await identityRecords.forget(subject);
    },
  };
}
