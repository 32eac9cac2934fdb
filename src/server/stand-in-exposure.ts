/** What decides who can reach the server; the names are those of the settings. */
export interface Reach {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES?: string | undefined;
  DEMO: "0" | "1";
  ADMIN_EMAILS?: string | undefined;
}

/** Each has a stand-in that hands codes, identities or purchases to whoever asks. */
const replacedParts = {
  SMTP_URL: "mail",
  RECAPTCHA_SITE_KEY: "the captcha",
  LINKEDIN_CLIENT_ID: "the network sign-in",
  FREEMIUS_PRODUCT_ID: "payments",
} as const;

const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1)$/i;

const isLoopback = (host: string) => loopback.test(host.replace(/^\[(.*)\]$/, "$1"));

/** Why others than the person at this machine may reach the server, in words; undefined where nobody else does. */
function exposureOf({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Reach): string | undefined {
  if (!isLoopback(HOST)) return `HOST ${HOST} is public`;
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) return `PUBLIC_URL ${PUBLIC_URL} is public`;
  return TRUSTED_PROXIES && `TRUSTED_PROXIES ${TRUSTED_PROXIES} lets others in`;
}

/** A sentence where a stand-in would answer to strangers, for which only DEMO=1 is consent. */
export function exposedStandIns(
  values: Reach & { [name in keyof typeof replacedParts]?: string | undefined },
): string[] {
  const exposure = exposureOf(values);
  const missing = Object.entries(replacedParts).filter(([name]) => !values[name as keyof typeof replacedParts]);
  const letsAnybodyIn = exposure && !(values.SMTP_URL && values.LINKEDIN_CLIENT_ID);
  if (values.DEMO === "1" && letsAnybodyIn && values.ADMIN_EMAILS)
    return [
      `ADMIN_EMAILS cannot stand beside DEMO=1 while SMTP_URL or LINKEDIN_CLIENT_ID is missing: anybody could sign in as an administrator.`,
    ];
  if (values.DEMO === "1" || !exposure || missing.length === 0) return [];
  const names = missing.map(([name, purpose]) => `${name} (${purpose})`).join(", ");
  return [
    `${exposure} and ${names} ${missing.length > 1 ? "are" : "is"} missing: set what is missing, or DEMO=1 to run the stand-ins.`,
  ];
}

/** Which Host headers a server of this machine alone answers to; undefined where others reach it by names that it cannot know. */
export function ownHosts(values: Reach): ((host: string) => boolean) | undefined {
  return values.DEMO === "1" || exposureOf(values) ? undefined : isLoopback;
}
