import { createHmac, generateKeyPair, type JsonWebKey } from "node:crypto";
import { promisify } from "node:util";
import type { Configuration, KoaContextWithOIDC } from "oidc-provider";
import { standInPage } from "../../engines/plain-pages/plain-pages.ts";
import { html } from "../../shared/text/safe-html.rules.ts";
import type { IdentityRecordStore } from "./identity-record.store.ts";

/** Where the stand-in for www.linkedin.com and api.linkedin.com lives; below it are LinkedIn's own paths. */
export const localProviderPath = "/dev/linkedin";
const routes = {
  authorization: "/oauth/v2/authorization",
  token: "/oauth/v2/accessToken",
  userinfo: "/v2/userinfo",
  jwks: "/oauth/openid/jwks",
};

const tenMinutes = 600;

const derivedSecret = (secret: string, purpose: string) => createHmac("sha256", secret).update(purpose).digest("hex");

/** The application as a client of the local provider. */
export const localClient = (secret: string) => ({
  clientId: "forthright",
  clientSecret: derivedSecret(secret, "network sign-in client"),
});

/** People meet the provider where they meet the application; the server asks it without leaving the machine. Everybody is asked who they are. */
export function localEndpoints(publicUrl: string, serverUrl: string) {
  return {
    authorization: `${publicUrl}${localProviderPath}${routes.authorization}?prompt=login`,
    token: `${serverUrl}${localProviderPath}${routes.token}`,
    userinfo: `${serverUrl}${localProviderPath}${routes.userinfo}`,
  };
}

export interface LocalProviderSettings {
  records: IdentityRecordStore;
  secret: string;
  publicUrl: string;
  redirectUri: string;
}

/** An OpenID provider with LinkedIn's paths, claims and habits, for a machine without network and key. */
export async function createLocalProvider(settings: LocalProviderSettings) {
  // Not the package's index: on Node 20, on which it works, that one writes a warning to the log.
  const { Provider } = await import("oidc-provider/lib/provider.js");
  const issuer = `${settings.publicUrl}${localProviderPath}/oauth`;
  const provider = new Provider(issuer, { ...(await keysAndClient(settings)), ...behaviour(settings.records) });
  provider.proxy = true;
  return provider;
}

async function keysAndClient({ secret, redirectUri }: LocalProviderSettings): Promise<Configuration> {
  const { clientId, clientSecret } = localClient(secret);
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    clientAuthMethods: ["client_secret_post"],
    cookies: { keys: [derivedSecret(secret, "identity cookies")] },
    jwks: { keys: [{ ...(await signingKey()), alg: "RS256", use: "sig" }] },
  };
}

let madeKey: Promise<JsonWebKey & { kty: string }> | undefined;

/** Once in a process: looking for its primes takes a tenth of a second and more. */
function signingKey(): Promise<JsonWebKey & { kty: string }> {
  madeKey ??= newKey();
  return madeKey;
}

async function newKey(): Promise<JsonWebKey & { kty: string }> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { kty: "RSA", ...privateKey.export({ format: "jwk" }) };
}

function behaviour(records: IdentityRecordStore): Configuration {
  return {
    adapter: (kind: string) => records.adapterFor(kind),
    routes,
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    ttl: {
      Interaction: tenMinutes,
      Session: tenMinutes,
      Grant: tenMinutes,
      AccessToken: tenMinutes,
      IdToken: tenMinutes,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `${localProviderPath}/interaction/${interaction.uid}` },
    findAccount: async (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ ...(await records.findPerson(subject)), sub: subject }),
    }),
    loadExistingGrant: grantEverything,
    renderError: (context) => {
      context.type = "html";
      context.body = standInPage("Sign-in failed", html`<h1>Sign-in failed</h1><p>Please go back and try again.</p>`);
    },
  };
}

/** The sign-in page says what is shared, so there is no second page that asks again. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}
