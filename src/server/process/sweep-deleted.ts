import type { FastifyInstance } from "fastify";

/** How long what was removed can be put back. */
const keptDeletedMs = 3_600_000;
const sweepEveryMs = 15 * 60_000;

/** Removes for good, from time to time, what was removed before a moment. */
export function sweepDeleted(app: FastifyInstance, what: string, sweep: (before: Date) => Promise<void>): void {
  const run = () => {
    const failed = (error: unknown) => app.log.warn(error, `Deleted ${what} are still kept`);
    sweep(new Date(Date.now() - keptDeletedMs)).catch(failed);
  };
  const timer = setInterval(run, sweepEveryMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
