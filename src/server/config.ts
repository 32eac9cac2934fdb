import { type JobSource, parseJobSources } from "../engines/posting-reading/posting-reading.ts";
import { prepareDataDir, readOrMakeSecret } from "./data-dir.ts";
import { type Environment, environment } from "./environment.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { exposedStandIns, ownHosts } from "./stand-in-exposure.ts";
import { StartError } from "./start-error.ts";

/** Settings that only make sense together: all of them or none. */
const groups: (keyof Environment)[][] = [
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
  ["AI_PROVIDER", "AI_MODEL"],
  ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
  ["USAJOBS_EMAIL", "USAJOBS_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["FREEMIUS_PRODUCT_ID", "FREEMIUS_PLAN_ID", "FREEMIUS_PUBLIC_KEY", "FREEMIUS_SECRET_KEY", "FREEMIUS_API_KEY"],
  ["POSTHOG_KEY", "POSTHOG_HOST"],
];

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the whole environment; nothing else in the server reads it.
 *
 * @throws StartError one sentence a fault, each with what to do
 */
export function readConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const misspelt = misspeltSettings(Object.keys(given), Object.keys(environment.shape));
  if (misspelt.length > 0) throw new StartError(misspelt.join("\n"));
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? [
        ...halfGroups(parsed.data),
        ...missingKeys(parsed.data),
        ...exposedStandIns(parsed.data),
        ...parseJobSources(parsed.data.JOB_SOURCES).faults,
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} must be ${issue.message}.`);
  if (!parsed.success || faults.length > 0) throw new StartError(faults.join("\n"));
  return toConfig(parsed.data);
}

function halfGroups(values: Environment): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const present = group.filter((name) => values[name] !== undefined);
    return [
      `${present.join(" and ")} needs ${missing.join(" and ")} too: set ${missing.length > 1 ? "them" : "it"}, or remove ${present.join(" and ")}.`,
    ];
  });
}

function missingKeys(values: Environment): string[] {
  const faults: string[] = [];
  if ((values.AI_PROVIDER === "openai" || values.AI_PROVIDER === "anthropic") && !values.AI_API_KEY) {
    faults.push(
      `AI_PROVIDER ${values.AI_PROVIDER} needs AI_API_KEY: set it, or remove AI_PROVIDER to use the guide of fixed rules.`,
    );
  }
  if (values.AI_PROVIDER === "openai-compatible" && !values.AI_BASE_URL) {
    faults.push("AI_PROVIDER openai-compatible needs AI_BASE_URL: set it, e.g. http://localhost:11434/v1 for Ollama.");
  }
  for (const { kind, key } of parseJobSources(values.JOB_SOURCES).sources) {
    const missing = boardKeyNames[kind]?.filter((name) => !values[name]) ?? [];
    if (missing.length > 0)
      faults.push(`JOB_SOURCES ${key} needs ${missing.join(" and ")}: set what the board gave you.`);
  }
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL)
    faults.push("DATABASE_REPLICA_URL needs DATABASE_URL too: set it, or remove DATABASE_REPLICA_URL.");
  return faults;
}

/** What a board must be sent, so that it answers at all. */
const boardKeyNames: Partial<Record<JobSource["kind"], (keyof Environment)[]>> = {
  adzuna: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
  usajobs: ["USAJOBS_EMAIL", "USAJOBS_KEY"],
};

function toConfig(values: Environment) {
  const dataDir = prepareDataDir(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    /** Undefined until the port is known; `start` fills it in. */
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ""),
    trustedProxies: values.TRUSTED_PROXIES?.split(",").map((entry) => entry.trim()),
    dataDir,
    secret: values.SECRET ?? readOrMakeSecret(dataDir),
    keepsSecretInDataDir: values.SECRET === undefined,
    logLevel: values.LOG_LEVEL,
    metricsKey: values.METRICS_KEY,
    adminEmails: values.ADMIN_EMAILS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    ownHosts: ownHosts(values),
    databaseWaitSeconds: values.DATABASE_WAIT,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    recaptcha: pair(values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET_KEY, (siteKey, secretKey) => ({
      siteKey,
      secretKey,
      verifyUrl: values.RECAPTCHA_VERIFY_URL,
    })),
    linkedin: pair(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET, (clientId, clientSecret) => ({
      clientId,
      clientSecret,
    })),
    ai: pair(values.AI_PROVIDER, values.AI_MODEL, (provider, model) => ({
      provider,
      model,
      baseUrl: values.AI_BASE_URL,
      apiKey: values.AI_API_KEY,
      stallSeconds: values.AI_STALL_SECONDS,
    })),
    demonstrationSize: values.DEMONSTRATION_SIZE,
    jobSources: parseJobSources(values.JOB_SOURCES).sources,
    boardKeys: {
      adzuna: pair(values.ADZUNA_APP_ID, values.ADZUNA_APP_KEY, (id, key) => ({ id, key })),
      usaJobs: pair(values.USAJOBS_EMAIL, values.USAJOBS_KEY, (email, key) => ({ email, key })),
      theMuse: values.THEMUSE_KEY,
    },
    s3: toS3(values),
    freemius: toFreemius(values),
    analytics: pair(values.POSTHOG_KEY, values.POSTHOG_HOST, (key, host) => ({ key, host })),
    errorReports: values.SENTRY_DSN === undefined ? undefined : { dsn: values.SENTRY_DSN },
  };
}

function toS3({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }: Environment) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
  };
}

function toFreemius(values: Environment) {
  const { FREEMIUS_PRODUCT_ID, FREEMIUS_PLAN_ID, FREEMIUS_PUBLIC_KEY, FREEMIUS_SECRET_KEY, FREEMIUS_API_KEY } = values;
  if (!FREEMIUS_PRODUCT_ID || !FREEMIUS_PLAN_ID || !FREEMIUS_PUBLIC_KEY || !FREEMIUS_SECRET_KEY || !FREEMIUS_API_KEY) {
    return undefined;
  }
  return {
    productId: FREEMIUS_PRODUCT_ID,
    planId: FREEMIUS_PLAN_ID,
    publicKey: FREEMIUS_PUBLIC_KEY,
    secretKey: FREEMIUS_SECRET_KEY,
    apiKey: FREEMIUS_API_KEY,
    apiUrl: values.FREEMIUS_API_URL.replace(/\/+$/, ""),
    sandbox: values.FREEMIUS_SANDBOX === "1",
  };
}

function pair<A, B, Result>(first: A | undefined, second: B | undefined, join: (first: A, second: B) => Result) {
  return first === undefined || second === undefined ? undefined : join(first, second);
}
