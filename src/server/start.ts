import type { FastifyInstance } from "fastify";
import { mountLocalCheckout } from "../stand-ins/checkout/local-checkout.ts";
import { packedDemonstration, registerDemonstration } from "../stand-ins/demonstration-jobs/demonstration-index.ts";
import { mountLocalIdentity } from "../stand-ins/identity/mount-local-identity.ts";
import { mountMailbox } from "../stand-ins/mailbox/mount-mailbox.ts";
import { createStandInRecords } from "../stand-ins/stand-in-records.ts";
import { createAccountServices } from "./account/account-services.ts";
import { createAttemptStore } from "./account/attempt-limit/attempt.store.ts";
import { createAuthEngine } from "./account/auth-engine.ts";
import type { PasswordHashing } from "./account/password/password-hashing.ts";
import { registerAccount } from "./account/register-account.ts";
import { createSessionService } from "./account/sessions/session.service.ts";
import { createSessionStore } from "./account/sessions/session.store.ts";
import { registerAccountSettings } from "./account/settings/register-account-settings.ts";
import { createInConstantTime } from "./account/sign-in/constant-time.ts";
import { networkCallbackPath } from "./account/sign-in/network-sign-in.routes.ts";
import { registerAssistant } from "./assistant/register-assistant.ts";
import { registerBackupRoute } from "./backup/backup.routes.ts";
import { registerCaptcha } from "./captcha/register-captcha.ts";
import type { Config } from "./config.ts";
import { type Database, type DatabaseSettings, openDatabase } from "./database/database.ts";
import { createDocumentLinkService } from "./documents/links/document-link.service.ts";
import { createInterviewService } from "./documents/posting/interview.service.ts";
import { registerDocuments } from "./documents/register-documents.ts";
import { createErrorReporter, noErrorReporter } from "./error-reports/error-reporter.ts";
import { closeOperatorDoor, newOperatorKey, openOperatorDoor, operatorDoorOf } from "./http/access/operator-access.ts";
import { serveClientApplication } from "./http/client/client-application.ts";
import { registerClientConfigRoute } from "./http/client/client-config.routes.ts";
import { reportingOrigins } from "./http/client/reporting-origins.ts";
import { createHttpServer } from "./http/http-server.ts";
import { registerOperationRoutes } from "./http/operation/operation.routes.ts";
import { createStopping } from "./http/operation/stopping.ts";
import { createIdentityProvider, linkedinEndpoints } from "./identity/network-identity.ts";
import { registerJobs } from "./jobs/register-jobs.ts";
import { ensureSearchIndex } from "./jobs/search/search-index.store.ts";
import { registerJobSources } from "./jobs/sources/register-job-sources.ts";
import { createConfiguredModel } from "./llm/language-model.ts";
import { registerMails } from "./mail/register-mail.ts";
import { createKeptAnswersStore } from "./matching/kept-answers.store.ts";
import { registerMatching } from "./matching/matching.routes.ts";
import { registerMetrics } from "./metrics/metrics.routes.ts";
import { createFreemiusProvider, hostedFreemius } from "./payment/freemius-provider.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";
import { registerCvImportRoutes } from "./profile/cv-import/cv-import.routes.ts";
import { createCvImportService } from "./profile/cv-import/cv-import.service.ts";
import { createCvImportStore } from "./profile/cv-import/cv-import.store.ts";
import { registerProfileRoutes } from "./profile/profile.routes.ts";
import { createProfileStore } from "./profile/profile.store.ts";
import { registerProfileHistoryRoutes } from "./profile/profile-history.routes.ts";
import { projectPath } from "./project-path.ts";
import { registerReminders } from "./reminders/register-reminders.ts";
import { StartError } from "./start-error.ts";
import { createFileStorage } from "./storage/configured-storage.ts";
import { createPaymentEventStore } from "./subscription/payment-event.store.ts";
import { paymentWebhookPath, registerPaymentWebhook } from "./subscription/payment-webhook.routes.ts";
import { createQuotaService } from "./subscription/quota.service.ts";
import { registerSubscriptionRoutes } from "./subscription/subscription.routes.ts";
import { createSubscriptionService } from "./subscription/subscription.service.ts";
import { createSubscriptionStore } from "./subscription/subscription.store.ts";
import { createBoardEventsService } from "./tracker/events/board-events.service.ts";
import { createKeptLinks } from "./tracker/kept-links.ts";
import { createPostingPreviewService } from "./tracker/posting-preview.service.ts";
import { registerCardRecords } from "./tracker/records/register-card-records.ts";
import { registerTrackerRoutes } from "./tracker/tracker.routes.ts";
import { createTrackerService } from "./tracker/tracker.service.ts";
import { createTrackerStore } from "./tracker/tracker.store.ts";
import { registerWordings } from "./wordings/register-wordings.ts";

export interface BuiltServer {
  app: FastifyInstance;
  database: Database;
  backgroundDatabase: Database;
  /** Where people reach it, without a slash at the end. */
  publicUrl: string;
  /** Tells whoever watches that the server goes; to be called before it is closed. */
  announceStop(): Promise<void>;
  /** What the operator's commands show, for as long as this server runs. */
  operatorKey: string;
  /** Takes deleted data out of the database's files, where a deletion was interrupted. */
  beginErasing(): void;
  /** The same, and resolves when it is done. */
  erase(): Promise<void>;
  /** What fetches openings from the sources that are on. */
  jobSources: ReturnType<typeof registerJobSources>;
}

/** What an attempt at a secret costs whoever makes it, and how long callers wait. Tests build the server with less; no setting does. */
export interface WorkFactors {
  passwordHashing: PasswordHashing;
  captchaDifficulty: { fewest: number; most: number };
  /** The least that a response takes whose time must tell nothing. */
  responseTimeMs: number;
  /** How long a caller is kept waiting for a message that may still be on its way. */
  unknownMessageTimeoutMs: number;
  /** How long a server that is stopped waits for the replies that it is at work on. */
  finishWithinMs: number;
  /** Whose processes several servers share. */
  pdfRenderer?: PdfRenderer;
}

/** Builds every part of the server, explicitly and in order. The one place that knows how the parts fit together. */
export async function buildServer(config: Config & DatabaseSettings, workFactors?: WorkFactors): Promise<BuiltServer> {
  const open = await openDatabase(config);
  const { database, backgroundDatabase, ping, deletedDataEraser, changeNotifications } = open;
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;

  const authEngine = await createAuthEngine(database, config.secret, workFactors?.passwordHashing);
  const sessionService = createSessionService(authEngine, createSessionStore(database));

  const attempts = createAttemptStore(backgroundDatabase, config.secret);
  const errorReporter = config.errorReports ? createErrorReporter(config.errorReports.dsn) : noErrorReporter;
  const app = await createHttpServer({
    ...config,
    publicUrl,
    errorReporter,
    reportingOrigins: reportingOrigins(config),
    countTogether: (name, count) => attempts.add({ name }, 1, count),
    userForAuthorization: sessionService.userForAuthorization,
  });
  app.addHook("onClose", open.close);
  app.addHook("onClose", () => closeOperatorDoor(config.dataDir));
  app.addHook("onClose", errorReporter.close);

  const operatorKey = newOperatorKey();
  const mails = registerMails(app, { ...config, database: backgroundDatabase, operatorKey, mountMailbox });
  const { captcha, captchaForClient } = registerCaptcha(app, { ...config, ...workFactors, database, publicUrl });
  const redirectUri = `${publicUrl}${networkCallbackPath}`;
  const identityProvider = config.linkedin
    ? createIdentityProvider({ ...config.linkedin, endpoints: () => linkedinEndpoints })
    : mountLocalIdentity(app, { database, secret: config.secret, publicUrl, redirectUri });
  const account = createAccountServices({
    database,
    engine: authEngine,
    sessions: sessionService,
    mailer: mails.mailer,
    secret: config.secret,
    publicUrl,
    inConstantTime: createInConstantTime(workFactors?.responseTimeMs),
  });
  registerAccount(app, account, { captcha, identityProvider });
  registerClientConfigRoute(app, {
    isDemonstration: () => jobSources.isDemonstration(),
    captcha: captchaForClient,
    stand_ins: { mailbox: !config.mail.smtpUrl, network_sign_in: !config.linkedin, checkout: !config.freemius },
    ...{ language_model: config.ai !== undefined, analytics: config.analytics ?? null },
    error_reports: config.errorReports ?? null,
  });

  const profileStore = createProfileStore(database);
  const cvImportStore = createCvImportStore(database);

  const stopping = createStopping();
  registerOperationRoutes(app, { ping, stopping });
  const metrics = registerMetrics(app, { ...config, publicUrl, connections: open.connections });
  registerProfileRoutes(app, { profileStore });
  registerProfileHistoryRoutes(app, { profileStore });
  registerCvImportRoutes(app, { cvImportStore, cvImportService: createCvImportService(cvImportStore) });
  // Without a configured one the guide answers, and sentences are written by rules.
  const model = config.ai && createConfiguredModel(config.ai);
  const { privateLinesService, ...wordings } = registerWordings(app, { database, profileStore, model });

  const quotaService = createQuotaService(database);
  const subscriptionStore = createSubscriptionStore(database);
  const checkout = { database, secret: config.secret, webhookPath: paymentWebhookPath };
  const provider = createFreemiusProvider(
    config.freemius ? hostedFreemius(config.freemius) : mountLocalCheckout(app, checkout),
  );
  const subscriptionService = createSubscriptionService({
    subscriptionStore,
    paymentEventStore: createPaymentEventStore(database),
    provider,
    findUserId: async (email) => (await authEngine.records.findUserByEmail(email))?.user.id,
  });
  registerSubscriptionRoutes(app, { subscriptionService, subscriptionStore, quotaService });
  registerPaymentWebhook(app, { provider, subscriptionService });

  const { postingStore, jobSearchService, geographyService, savedSearchService } = registerJobs(app, {
    ...{ database, replicaDatabase: open.replica, publicUrl, profileStore },
    countSearchRead: metrics.countSearchRead,
  });
  const isAdministrator = (email: string) => config.adminEmails.includes(email.toLowerCase());
  const jobSources = registerJobSources(app, {
    ...{ ...config, operatorKey, isAdministrator },
    database: backgroundDatabase,
    placeFromText: (text) => geographyService.placeFromText(text),
  });
  const documentLinkService = createDocumentLinkService({ secret: config.secret, publicUrl });
  const fileStorage = createFileStorage(config);
  const keptAnswersStore = createKeptAnswersStore(database);
  const { documentsService, documentsStore, postingReader, pdfRenderer } = registerDocuments(app, {
    ...{ database, keptAnswersStore, fileStorage, privateLinesService, postingStore, geographyService },
    quotaService,
    ...wordings,
    documentLinkService,
    model,
    pdfRenderer: workFactors?.pdfRenderer,
  });
  const matchingParts = { keptAnswersStore, profileStore, privateLinesService, postingStore, documentsStore };
  const { matchingService } = registerMatching(app, matchingParts);
  const trackerStore = createTrackerStore(database, documentsStore.setDeletedOfCards);
  const keptLinks = createKeptLinks(documentLinkService);
  registerTrackerRoutes(app, {
    trackerService: createTrackerService(trackerStore, keptLinks),
    boardEvents: createBoardEventsService({
      changeNotifications,
      trackerStore,
      userForAuthorization: sessionService.userForAuthorization,
      log: app.log,
    }),
    postingPreview: createPostingPreviewService(postingReader),
    pdfRenderer,
  });
  const { cardRecordStore, cardFilesService } = registerCardRecords(app, { database, fileStorage, keptLinks });
  const waiting = { trackerStore, cardRecordStore, savedSearchService };
  registerReminders(app, { ...config, ...account, ...waiting, backgroundDatabase, mails });
  registerAssistant(app, {
    database,
    model,
    stallMs: config.ai && config.ai.stallSeconds * 1000,
    quotaService,
    cvImportStore,
    profileStore: { ...profileStore, load: privateLinesService.readableProfile },
    ...waiting,
    jobSearchService,
    geographyService,
    interviewService: createInterviewService({ postingStore, documentsStore, keptAnswersStore }),
    postingStore,
    matchingService,
    isDemonstration: jobSources.isDemonstration,
    unknownTimeoutMs: workFactors?.unknownMessageTimeoutMs,
    finishWithinMs: workFactors?.finishWithinMs,
  });
  const beginErasing = () => {
    deletedDataEraser.erase().catch((error) => app.log.error(error, "Deleted data could not be erased from the files"));
  };
  const standInRecords = createStandInRecords(database, config.dataDir);
  registerAccountSettings(app, {
    ...account,
    isAdministrator,
    standInRecords: {
      forget: async (emails, subjects) => {
        await mails.forget(emails);
        await standInRecords.forget(emails, subjects);
      },
    },
    deletedData: { announceErasing: deletedDataEraser.announce, beginErasing },
    trackerStore,
    cardRecordStore,
    cardFilesService,
    documentsService,
    documentsStore,
    subscriptionService,
    subscriptionStore,
    quotaService,
    operatorKey,
  });
  registerBackupRoute(app, { ...config, copier: open.copier, fileStorage, operatorKey });
  return {
    ...{ app, database, backgroundDatabase, publicUrl, operatorKey, jobSources },
    ...{ announceStop: stopping.announce, beginErasing, erase: deletedDataEraser.erase },
  };
}

/** Builds the server, fills in what a new installation needs, and listens. */
export async function startServer(config: Config): Promise<BuiltServer> {
  const server = await buildServer({ ...config, packedDatabase: packedDemonstration(config) });
  await serveClientApplication(server.app, projectPath("dist/client"));
  await ensureSearchIndex(server.backgroundDatabase);
  await server.jobSources.prepare();
  const demonstration = registerDemonstration(server, config);
  await demonstration.prepare();
  await listen(server.app, config);
  // An embedded database has one server at a time: the operator's commands must go by it.
  if (!config.databaseUrl) await openOperatorDoor(config.dataDir, operatorDoorOf(server.app, server.operatorKey));
  server.beginErasing();
  server.jobSources.begin();
  demonstration.begin();
  return server;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const reason = error instanceof Error && "code" in error ? error.code : undefined;
    if (reason === "EADDRINUSE")
      throw new StartError(`Port ${port} is already in use: stop the other program, or set PORT to another number.`);
    if (reason === "EACCES")
      throw new StartError(`Port ${port} may not be used by this account: set PORT to a number from 1024 upwards.`);
    if (reason === "EADDRNOTAVAIL" || reason === "ENOTFOUND")
      throw new StartError(`HOST ${host} is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`);
    throw error;
  }
}
