import { resolve } from "node:path";
import { readConfig } from "./config.ts";
import { createReachedServer } from "./operator/reached-server.ts";
import { endingOf, StartError } from "./start-error.ts";

/** The operator's commands, beside a server that runs or without one: backup, restore, admin, model-check. */
const [command, ...words] = process.argv.slice(2);

try {
  process.stdout.write(`${await carryOut()}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${endingOf(error)}\n`);
  process.exit(1);
}

async function carryOut(): Promise<string> {
  const config = readConfig(process.env);
  if (command === "model-check") return await (await import("./operator/model-check-command.ts")).modelReport(config);
  // A server takes seconds to load, and most commands find one that runs.
  const withServer = createReachedServer(config, async () => await (await import("./start.ts")).buildServer(config));
  const { administer } = await import("./operator/admin-command.ts");
  const { backUp, restore } = await import("./operator/backup-command.ts");
  if (command === "admin") return await administer(withServer, words);
  // npm runs its scripts in the project's folder: paths are meant from where it was called.
  const path = resolve(process.env.INIT_CWD ?? ".", words[0] ?? ".");
  if (command === "backup") return await backUp(config, withServer, path);
  if (command === "restore" && words[0]) return await restore(config, path);
  throw new StartError("Name a backup: npm run restore -- FILE");
}
