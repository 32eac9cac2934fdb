import type { FastifyInstance } from "fastify";
import { operationEndpoints } from "../../shared/http/operation.contract.ts";
import { AppError } from "./app-error.ts";
import { addPublicRoute } from "./route.ts";

/** /healthz: the process answers. /readyz: it can do its work, since its database answers. */
export function registerOperationRoutes(app: FastifyInstance, database: { ping(): Promise<void> }): void {
  addPublicRoute(app, operationEndpoints.health, () => ({ success: true as const }));
  addPublicRoute(app, operationEndpoints.ready, async () => {
    await database.ping().catch(() => {
      throw new AppError(503, "not_ready", "The database does not answer.");
    });
    return { success: true as const };
  });
}
