import type { FastifyInstance } from "fastify";
import { administrationEndpoint } from "../../../shared/account/administration.contract.ts";
import { requireOperator } from "../../http/access/operator-access.ts";
import { addGuardedRoute } from "../../http/route.ts";
import type { AdministrationService } from "./administration.service.ts";

export function registerAdministrationRoutes(
  app: FastifyInstance,
  parts: { operatorKey: string; administration: AdministrationService },
): void {
  addGuardedRoute(app, administrationEndpoint, requireOperator(parts.operatorKey), async ({ body, request }) => {
    const outcome = await parts.administration.carryOut(body);
    if (body.command === "remove-factors") {
      const [changed] = outcome.accounts;
      request.server.securityLog(request, "factor_removed", {
        detail: "operator",
        ...(changed && { user: changed.id }),
      });
    }
    return outcome;
  });
}
