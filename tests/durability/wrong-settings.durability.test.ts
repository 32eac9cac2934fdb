import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newFilledFolder } from "../filled-data-folder.ts";
import { failToServe } from "../served-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await newFilledFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each fault by itself is refused in `config.test.ts` and `start.db.test.ts`; here is what the process makes of them. */
const wrong = [
  {
    fault: "values that are none, before it has loaded the application",
    settings: () => ({ PORT: "web", LOG_LEVEL: "loud", DATABASE_URL: "mysql://localhost/x" }),
    says: [/PORT must be a number/, /LOG_LEVEL must be/, /DATABASE_URL must be an address such as postgres:/],
  },
  {
    fault: "a damaged database folder",
    settings: () => {
      writeFileSync(join(folder, "db/global/pg_control"), "garbage");
      return {};
    },
    says: [/The database in .*db cannot be opened \(.*\): put a backup in its place, or move it away/],
  },
];

it.each(wrong)("refuses to start with $fault and says what to do", async ({ settings, says }) => {
  const { code, log } = await failToServe({ DATA_DIR: folder, ...settings() });
  for (const sentence of says) expect(log).toMatch(sentence);
  expect(log).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});
