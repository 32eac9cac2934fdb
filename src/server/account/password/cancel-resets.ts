import type { AccountStore } from "../account.store.ts";
import type { CodeService } from "../codes/code.service.ts";

interface Parts {
  codes: CodeService;
  accountStore: AccountStore;
}

/** What was mailed or handed out to set a new password stops working. */
export async function cancelResets({ codes, accountStore }: Parts, { id, email }: { id: string; email: string }) {
  // The code first: as long as it works, it brings another key.
  await codes.cancel("reset-password", email);
  await accountStore.dropKeys(id);
}
