import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { z } from "zod";
import { AppError } from "../../server/http/app-error.ts";
import { emailAddress, personName } from "../../shared/account/account.contract.ts";
import { defaultPerson, identityPage } from "./identity-page.ts";
import { type IdentityRecordStore, subjectOf } from "./identity-record.store.ts";
import { createLocalProvider, type LocalProviderSettings, localProviderPath } from "./local-provider.ts";

const form = "application/x-www-form-urlencoded";
const interactionPath = `${localProviderPath}/interaction/:uid`;
const person = z.object({ name: personName, email: emailAddress, email_verified: z.literal("on").optional() });

/** The local identity provider and its sign-in page: to be added only where stand-ins are allowed and LinkedIn is not set up. */
export function registerIdentityRoutes(app: FastifyInstance, settings: LocalProviderSettings): void {
  // Made at the first use: its signing key costs time that a start should not.
  let provider: Promise<Provider> | undefined;
  const localProvider = () => {
    provider ??= createLocalProvider(settings);
    return provider;
  };
  app.register(async (scope) => registerProtocol(scope, localProvider));
  app.register(async (scope) => registerSignInPage(scope, localProvider, settings.records));
}

/** The provider reads the raw request itself, so nothing may have read the body before. */
function registerProtocol(scope: FastifyInstance, localProvider: () => Promise<Provider>): void {
  scope.addContentTypeParser(form, (_request, _payload, done) => done(null));
  scope.all(`${localProviderPath}/*`, { schema: { hide: true } }, async (request, reply) => {
    const provider = await localProvider();
    reply.hijack();
    Object.assign(request.raw, { originalUrl: request.raw.url });
    request.raw.url = request.raw.url?.slice(localProviderPath.length);
    await provider.callback()(request.raw, reply.raw);
  });
}

function registerSignInPage(
  scope: FastifyInstance,
  localProvider: () => Promise<Provider>,
  records: IdentityRecordStore,
): void {
  scope.addContentTypeParser(form, { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  scope.get(interactionPath, { schema: { hide: true } }, async (request, reply) => {
    await requireInteraction(await localProvider(), request, reply);
    return sendPage(reply, identityPage(request.url, defaultPerson));
  });

  scope.post(interactionPath, { schema: { hide: true } }, async (request, reply) => {
    const provider = await localProvider();
    await requireInteraction(provider, request, reply);
    if (isCancelled(request.body)) return finish(provider, request, reply, { error: "access_denied" });
    const entered = person.safeParse(request.body);
    if (!entered.success) {
      return sendPage(
        reply,
        identityPage(request.url, defaultPerson, "Please enter a name and a valid email address."),
      );
    }
    const { name, email, email_verified } = entered.data;
    const accountId = subjectOf(email);
    await records.savePerson(accountId, { name, email, email_verified: email_verified === "on" });
    return finish(provider, request, reply, { login: { accountId, remember: false } });
  });
}

function isCancelled(body: unknown): boolean {
  return z.object({ decision: z.literal("cancel") }).safeParse(body).success;
}

/** A sign-in is bound by its cookie to the browser that began it. */
async function requireInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await provider.interactionDetails(request.raw, reply.raw).catch(() => {
    throw new AppError(400, "sign_in_expired", "This sign-in has expired. Please go back and start again.");
  });
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider["interactionFinished"]>[2],
): Promise<FastifyReply> {
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
}
