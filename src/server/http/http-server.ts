import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { largestAttachment } from "../../shared/assistant/attachment.rules.ts";
import { speakPlainly } from "../../shared/http/plain-words.rules.ts";
import { requestIdHeader } from "../../shared/http/request-id.rules.ts";
import type { ErrorReporter } from "../error-reports/error-reporter.ts";
import { requireKnownHost } from "./access/known-host.ts";
import { addOwnHeaders, type PageSettings, securityHeaders } from "./access/security-headers.ts";
import { requireStorableAddress, requireStorableBody } from "./access/storable-input.ts";
import { errorAnswer } from "./errors/error-reply.ts";
import { limitBodyTime, requestTimeoutMs } from "./limits/body-time.ts";
import { limitRequests } from "./limits/request-limit.ts";
import type { CountTogether } from "./limits/shared-counter.ts";
import { requestIdOf } from "./log/request-id.ts";
import { logSettings } from "./log/request-log.ts";
import { createSecurityLog } from "./log/security-log.ts";
import { refuseWhileClosing } from "./operation/stopping.ts";
import type { SignedInUser } from "./route.ts";

export interface HttpServerSettings extends PageSettings {
  logLevel: string;
  secret: string;
  /** Whose X-Forwarded-For is believed: waits after failed attempts go by the caller's address. */
  trustedProxies: string[] | undefined;
  /** Which names in the Host header are this server's; undefined where it answers to any. */
  ownHosts: ((host: string) => boolean) | undefined;
  errorReporter: ErrorReporter;
  /** Counts the requests of a caller over all servers. */
  countTogether: CountTogether;
  userForAuthorization(header: string | undefined): Promise<SignedInUser | null>;
}

/** The server without its features: validation, security headers, errors, the user of each request, API documentation. */
export async function createHttpServer(settings: HttpServerSettings): Promise<FastifyInstance> {
  const app = fastify({
    ...logSettings(settings.logLevel),
    genReqId: requestIdOf,
    trustProxy: settings.trustedProxies ?? false,
    // For what has no endpoint; that has a limit by its schema.
    bodyLimit: 64_000,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: "idle",
    // Ours are in the form of all errors.
    return503OnClosing: false,
  });
  speakPlainly();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorAnswer(settings.errorReporter));
  app.decorate("securityLog", createSecurityLog(settings.secret));
  refuseWhileClosing(app);
  app.decorateRequest("user", null);
  limitBodyTime(app);
  if (settings.ownHosts) app.addHook("onRequest", requireKnownHost(settings.ownHosts));
  await limitRequests(app, settings.countTogether);
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    request.user = await settings.userForAuthorization(request.headers.authorization);
  });
  app.addHook("preValidation", requireStorableAddress);
  app.addHook("preHandler", requireStorableBody);
  await app.register(helmet, securityHeaders(settings));
  addOwnHeaders(app);
  await app.register(multipart, {
    limits: { fileSize: largestAttachment, files: 1, fields: 10, fieldSize: 64_000, parts: 11 },
  });
  await app.register(swagger, {
    openapi: { info: { title: "Forthright", version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  return app;
}
