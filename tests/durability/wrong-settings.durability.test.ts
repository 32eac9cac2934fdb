import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newFilledFolder } from "../filled-data-folder.ts";
import { freePort } from "../free-port.ts";
import { failToServe, serve } from "../served-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await newFilledFolder();
  writeFileSync(join(folder, "a-file"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function damagedFolder(damage: (databaseDir: string) => void): string {
  const copy = join(folder, "damaged");
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(folder, "db"), join(copy, "db"), { recursive: true });
  damage(join(copy, "db"));
  return copy;
}

interface WrongSettings {
  fault: string;
  settings: () => Record<string, string>;
  says: RegExp[];
}

/** Each fault by itself is refused in `config.test.ts`; here is what the process makes of them. */
const wrong: WrongSettings[] = [
  {
    fault: "values that are none",
    settings: () => ({ PORT: "web", LOG_LEVEL: "loud", DATABASE_URL: "mysql://localhost/x" }),
    says: [/PORT must be a number/, /LOG_LEVEL must be/, /DATABASE_URL must be an address such as postgres:/],
  },
  {
    fault: "settings that need others",
    settings: () => ({
      RECAPTCHA_SITE_KEY: "site",
      LINKEDIN_CLIENT_SECRET: "secret",
      AI_PROVIDER: "openai",
      AI_MODEL: "some-model",
      HOST: "0.0.0.0",
    }),
    says: [
      /RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET_KEY too: set it, or remove RECAPTCHA_SITE_KEY/,
      /LINKEDIN_CLIENT_SECRET needs LINKEDIN_CLIENT_ID too/,
      /needs AI_API_KEY: set it/,
      /HOST 0\.0\.0\.0 is public and SMTP_URL \(mail\), .* are missing: set what is missing, or DEMO=1/,
    ],
  },
  {
    fault: "a database that does not answer",
    settings: () => ({ DATABASE_URL: "postgres://forthright:password@127.0.0.1:1/forthright", DATABASE_WAIT: "0" }),
    says: [/database of DATABASE_URL cannot be reached .*check the address/],
  },
  {
    fault: "a data folder that cannot be written",
    settings: () => ({ DATA_DIR: join(folder, "a-file", "data") }),
    says: [/DATA_DIR .*cannot be written .*set DATA_DIR to another folder/],
  },
  {
    fault: "a database folder without its beginning",
    settings: () => ({ DATA_DIR: damagedFolder((db) => rmSync(join(db, "PG_VERSION"))) }),
    says: [
      /The database in .*db cannot be opened \(PG_VERSION is missing\): put a backup in its place, or move it away/,
    ],
  },
  {
    fault: "a damaged database folder",
    settings: () => ({ DATA_DIR: damagedFolder((db) => writeFileSync(join(db, "global/pg_control"), "garbage")) }),
    says: [/The database in .*db cannot be opened \(.*\): put a backup in its place, or move it away/],
  },
  {
    fault: "an address of another machine",
    settings: () => ({ HOST: "192.0.2.1", DEMO: "1" }),
    says: [/HOST 192\.0\.2\.1 is not an address of this machine/],
  },
];

it.each(wrong)("refuses to start with $fault and says what to do", async ({ settings, says }) => {
  const { code, log } = await failToServe({ DATA_DIR: folder, ...settings() });
  for (const sentence of says) expect(log).toMatch(sentence);
  expect(log).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

it("refuses a port in use and says so", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  try {
    const { code, log } = await failToServe({ DATA_DIR: folder, PORT: String(port) });
    expect(log).toContain(`Port ${port} is already in use: stop the other program, or set PORT to another number.`);
    expect(code).toBe(1);
  } finally {
    other.close();
  }
});

it("refuses a second server on one data folder, and the first one goes on", async () => {
  const first = await serve({ DATA_DIR: folder });
  try {
    const { code, log } = await failToServe({ DATA_DIR: folder });
    expect(log).toMatch(/in use by another Forthright server \(process \d+\): stop that one, or set DATA_DIR/);
    expect(code).toBe(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  } finally {
    expect(await first.stop()).toBe(0);
  }
});
