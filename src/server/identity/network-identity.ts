import { createAuthorizationURL, validateAuthorizationCode } from "better-auth/oauth2";
import { z } from "zod";
import { untilAborted } from "../process/until-aborted.ts";

/** A person as the professional network describes them. */
export interface NetworkIdentity {
  subject: string;
  name: string;
  /** Lower case; undefined where the person has not shared it. */
  email: string | undefined;
  emailVerified: boolean;
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

export interface IdentityProviderSettings {
  clientId: string;
  clientSecret: string;
  endpoints: () => { authorization: string; token: string; userinfo: string };
  /** Milliseconds that each of its two answers may take. */
  timeoutMs?: number;
}

export const linkedinEndpoints = {
  authorization: "https://www.linkedin.com/oauth/v2/authorization",
  token: "https://www.linkedin.com/oauth/v2/accessToken",
  userinfo: "https://api.linkedin.com/v2/userinfo",
};

const defaultTimeoutMs = 10_000;
const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().trim().max(200).optional(),
  email: z.string().trim().toLowerCase().max(254).optional(),
  email_verified: z.union([z.boolean(), z.string().transform((value) => value === "true")]).optional(),
});

/**
 * LinkedIn's OpenID Connect as it really is: no nonce, no PKCE, the client's secret in the body of the token request.
 * The identity is read over the secret back channel, so the browser cannot have touched it.
 */
export function createIdentityProvider(settings: IdentityProviderSettings) {
  const { endpoints, timeoutMs = defaultTimeoutMs, ...client } = settings;

  async function readClaims(accessToken: string | undefined): Promise<z.infer<typeof claims>> {
    const response = await fetch(endpoints().userinfo, {
      headers: { authorization: `Bearer ${accessToken}` },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The identity provider answered with status ${response.status}`);
    return claims.parse(await response.json());
  }

  return {
    async authorizationUrl(state: string, redirectUri: string): Promise<string> {
      const url = await createAuthorizationURL({
        id: "linkedin",
        options: client,
        authorizationEndpoint: endpoints().authorization,
        redirectURI: redirectUri,
        state,
        scopes: ["openid", "profile", "email"],
      });
      return url.href;
    },

    /** Exchanges the code of one sign-in. */
    async identityFor(code: string, redirectUri: string): Promise<NetworkIdentity> {
      const exchange = { code, redirectURI: redirectUri, options: client, tokenEndpoint: endpoints().token };
      // The library's call takes no signal to end it by; a provider that hangs must not keep the person waiting.
      const tokens = await untilAborted(validateAuthorizationCode(exchange), AbortSignal.timeout(timeoutMs));
      const person = await readClaims(tokens.accessToken);
      return {
        subject: person.sub,
        name: person.name || "LinkedIn member",
        email: person.email,
        emailVerified: person.email_verified === true,
      };
    },
  };
}
