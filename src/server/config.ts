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
    recaptcha: allOrNone(
      { siteKey: values.RECAPTCHA_SITE_KEY, secretKey: values.RECAPTCHA_SECRET_KEY },
      { verifyUrl: values.RECAPTCHA_VERIFY_URL },
    ),
    linkedin: allOrNone({ clientId: values.LINKEDIN_CLIENT_ID, clientSecret: values.LINKEDIN_CLIENT_SECRET }),
    ai: allOrNone(
      { provider: values.AI_PROVIDER, model: values.AI_MODEL },
      { baseUrl: values.AI_BASE_URL, apiKey: values.AI_API_KEY, stallSeconds: values.AI_STALL_SECONDS },
    ),
    demonstrationSize: values.DEMONSTRATION_SIZE,
    jobSources: parseJobSources(values.JOB_SOURCES).sources,
    boardKeys: {
      adzuna: allOrNone({ id: values.ADZUNA_APP_ID, key: values.ADZUNA_APP_KEY }),
      usaJobs: allOrNone({ email: values.USAJOBS_EMAIL, key: values.USAJOBS_KEY }),
      theMuse: values.THEMUSE_KEY,
    },
    s3: allOrNone(
      {
        endpoint: values.S3_ENDPOINT,
        bucket: values.S3_BUCKET,
        accessKeyId: values.S3_ACCESS_KEY_ID,
        secretAccessKey: values.S3_SECRET_ACCESS_KEY,
      },
      { region: values.S3_REGION },
    ),
    freemius: allOrNone(
      {
        productId: values.FREEMIUS_PRODUCT_ID,
        planId: values.FREEMIUS_PLAN_ID,
        publicKey: values.FREEMIUS_PUBLIC_KEY,
        secretKey: values.FREEMIUS_SECRET_KEY,
        apiKey: values.FREEMIUS_API_KEY,
      },
      { apiUrl: values.FREEMIUS_API_URL.replace(/\/+$/, ""), sandbox: values.FREEMIUS_SANDBOX === "1" },
    ),
    analytics: allOrNone({ key: values.POSTHOG_KEY, host: values.POSTHOG_HOST }),
    errorReports: allOrNone({ dsn: values.SENTRY_DSN }),
  };
}

type Given<Group> = { [Name in keyof Group]: Exclude<Group[Name], undefined> };

/** A group of settings with what has a default beside it; undefined where the group is left out. */
function allOrNone<Group extends object, Rest extends object>(
  group: Group,
  rest?: Rest,
): (Given<Group> & Rest) | undefined {
  return isGiven(group) ? Object.assign({}, group, rest) : undefined;
}

const isGiven = <Group extends object>(group: Group): group is Group & Given<Group> =>
  Object.values(group).every((value) => value !== undefined);
