import type { FastifyInstance } from "fastify";
import { createAssistantStore } from "../../assistant/assistant.store.ts";
import type { DocumentsService } from "../../documents/documents.service.ts";
import type { DocumentsStore } from "../../documents/documents.store.ts";
import { createKeptAnswersStore } from "../../matching/kept-answers.store.ts";
import { createCvImportStore } from "../../profile/cv-import/cv-import.store.ts";
import { createProfileExportStore } from "../../profile/profile-export.store.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { SubscriptionService } from "../../subscription/subscription.service.ts";
import type { SubscriptionStore } from "../../subscription/subscription.store.ts";
import { createUsageStore } from "../../subscription/usage.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";
import { createOwnWordsStore } from "../../wordings/own-words.store.ts";
import { createWordingsStore } from "../../wordings/wordings.store.ts";
import { createAccountStore } from "../account.store.ts";
import { createAdministeredAccountStore } from "../administration/administered-account.store.ts";
import { registerAdministrationRoutes } from "../administration/administration.routes.ts";
import { createAdministrationService } from "../administration/administration.service.ts";
import { createAttemptStore } from "../attempt-limit/attempt.store.ts";
import { createAttemptLimitService } from "../attempt-limit/attempt-limit.service.ts";
import { createCodeService } from "../codes/code.service.ts";
import { createCurrentPasswordService } from "../password/current-password.service.ts";
import type { AccountParts } from "../register-account.ts";
import { createRegistrationStore } from "../registration/registration.store.ts";
import { registerSecondFactorRoutes } from "../second-factor/second-factor.routes.ts";
import { createSecondFactorServices } from "../second-factor/second-factor-services.ts";
import { createSecondFactorsService } from "../second-factor/second-factors.service.ts";
import { createOneTimeTokenService } from "../sign-in/one-time-token.service.ts";
import { createAccountDeletionService, type DeletedData, type DeletionParts } from "./account-deletion.service.ts";
import { createAccountExportService } from "./account-export.service.ts";
import { registerAccountSettingsRoutes } from "./account-settings.routes.ts";
import { createAccountSettingsService } from "./account-settings.service.ts";
import { createEmailChangeService } from "./email-change.service.ts";
import { createEmailChangeStore } from "./email-change.store.ts";

interface Parts extends Omit<AccountParts, "captcha" | "identityProvider"> {
  deletedData: DeletedData;
  standInRecords: DeletionParts["standInRecords"];
  trackerStore: TrackerStore;
  documentsService: DocumentsService;
  documentsStore: DocumentsStore;
  subscriptionService: SubscriptionService;
  subscriptionStore: SubscriptionStore;
  quotaService: QuotaService;
  operatorKey: string;
}

/** The account page, and what the operator does with accounts. Apart from the sign-in because it reaches into every feature that keeps something of a person. */
export function registerAccountSettings(app: FastifyInstance, parts: Parts): void {
  const { database, engine, secret } = parts;
  const accountStore = createAccountStore(database);
  const emailChangeStore = createEmailChangeStore(database);
  const attemptStore = createAttemptStore(database, secret);
  const attemptLimit = createAttemptLimitService(attemptStore);
  const registrationStore = createRegistrationStore(database, secret);
  const codes = createCodeService(engine, attemptStore, secret);
  const factors = createSecondFactorServices({ ...parts, oneTimeTokens: createOneTimeTokenService(engine) });
  const currentPassword = createCurrentPasswordService(engine, attemptLimit, accountStore, factors.secondFactorStore);
  const secondFactors = createSecondFactorsService({ ...factors, attemptLimit, currentPassword });
  const kept = { accountStore, emailChangeStore, registrationStore };
  const own = { ...parts, ...kept, codes, attemptLimit, currentPassword, secondFactors };
  const usageStore = createUsageStore(database);
  const deletions = createAccountDeletionService(own);
  registerAccountSettingsRoutes(app, {
    sessions: parts.sessions,
    inConstantTime: parts.inConstantTime,
    settings: createAccountSettingsService(own),
    emailChanges: createEmailChangeService(own),
    exports: createAccountExportService({
      ...own,
      profileExportStore: createProfileExportStore(database),
      cvImportStore: createCvImportStore(database),
      assistantStore: createAssistantStore(database),
      usageStore,
      wordingsStore: createWordingsStore(database),
      ownWordsStore: createOwnWordsStore(database),
      keptAnswersStore: createKeptAnswersStore(database),
    }),
    deletions,
  });
  registerSecondFactorRoutes(app, own);
  const administration = createAdministrationService({
    ...own,
    deletions,
    secondFactorStore: factors.secondFactorStore,
    administeredAccountStore: createAdministeredAccountStore(database),
    usageStore,
  });
  registerAdministrationRoutes(app, { operatorKey: parts.operatorKey, administration });
}
