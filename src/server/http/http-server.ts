import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { largestAttachment } from "../../shared/assistant/attachment.rules.ts";
import { requestIdHeader } from "../../shared/http/request-id.rules.ts";
import type { ErrorReporter } from "../error-reports/error-reporter.ts";
import { tooManyAttempts } from "./app-error.ts";
import { errorAnswer } from "./error-reply.ts";
import { speakPlainly } from "./plain-words.ts";
import { requestIdOf } from "./request-id.ts";
import { logSettings } from "./request-log.ts";
import type { SignedInUser } from "./route.ts";
import { requireStorableInput } from "./storable-input.ts";

export interface HttpServerSettings {
  logLevel: string;
  publicUrl: string;
  /** Whose X-Forwarded-For is believed: waits after failed attempts go by the caller's address. */
  trustedProxies: string[] | undefined;
  /** Hosts of analytics and error reports, which the pages may send to. */
  reportingOrigins: string[];
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
  });
  speakPlainly();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorAnswer(settings.errorReporter));
  app.decorateRequest("user", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
    request.user = await settings.userForAuthorization(request.headers.authorization);
  });
  app.addHook("preValidation", requireStorableInput);
  await app.register(helmet, securityHeaders(settings));
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

/** A client that has hung up has no address any more, whatever the type says; the plugin's own generator fails on that. */
function callerAddress(request: { ip?: string }): string {
  return request.ip ?? "gone";
}

function securityHeaders({ publicUrl, reportingOrigins }: HttpServerSettings) {
  const isHttps = publicUrl.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          "https://www.google.com/recaptcha/",
          "https://www.gstatic.com/recaptcha/",
          "https://checkout.freemius.com",
        ],
        frameSrc: ["'self'", "https://www.google.com/recaptcha/", "https://checkout.freemius.com"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", "https://checkout.freemius.com"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...reportingOrigins],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" as const },
  };
}
