import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import ipaddr from "ipaddr.js";
import { largestAttachment } from "../../shared/assistant/attachment.rules.ts";
import { requestIdHeader } from "../../shared/http/request-id.rules.ts";
import type { ErrorReporter } from "../error-reports/error-reporter.ts";
import { requireKnownHost } from "./access/known-host.ts";
import { addOwnHeaders, type PageSettings, securityHeaders } from "./access/security-headers.ts";
import { createSecurityLog } from "./access/security-log.ts";
import { requireStorableInput } from "./access/storable-input.ts";
import { tooManyAttempts } from "./app-error.ts";
import { errorAnswer } from "./error-reply.ts";
import { speakPlainly } from "./plain-words.ts";
import { requestIdOf } from "./request-id.ts";
import { logSettings } from "./request-log.ts";
import type { SignedInUser } from "./route.ts";
import { refuseWhileClosing } from "./stopping.ts";

export interface HttpServerSettings extends PageSettings {
  logLevel: string;
  secret: string;
  /** Whose X-Forwarded-For is believed: waits after failed attempts go by the caller's address. */
  trustedProxies: string[] | undefined;
  /** Which names in the Host header are this server's; undefined where it answers to any. */
  ownHosts: ((host: string) => boolean) | undefined;
  errorReporter: ErrorReporter;
  userForAuthorization(header: string | undefined): Promise<SignedInUser | null>;
}

/** The server without its features: validation, security headers, errors, the user of each request, API documentation. */
export async function createHttpServer(settings: HttpServerSettings): Promise<FastifyInstance> {
  const app = fastify({
    ...logSettings(settings.logLevel),
    genReqId: requestIdOf,
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: 2_000_000,
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
  if (settings.ownHosts) app.addHook("onRequest", requireKnownHost(settings.ownHosts));
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    request.user = await settings.userForAuthorization(request.headers.authorization);
  });
  app.addHook("preValidation", requireStorableInput);
  await app.register(helmet, securityHeaders(settings));
  addOwnHeaders(app);
  await app.register(rateLimit, {
    max: 600,
    timeWindow: "1 minute",
    keyGenerator: callerAddress,
    allowList: isUncounted,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts("too_many_requests", "Too many requests.", ttl / 1000),
  });
  await app.register(multipart, { limits: { fileSize: largestAttachment, files: 1, fields: 10, parts: 11 } });
  await app.register(swagger, {
    openapi: { info: { title: "Forthright", version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs" });
  return app;
}

/** One page is dozens of files, and a house full of people may share an address. */
function isUncounted({ url }: { url: string }): boolean {
  return /^\/(assets|designs)\//.test(url) || url === "/favicon.svg";
}

/**
 * A client that has hung up has no address any more, whatever the type says; the plugin's own generator fails on that. With
 * IPv6 everybody has a network of addresses.
 */
function callerAddress({ ip }: { ip?: string }): string {
  if (ip === undefined) return "gone";
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(":") : ip;
}
