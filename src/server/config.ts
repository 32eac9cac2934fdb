import { isIP } from "node:net";
import { z } from "zod";
import { type JobSource, parseJobSources } from "../engines/posting-reading/posting-reading.ts";
import { prepareDataDir, readOrMakeSecret } from "./data-dir.ts";
import { demonstrationSize } from "./jobs/postings/demonstration-source.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { exposedStandIns, ownHosts } from "./stand-in-exposure.ts";
import { StartError } from "./start-error.ts";

const url = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `an address such as ${example}`,
    );
const httpUrl = url(["http:", "https:"], "https://example.org");

/** The application answers at the root alone. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === "/" && search + hash + username === "";
}

/** One address, with or without a name before it. */
const sender = /^(?:[^<>@\r\n]*<[^\s<>@",;]+@[^\s<>@",;]+>|[^\s<>@",;]+@[^\s<>@",;]+)$/;

const isAddressList = (value: string) => value.split(",").every((entry) => isAddressOrNetwork(entry.trim()));
function isAddressOrNetwork(entry: string): boolean {
  const [address = "", bits = "0"] = entry.split("/");
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}

/** It is told to every browser: the password that old addresses carry would be told along. */
function isSentryAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname } = new URL(value);
  return /^https?:$/.test(protocol) && username !== "" && password === "" && /\/\d+$/.test(pathname);
}

/** Every variable that the server reads; README.md tells people the same. */
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, "a number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65535, "a number from 0 to 65535")
    .default(3000)
    .describe("Port to listen on"),
  HOST: z.string().default("127.0.0.1").describe("Address to listen on"),
  PUBLIC_URL: httpUrl
    .refine(isOrigin, "an address without a path such as https://jobs.example.org")
    .optional()
    .describe("Address that people open; in links, mails and the network sign-in"),
  TRUSTED_PROXIES: z
    .string()
    .refine(isAddressList, "addresses or networks such as 10.0.0.1,10.1.0.0/16, separated by commas")
    .optional()
    .describe("Proxies in front of this server, whose X-Forwarded-For tells who is calling"),
  DATA_DIR: z.string().default("./.data").describe("Folder of the embedded database, files and mails"),
  SECRET: z
    .string()
    .min(32, "at least 32 random characters")
    .optional()
    .describe("Signs links and sessions; made once in DATA_DIR when absent. Set it when several servers work together"),
  DEMO: z.enum(["0", "1"], "0 or 1").default("0").describe("1 lets the stand-ins answer on a public address"),
  DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@localhost:5432/forthright")
    .optional()
    .describe("PostgreSQL 15 or later instead of the embedded database"),
  DATABASE_WAIT: z
    .string()
    .regex(/^\d{1,4}$/, "seconds, a number from 0 to 9999")
    .transform(Number)
    .default(60)
    .describe("Seconds that the start waits for the database of DATABASE_URL"),
  SMTP_URL: url(["smtp:", "smtps:"], "smtps://user:password@mail.example.org")
    .optional()
    .describe("Mail server instead of files in DATA_DIR/mail and the page /dev/mail"),
  MAIL_FROM: z
    .string()
    .regex(sender, "an address such as Forthright <no-reply@example.org>")
    .default("Forthright <no-reply@forthright.local>")
    .describe("Sender of the mails"),
  RECAPTCHA_SITE_KEY: z.string().optional().describe("reCAPTCHA v2 invisible instead of the built-in proof of work"),
  RECAPTCHA_SECRET_KEY: z.string().optional().describe("Belongs to RECAPTCHA_SITE_KEY"),
  RECAPTCHA_VERIFY_URL: httpUrl
    .default("https://www.google.com/recaptcha/api/siteverify")
    .describe("Where reCAPTCHA's answers are checked"),
  LINKEDIN_CLIENT_ID: z.string().optional().describe("LinkedIn sign-in instead of the local identity provider"),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe("Belongs to LINKEDIN_CLIENT_ID"),
  AI_PROVIDER: z
    .enum(["openai", "anthropic", "openai-compatible"], "openai, anthropic or openai-compatible")
    .optional()
    .describe("Language model instead of the guide of fixed rules"),
  AI_MODEL: z.string().optional().describe("Name of the model at AI_PROVIDER"),
  AI_BASE_URL: httpUrl.optional().describe("Address of the model's API, e.g. http://localhost:11434/v1 for Ollama"),
  AI_API_KEY: z.string().optional().describe("Key for AI_PROVIDER; openai and anthropic need one"),
  AI_STALL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(170)
    .default(30)
    .describe("Seconds without a word after which the model counts as failed; more for a slow model on this machine"),
  JOB_SOURCES: z
    .string()
    .default("")
    .describe("Job boards and pages whose openings replace the demonstration, e.g. lever:acme ashby:acme"),
  DEMONSTRATION_SIZE: demonstrationSize,
  ADZUNA_APP_ID: z.string().optional().describe("Sources of Adzuna in JOB_SOURCES: the application's id there"),
  ADZUNA_APP_KEY: z.string().optional().describe("Belongs to ADZUNA_APP_ID"),
  USAJOBS_EMAIL: z.string().optional().describe("Sources of USAJOBS in JOB_SOURCES: the address its key was given to"),
  USAJOBS_KEY: z.string().optional().describe("Belongs to USAJOBS_EMAIL"),
  THEMUSE_KEY: z.string().optional().describe("Lets sources of The Muse be read more often than without"),
  S3_ENDPOINT: httpUrl.optional().describe("S3-compatible store instead of DATA_DIR/files"),
  S3_BUCKET: z.string().optional().describe("Bucket at S3_ENDPOINT"),
  S3_ACCESS_KEY_ID: z.string().optional().describe("Belongs to S3_ENDPOINT"),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("Belongs to S3_ENDPOINT"),
  S3_REGION: z.string().default("us-east-1").describe("Region of the bucket"),
  FREEMIUS_PRODUCT_ID: z.string().optional().describe("Payments by Freemius instead of the local test checkout"),
  FREEMIUS_PLAN_ID: z.string().optional().describe("Belongs to FREEMIUS_PRODUCT_ID: the plan that is sold as Pro"),
  FREEMIUS_PUBLIC_KEY: z.string().optional().describe("Belongs to FREEMIUS_PRODUCT_ID"),
  FREEMIUS_SECRET_KEY: z
    .string()
    .optional()
    .describe("Belongs to FREEMIUS_PRODUCT_ID; signs the payment notifications"),
  FREEMIUS_API_KEY: z.string().optional().describe("Belongs to FREEMIUS_PRODUCT_ID"),
  FREEMIUS_API_URL: httpUrl.default("https://api.freemius.com").describe("Where Freemius' REST interface is reached"),
  FREEMIUS_SANDBOX: z.enum(["0", "1"], "0 or 1").default("0").describe("1 opens the Freemius checkout for test cards"),
  POSTHOG_KEY: z.string().optional().describe("Product analytics by PostHog instead of none: the project's key"),
  POSTHOG_HOST: httpUrl.optional().describe("Belongs to POSTHOG_KEY: where PostHog takes events"),
  SENTRY_DSN: z
    .string()
    .refine(isSentryAddress, "a project's address such as https://key@sentry.example.org/1, without a password")
    .optional()
    .describe("Reports errors of the server and of the pages to Sentry; otherwise they are only logged"),
  METRICS_KEY: z
    .string()
    .min(16, "at least 16 random characters")
    .optional()
    .describe("Opens /metrics to whoever sends it as a bearer key; otherwise this machine alone is answered"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "silent, error, warn, info or debug")
    .default("warn")
    .describe("How much the server logs"),
});

type Environment = z.infer<typeof environment>;

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
    databaseUrl: values.DATABASE_URL,
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
