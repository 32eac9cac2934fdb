import type { FastifyInstance } from "fastify";
import { sourceReport } from "../../../engines/posting-reading/posting-reading.ts";
import { jobSourcesEndpoint } from "../../../shared/jobs/job-sources.contract.ts";
import {
  operatorSourcesEndpoint,
  type SourceCommand,
  sourceAdministrationEndpoint,
} from "../../../shared/jobs/source-administration.contract.ts";
import { requireOperator } from "../../http/access/operator-access.ts";
import { addGuardedRoute, addPublicRoute, requireAdministrator } from "../../http/route.ts";
import type { SourceAdministrationService } from "./source-administration.service.ts";
import type { SourceRunStore } from "./source-run.store.ts";

export interface SourceAccess {
  operatorKey: string;
  isAdministrator: (email: string) => boolean;
}

interface Parts extends SourceAccess {
  sourceRunStore: SourceRunStore;
  administration: SourceAdministrationService;
}

export function addJobSourcesRoutes(app: FastifyInstance, { sourceRunStore, administration, ...access }: Parts): void {
  // For whoever watches: nothing in it is about a person.
  addPublicRoute(app, jobSourcesEndpoint, async () => ({
    success: true,
    sources: (await sourceRunStore.states()).filter(({ isOn }) => isOn).map(sourceReport),
  }));
  const carryOut = async ({ body }: { body: SourceCommand }) => ({
    success: true as const,
    ...(await administration.carryOut(body)),
  });
  addGuardedRoute(app, sourceAdministrationEndpoint, requireAdministrator(access.isAdministrator), carryOut);
  addGuardedRoute(app, operatorSourcesEndpoint, requireOperator(access.operatorKey), carryOut);
}
