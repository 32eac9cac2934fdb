import { isIP } from "node:net";
import { z } from "zod";

function wholeNumber(min: number, max: number) {
  const message = `a number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

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

const isEmailList = (value: string) =>
  value.split(",").every((entry) => /^\s*(?:[^\s<>@",;]+@[^\s<>@",;]+)?\s*$/.test(entry));

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
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("Port to listen on"),
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
  DATABASE_REPLICA_URL: url(["postgres:", "postgresql:"], "postgres://user:password@replica:5432/forthright")
    .optional()
    .describe("A streaming replica of DATABASE_URL's database, from which searches are read while it is up to date"),
  DATABASE_WAIT: wholeNumber(0, 9999)
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
  AI_STALL_SECONDS: wholeNumber(1, 170)
    .default(30)
    .describe("Seconds without a word after which the model counts as failed; more for a slow model on this machine"),
  JOB_SOURCES: z
    .string()
    .default("")
    .describe("Job boards and pages whose openings replace the demonstration, e.g. lever:acme ashby:acme"),
  DEMONSTRATION_SIZE: wholeNumber(0, 99_999)
    .default(20_000)
    .describe("How many invented openings the demonstration has while there is no JOB_SOURCES"),
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
  ADMIN_EMAILS: z
    .string()
    .refine(isEmailList, "addresses such as anna@example.org, separated by commas")
    .default("")
    .describe("Whose accounts may see and change the sources of openings, at /administration/sources"),
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

export type Environment = z.infer<typeof environment>;
