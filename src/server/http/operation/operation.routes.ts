import type { FastifyInstance } from "fastify";
import { operationEndpoints } from "../../../shared/http/operation.contract.ts";
import { type DatabaseOutage, outageOf } from "../../database/database-outage.ts";
import { AppError } from "../app-error.ts";
import { addPublicRoute } from "../route.ts";
import type { Stopping } from "./stopping.ts";

const reasons: Record<DatabaseOutage, string> = {
  unreachable: "The database does not answer.",
  no_connections: "The database takes no more connections.",
  read_only: "The database takes no writes.",
  busy: "The database is busy.",
  full: "The disk of the database is full.",
};

/** /healthz: the process answers. /readyz: it can do its work, since its database serves requests. */
export function registerOperationRoutes(
  app: FastifyInstance,
  { ping, stopping }: { ping(): Promise<void>; stopping: Pick<Stopping, "isReady"> },
): void {
  addPublicRoute(app, operationEndpoints.health, () => undefined);
  addPublicRoute(app, operationEndpoints.ready, async () => {
    if (!stopping.isReady()) throw new AppError(503, "not_ready", "The server is stopping.");
    await ping().catch((cause: unknown) => {
      throw Object.assign(new AppError(503, "not_ready", reasons[outageOf(cause) ?? "unreachable"]), { cause });
    });
  });
}
