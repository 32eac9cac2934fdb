import { generateRandomString } from "better-auth/crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { IdentityProvider } from "../../identity/network-identity.ts";
import type { BrowserCookie } from "../browser-cookie.ts";
import type { NetworkSignInService } from "./network-sign-in.service.ts";

interface Parts {
  provider: IdentityProvider;
  signIns: NetworkSignInService;
  browserCookie: BrowserCookie;
  publicUrl: string;
}

export const networkCallbackPath = "/linkedin-login/callback";
const cookieName = "network_sign_in_state";
const stateLifetimeSeconds = 600;

const state = z.string().min(1).max(200);
const answer = z.object({ code: z.string().min(1).max(2000), state });
/** LinkedIn's words for somebody who cancels signing in, or letting us know who they are, and OpenID Connect's. */
const cancellation = z.object({
  error: z.enum(["user_cancelled_login", "user_cancelled_authorize", "access_denied"]),
  state,
});

/** Navigations of the browser, not calls: they answer with redirects. The state cookie binds the answer to the browser that asked, and the ticket is bound to it too: the address that it stands in may be sent to anybody. */
export function registerNetworkSignInRoutes(app: FastifyInstance, parts: Parts): void {
  const { provider, signIns, browserCookie, publicUrl } = parts;
  const redirectUri = `${publicUrl}${networkCallbackPath}`;
  const loginPage = (query: Record<string, string>) => `${publicUrl}/login?${new URLSearchParams(query)}`;

  app.get("/linkedin-login", { schema: { hide: true } }, async (request, reply) => {
    if (request.host !== new URL(publicUrl).host) return reply.redirect(`${publicUrl}/linkedin-login`);
    const state = generateRandomString(32, "a-z", "A-Z", "0-9");
    setState(reply, publicUrl, state);
    browserCookie.give(request, reply);
    return reply.redirect(await provider.authorizationUrl(state, redirectUri));
  });

  app.get(networkCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const parsed = answer.safeParse(request.query);
    const expectedState = stateOf(request);
    setState(reply, publicUrl, "");
    const cancelled = cancellation.safeParse(request.query);
    if (cancelled.success && cancelled.data.state === expectedState)
      return reply.redirect(loginPage({ error: "cancelled" }));
    const browser = browserCookie.of(request);
    if (!parsed.success || parsed.data.state !== expectedState || !browser)
      return reply.redirect(loginPage({ error: "failed" }));
    const identity = await provider.identityFor(parsed.data.code, redirectUri).catch((error) => {
      request.log.warn({ reason: String(error) }, "The network sign-in failed");
    });
    if (!identity) return reply.redirect(loginPage({ error: "failed" }));
    const result = await signIns.signIn(identity, browser);
    return reply.redirect(loginPage("ticket" in result ? { token: result.ticket } : { error: result.refused }));
  });
}

function setState(reply: FastifyReply, publicUrl: string, state: string): void {
  const lifetime = state ? stateLifetimeSeconds : 0;
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${cookieName}=${state}; Path=/linkedin-login; HttpOnly; SameSite=Lax; Max-Age=${lifetime}${secure}`,
  );
}

function stateOf(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9]+)`).exec(request.headers.cookie ?? "")?.[1];
}
