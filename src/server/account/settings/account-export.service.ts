import type { AccountExport } from "../../../shared/account/account-settings.contract.ts";
import type { AssistantStore } from "../../assistant/assistant.store.ts";
import type { DocumentsStore } from "../../documents/documents.store.ts";
import type { SavedSearchStore } from "../../jobs/saved-searches/saved-search.store.ts";
import type { KeptAnswersStore } from "../../matching/kept-answers.store.ts";
import type { CvImportStore } from "../../profile/cv-import/cv-import.store.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { DigestStore } from "../../reminders/digest.store.ts";
import type { SubscriptionStore } from "../../subscription/subscription.store.ts";
import type { UsageStore } from "../../subscription/usage.store.ts";
import type { CardRecordStore } from "../../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";
import type { OwnWordsStore } from "../../wordings/own-words.store.ts";
import type { PrivateLinesStore } from "../../wordings/private-lines.store.ts";
import type { WordingsStore } from "../../wordings/wordings.store.ts";
import type { AccountStore } from "../account.store.ts";
import type { SecondFactorsService } from "../second-factor/second-factors.service.ts";
import type { EmailChangeStore } from "./email-change.store.ts";

export interface ExportParts {
  accountStore: AccountStore;
  emailChangeStore: EmailChangeStore;
  secondFactors: Pick<SecondFactorsService, "overview">;
  profileStore: Pick<ProfileStore, "exportOf">;
  cvImportStore: Pick<CvImportStore, "exportOf">;
  assistantStore: Pick<AssistantStore, "exportOf">;
  trackerStore: Pick<TrackerStore, "list">;
  cardRecordStore: Pick<CardRecordStore, "list">;
  documentsStore: Pick<DocumentsStore, "exportOf">;
  subscriptionStore: Pick<SubscriptionStore, "exportOf">;
  usageStore: Pick<UsageStore, "exportOf">;
  wordingsStore: Pick<WordingsStore, "wordingsOf">;
  ownWordsStore: Pick<OwnWordsStore, "ownWordsOf">;
  privateLinesStore: Pick<PrivateLinesStore, "answersOf">;
  keptAnswersStore: Pick<KeptAnswersStore, "answersOf">;
  savedSearchStore: Pick<SavedSearchStore, "listOf">;
  digestStore: Pick<DigestStore, "exportOf">;
}

/** Gathers everything that is stored about a person. Secrets stay behind: password, tokens and codes are hashes of no use. */
export function createAccountExportService(parts: ExportParts) {
  async function account(userId: string): Promise<AccountExport["account"]> {
    const { row, signInMethods } = await parts.accountStore.person(userId);
    if (!row) throw new Error("The user of a session is gone");
    return {
      name: row.name,
      email: row.email,
      other_emails: (await parts.emailChangeStore.allEmails(userId))
        .map(({ email }) => email)
        .filter((email) => email !== row.email),
      created_at: row.createdAt.toISOString(),
      sign_in_ways: signInMethods.map(({ providerId }) => (providerId === "credential" ? "password" : providerId)),
      second_factors: await parts.secondFactors.overview(userId),
    };
  }

  async function sessions(userId: string) {
    const rows = await parts.accountStore.sessions(userId);
    return rows.map(({ token: _secret, userId: _owner, ...shown }) => shown);
  }

  return {
    async exportOf(userId: string): Promise<AccountExport> {
      return {
        success: true,
        exported_at: new Date().toISOString(),
        account: await account(userId),
        sessions: await sessions(userId),
        profile_versions: await parts.profileStore.exportOf(userId),
        cv_imports: await parts.cvImportStore.exportOf(userId),
        wordings: await parts.wordingsStore.wordingsOf(userId),
        own_words: await parts.ownWordsStore.ownWordsOf(userId),
        private_lines: await parts.privateLinesStore.answersOf(userId),
        answers: await parts.keptAnswersStore.answersOf(userId),
        conversations: await parts.assistantStore.exportOf(userId),
        tracked_jobs: await parts.trackerStore.list(userId),
        reminders: await parts.digestStore.exportOf(userId),
        saved_searches: await parts.savedSearchStore.listOf(userId),
        card_records: await parts.cardRecordStore.list(userId),
        documents: await parts.documentsStore.exportOf(userId),
        subscription: await parts.subscriptionStore.exportOf(userId),
        usage: await parts.usageStore.exportOf(userId),
      };
    },
  };
}

export type AccountExportService = ReturnType<typeof createAccountExportService>;
