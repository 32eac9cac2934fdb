import type { FastifyInstance } from "fastify";
import { createAssistantStore } from "../../assistant/assistant.store.ts";
import type { DocumentsService } from "../../documents/documents.service.ts";
import type { DocumentsStore } from "../../documents/documents.store.ts";
import { createSavedSearchStore } from "../../jobs/saved-searches/saved-search.store.ts";
import { createKeptAnswersStore } from "../../matching/kept-answers.store.ts";
import { createCvImportStore } from "../../profile/cv-import/cv-import.store.ts";
import { createProfileStore } from "../../profile/profile.store.ts";
import { createDigestStore } from "../../reminders/digest.store.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { SubscriptionService } from "../../subscription/subscription.service.ts";
import type { SubscriptionStore } from "../../subscription/subscription.store.ts";
import { createUsageStore } from "../../subscription/usage.store.ts";
import type { CardFilesService } from "../../tracker/records/card-files.service.ts";
import type { CardRecordStore } from "../../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";
import { createOwnWordsStore } from "../../wordings/own-words.store.ts";
import { createPrivateLinesStore } from "../../wordings/private-lines.store.ts";
import { createWordingsStore } from "../../wordings/wordings.store.ts";
import type { AccountServices } from "../account-services.ts";
import { createAdministeredAccountStore } from "../administration/administered-account.store.ts";
import { registerAdministrationRoutes } from "../administration/administration.routes.ts";
import { createAdministrationService } from "../administration/administration.service.ts";
import { createCurrentPasswordService } from "../password/current-password.service.ts";
import { registerSecondFactorRoutes } from "../second-factor/second-factor.routes.ts";
import { createSecondFactorsService } from "../second-factor/second-factors.service.ts";
import { createAccountDeletionService, type DeletedData, type DeletionParts } from "./account-deletion.service.ts";
import { createAccountExportService } from "./account-export.service.ts";
import { registerAccountSettingsRoutes } from "./account-settings.routes.ts";
import { createAccountSettingsService } from "./account-settings.service.ts";
import { createEmailChangeService } from "./email-change.service.ts";
import { createEmailChangeStore } from "./email-change.store.ts";

interface Parts extends AccountServices {
  deletedData: DeletedData;
  standInRecords: DeletionParts["standInRecords"];
  trackerStore: TrackerStore;
  cardRecordStore: CardRecordStore;
  cardFilesService: CardFilesService;
  documentsService: DocumentsService;
  documentsStore: DocumentsStore;
  subscriptionService: SubscriptionService;
  subscriptionStore: SubscriptionStore;
  quotaService: QuotaService;
  operatorKey: string;
  isAdministrator: (email: string) => boolean;
}

/** The account page, and what the operator does with accounts. Apart from the sign-in because it reaches into every feature that keeps something of a person. */
export function registerAccountSettings(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  const currentPassword = createCurrentPasswordService(parts);
  const secondFactors = createSecondFactorsService({ ...parts, currentPassword });
  const own = { ...parts, emailChangeStore: createEmailChangeStore(database), currentPassword, secondFactors };
  const usageStore = createUsageStore(database);
  const deletions = createAccountDeletionService(own);
  registerAccountSettingsRoutes(app, {
    ...own,
    settings: createAccountSettingsService(own),
    emailChanges: createEmailChangeService(own),
    exports: createAccountExportService({
      ...own,
      profileStore: createProfileStore(database),
      cvImportStore: createCvImportStore(database),
      assistantStore: createAssistantStore(database),
      usageStore,
      wordingsStore: createWordingsStore(database),
      ownWordsStore: createOwnWordsStore(database),
      privateLinesStore: createPrivateLinesStore(database),
      keptAnswersStore: createKeptAnswersStore(database),
      savedSearchStore: createSavedSearchStore(database),
      digestStore: createDigestStore(database),
    }),
    deletions,
  });
  registerSecondFactorRoutes(app, own);
  const administration = createAdministrationService({
    ...own,
    deletions,
    administeredAccountStore: createAdministeredAccountStore(database),
    usageStore,
  });
  registerAdministrationRoutes(app, { operatorKey: parts.operatorKey, administration });
}
