import type { FastifyInstance } from "fastify";
import { backupPath } from "../../shared/account/administration.contract.ts";
import { requireOperator } from "../http/access/operator-access.ts";
import { AppError } from "../http/app-error.ts";
import { StartError } from "../start-error.ts";
import { type BackupParts, makeBackup } from "./make-backup.ts";

/** The whole installation as one archive, for the operator's command. */
export function registerBackupRoute(app: FastifyInstance, parts: BackupParts & { operatorKey: string }): void {
  app.route({
    method: "POST",
    url: backupPath,
    onRequest: requireOperator(parts.operatorKey),
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.type("application/gzip").send(await makeBackup(parts).catch(toldToOperator)),
  });
}

function toldToOperator(error: unknown): never {
  if (error instanceof StartError) throw new AppError(502, "backup_failed", error.message);
  throw error;
}
