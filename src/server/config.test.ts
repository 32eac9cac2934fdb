import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";

const folder = mkdtempSync(join(tmpdir(), "forthright-config-"));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (variables: Record<string, string | undefined>) => readConfig({ DATA_DIR: folder, ...variables });

it("needs nothing at all", () => {
  const config = read({});
  expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", ai: undefined });
  expect(config.ownHosts?.("localhost")).toBe(true);
});

it("makes one secret for an installation and lets nobody else read it", () => {
  expect(read({}).secret).toBe(read({}).secret);
  expect(statSync(join(folder, "secret")).mode & 0o077).toBe(0);
});

it("takes an empty variable for an absent one", () => {
  expect(read({ DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({ databaseUrl: undefined });
});

it.each([
  [{ PORT: "http" }, "PORT must be a number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a number from 0 to 65535."],
  [{ DEMONSTRATION_SIZE: "-1" }, "DEMONSTRATION_SIZE must be a number from 0 to 99999."],
  [{ DEMONSTRATION_SIZE: "abc" }, "DEMONSTRATION_SIZE must be a number from 0 to 99999."],
  [{ AI_STALL_SECONDS: "0" }, "AI_STALL_SECONDS must be a number from 1 to 170."],
  [{ DATABASE_WAIT: "1e9" }, "DATABASE_WAIT must be a number from 0 to 9999."],
  [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must be an address such as postgres://"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be silent, error, warn, info or debug."],
  [{ LINKEDIN_CLIENT_SECRET: "secret" }, "LINKEDIN_CLIENT_SECRET needs LINKEDIN_CLIENT_ID too"],
  [{ TRUSTED_PROXIES: "my-proxy" }, "TRUSTED_PROXIES must be addresses or networks such as 10.0.0.1,10.1.0.0/16"],
  [{ TRUSTED_PROXIES: "10.0.0.1,10.1.0.0/33" }, "TRUSTED_PROXIES must be addresses or networks"],
  [{ ADMIN_EMAILS: "anna" }, "ADMIN_EMAILS must be addresses such as anna@example.org, separated by commas."],
  [{ METRICS_KEY: "short" }, "METRICS_KEY must be at least 16 random characters."],
  [{ SECRET: "short" }, "SECRET must be at least 32 random characters."],
  [
    { RECAPTCHA_SITE_KEY: "key" },
    "RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET_KEY too: set it, or remove RECAPTCHA_SITE_KEY.",
  ],
  [{ AI_PROVIDER: "openai", AI_MODEL: "gpt" }, "AI_PROVIDER openai needs AI_API_KEY"],
  [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "llama" }, "AI_PROVIDER openai-compatible needs AI_BASE_URL"],
  [{ S3_BUCKET: "files" }, "S3_BUCKET needs S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too"],
  [{ POSTHOG_KEY: "phc_1" }, "POSTHOG_KEY needs POSTHOG_HOST too: set it, or remove POSTHOG_KEY."],
  [{ SENTRY_DSN: "https://sentry.example.org/1" }, "SENTRY_DSN must be a project's address such as https://key@"],
  [{ SENTRY_DSN: "https://key:secret@sentry.example.org/1" }, "SENTRY_DSN must be a project's address such as https"],
  [{ DATABASE_REPLICA_URL: "postgres://replica/x" }, "DATABASE_REPLICA_URL needs DATABASE_URL too: set it,"],
  [{ DATABASE_REPLICA_ULR: "postgres://replica/x" }, "DATABASE_REPLICA_ULR is no setting: write DATABASE_REPLICA_URL"],
  [{ DATABSE_URL: "postgres://localhost/x" }, "DATABSE_URL is no setting: write DATABASE_URL, or remove it."],
  [{ DATADIR: "/tmp/x" }, "DATADIR is no setting: write DATA_DIR, or remove it."],
  [{ SMPT_URL: "smtp://localhost" }, "SMPT_URL is no setting: write SMTP_URL, or remove it."],
  [{ LINKEDIN_CLIENTID: "id" }, "LINKEDIN_CLIENTID is no setting: write LINKEDIN_CLIENT_ID, or remove it."],
  [{ PUBLIC_URL: "https://example.org/jobs" }, "PUBLIC_URL must be an address without a path such as https://jobs"],
  [{ PUBLIC_URL: "https://example.org/?a" }, "PUBLIC_URL must be an address without a path such as https://jobs"],
  [{ MAIL_FROM: "Forthright" }, "MAIL_FROM must be an address such as Forthright <no-reply@example.org>."],
  [{ MAIL_FROM: "a@example.org, b@example.org" }, "MAIL_FROM must be an address such as"],
  [{ DATA_DIR: join(folder, "secret") }, "secret cannot be written (it is a file): change its rights or set DATA_DIR"],
  [{ DATA_DIR: "/proc/forthright" }, "The folder DATA_DIR /proc/forthright cannot be written"],
])("says in a sentence what to do about %j", (variables, sentence) => {
  expect(() => read(variables)).toThrow(StartError);
  expect(() => read(variables)).toThrow(sentence);
});

it("takes what is right, and other programs' variables for theirs", () => {
  const others = { HOME: "/", HOSTNAME: "x", PORTS: "1", AWS_REGION: "x", DATABASE: "x", LOG_LEVELS_FILE: "x" };
  expect(read({ ...others, PUBLIC_URL: "https://example.org/", DEMO: "1" }).publicUrl).toBe("https://example.org");
  expect(read({ MAIL_FROM: "Jobs at Example <jobs@example.org>" }).mail.from).toBe(
    "Jobs at Example <jobs@example.org>",
  );
  expect(read({ MAIL_FROM: "jobs@example.org" }).mail.from).toBe("jobs@example.org");
});

it("takes addresses and networks of proxies", () => {
  const TRUSTED_PROXIES = "10.0.0.1, 10.1.0.0/16,fd00::/8,::1";
  expect(read({ TRUSTED_PROXIES, DEMO: "1" }).trustedProxies).toEqual(["10.0.0.1", "10.1.0.0/16", "fd00::/8", "::1"]);
});

it("knows the administrators by their addresses, and lets no stand-in make anybody one", () => {
  const ADMIN_EMAILS = "Anna@example.org, ben@example.org";
  expect(read({ ADMIN_EMAILS }).adminEmails).toEqual(["anna@example.org", "ben@example.org"]);
  expect(read({}).adminEmails).toEqual([]);
  const open = { ADMIN_EMAILS, HOST: "0.0.0.0", DEMO: "1" };
  expect(() => read(open)).toThrow("ADMIN_EMAILS cannot stand beside DEMO=1");
  const real = { SMTP_URL: "smtp://localhost:2525", LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };
  expect(read({ ...open, ...real }).adminEmails).toHaveLength(2);
});

it("reads the job sources, each once, separated by blanks or commas", () => {
  const JOB_SOURCES = "greenhouse:acme, Lever:acme\nlever:acme page:https://acme.example/jobs/7?ref=1";
  expect(read({ JOB_SOURCES }).jobSources).toEqual([
    { key: "greenhouse:acme", kind: "greenhouse", name: "acme" },
    { key: "lever:acme", kind: "lever", name: "acme" },
    { key: "page:https://acme.example/jobs/7?ref=1", kind: "page", name: "https://acme.example/jobs/7?ref=1" },
  ]);
});

it.each([
  "acme",
  "monster:acme",
  "lever:",
  "personio:evil.example/",
  "personio:a@b",
  "page:ftp://acme.example",
  "page:http://u:p@acme.example",
])("says that %s is no job source", (entry) => {
  expect(() => read({ JOB_SOURCES: `ashby:fine ${entry}` })).toThrow(
    `JOB_SOURCES holds "${entry}", which is no source`,
  );
  expect(() => read({ JOB_SOURCES: `ashby:fine ${entry}` })).not.toThrow(/"ashby:fine"/);
});

it("names every fault at once", () => {
  expect(() => read({ PORT: "x", AI_PROVIDER: "skynet" })).toThrow(
    /PORT must be.*\nAI_PROVIDER must be openai, anthropic/,
  );
});

const exposures = [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://jobs.example" }, { TRUSTED_PROXIES: "127.0.0.1" }];
const real = {
  SMTP_URL: "smtp://mail.example",
  ...{ RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET_KEY: "secret" },
  ...{ LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" },
  ...{ FREEMIUS_PRODUCT_ID: "1", FREEMIUS_PLAN_ID: "2", FREEMIUS_PUBLIC_KEY: "pk" },
  ...{ FREEMIUS_SECRET_KEY: "sk", FREEMIUS_API_KEY: "key" },
};

it.each(exposures)("starts with no stand-in where strangers come, unless asked for: %j", (reach) => {
  expect(() => read(reach)).toThrow(
    /and SMTP_URL \(mail\), RECAPTCHA_SITE_KEY \(.*\(payments\) are missing: set what is missing, or DEMO=1/,
  );
  const { SMTP_URL: _mail, ...withoutMail } = real;
  expect(() => read({ ...reach, ...withoutMail })).toThrow(/ and SMTP_URL \(mail\) is missing: set/);
  expect(read({ ...reach, DEMO: "1" }).ownHosts).toBeUndefined();
  expect(read({ ...reach, ...real }).ownHosts).toBeUndefined();
});

it.each(["http://localhost:8080", "http://127.0.0.1", "http://[::1]:3000", "http://jobs.localhost"])(
  "takes %s for this machine alone",
  (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL }).ownHosts?.("jobs.example")).toBe(false);
  },
);
