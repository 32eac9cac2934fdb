import { deletionCodeMail } from "../../../engines/mail-writing/mail-writing.ts";
import type { DocumentsService } from "../../documents/documents.service.ts";
import type { SignedInUser } from "../../http/route.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { SubscriptionService } from "../../subscription/subscription.service.ts";
import type { CardFilesService } from "../../tracker/records/card-files.service.ts";
import type { AccountStore } from "../account.store.ts";
import { wrongCode } from "../account-errors.ts";
import type { AttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import type { CodePurpose, CodeService } from "../codes/code.service.ts";
import type { CurrentPasswordService, PresenceProof } from "../password/current-password.service.ts";
import type { RegistrationStore } from "../registration/registration.store.ts";
import type { EmailChangeStore, KeptEmail } from "./email-change.store.ts";

export interface DeletionParts {
  codes: CodeService;
  attemptLimit: AttemptLimitService;
  currentPassword: CurrentPasswordService;
  accountStore: AccountStore;
  emailChangeStore: EmailChangeStore;
  registrationStore: Pick<RegistrationStore, "forget">;
  subscriptionService: Pick<SubscriptionService, "cancelAll">;
  documentsService: Pick<DocumentsService, "removeFilesOf">;
  cardFilesService: Pick<CardFilesService, "removeFilesOf">;
  /** The stand-ins' own records. */
  standInRecords: { forget(emails: string[], subjects: string[]): Promise<void> };
  mailer: Mailer;
  deletedData: DeletedData;
}

/** What stays in the database's own files of deleted rows; it goes behind the reply's back. */
export interface DeletedData {
  /** Call before the deletion, so that a crash does not forget it. */
  announceErasing(): Promise<void>;
  beginErasing(): void;
}

const mailedPurposes: CodePurpose[] = ["reset-password", "delete-account"];

/** Deletes an account for good: afterwards no row and no file holds anything of the person. */
export function createAccountDeletionService(parts: DeletionParts) {
  const { codes, attemptLimit, accountStore, emailChangeStore, currentPassword } = parts;

  /** The password; or to have signed in just now, and to read the mails. */
  async function requireProof(user: SignedInUser, proof: PresenceProof, code: string | undefined): Promise<void> {
    const hasPassword = await currentPassword.exists(user.id);
    if (code === undefined && hasPassword) return currentPassword.require(user, proof);
    await currentPassword.requireFreshWhereNeeded(user.id, proof.sessionKey);
    await attemptLimit.begin("account", user.email, proof.ip);
    const entered = { code: code ?? "", caller: user.id, email: user.email };
    const outcome = await codes.redeem("delete-account", [user.email], entered);
    if (outcome === "spent" || !outcome.right) throw wrongCode(outcome);
  }

  /** What lies outside the rows that go along with the user's row. Of an address that was never theirs, what others began stays. */
  async function removeTraces(userId: string, emails: KeptEmail[], subjects: string[]): Promise<void> {
    await parts.documentsService.removeFilesOf(userId);
    await parts.cardFilesService.removeFilesOf(userId);
    for (const { email, wasTheirs } of emails) {
      await codes.cancel("change-email", `${userId}:${email}`);
      if (!wasTheirs) continue;
      for (const purpose of mailedPurposes) await codes.cancel(purpose, email);
      await parts.registrationStore.forget(email);
      await attemptLimit.forget(email);
    }
    const addresses = emails.map(({ email }) => email);
    await parts.standInRecords.forget(addresses, subjects);
  }

  /**
   * Whatever may fail outside comes before the user's row goes, so that a failure can be tried again. The traces go once
   * more after it: somebody may have been at work in another tab.
   */
  async function erase(userId: string): Promise<void> {
    await parts.subscriptionService.cancelAll(userId);
    const emails = await emailChangeStore.allEmails(userId);
    const subjects = (await accountStore.person(userId)).signInMethods.map((method) => method.accountId);
    await parts.deletedData.announceErasing();
    await removeTraces(userId, emails, subjects);
    await accountStore.remove(userId);
    await removeTraces(userId, emails, subjects);
    parts.deletedData.beginErasing();
  }

  return {
    /** For whoever needs no proof. */
    erase,

    /** @throws tooManyTries */
    async sendCode(user: SignedInUser, ip: string): Promise<void> {
      await attemptLimit.countRequest("delete-account", user.email, ip);
      const code = await codes.issue("delete-account", user.email);
      await parts.mailer.send(deletionCodeMail(user.email, user.name, code));
    },

    async remove(user: SignedInUser, proof: PresenceProof, code: string | undefined): Promise<void> {
      await requireProof(user, proof, code);
      await erase(user.id);
    },
  };
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;
