import { readConfig } from "./config.ts";
import { unusedLocalModels } from "./llm/local-models.ts";
import { endingOf } from "./start-error.ts";

/** Milliseconds from a signal to stop to the end, whatever is under way; what starts servers waits 30 seconds or longer. */
const shutdownTimeoutMs = 29_000;

try {
  const config = readConfig(process.env);
  // Loading the application takes seconds: whoever mistyped a setting hears of it at once.
  const { startServer } = await import("./start.ts");
  const server = await startServer(config);
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
      server
        .announceStop()
        .then(() => server.app.close())
        .then(() => process.exit(0))
        .catch((error: unknown) => {
          server.app.log.error(error, "The server did not close");
          process.exit(1);
        });
    });
  }
  // Last: whoever waits for it may answer with a signal at once.
  process.stdout.write(`Forthright is ready at ${server.publicUrl}\n`);
  const hint = config.ai ? undefined : await unusedLocalModels();
  if (hint) process.stdout.write(`${hint}\n`);
} catch (error) {
  process.stderr.write(`Forthright cannot start. ${endingOf(error)}\n`);
  process.exit(1);
}
