import type { FastifyInstance } from "fastify";
import { type ClientConfig, clientConfigEndpoint } from "../../../shared/http/client-config.contract.ts";
import { addPublicRoute } from "../route.ts";

interface Setting extends Omit<ClientConfig, "success" | "stand_ins"> {
  stand_ins: Omit<ClientConfig["stand_ins"], "job_postings">;
  isDemonstration: () => boolean;
}

export function registerClientConfigRoute(app: FastifyInstance, { isDemonstration, ...config }: Setting): void {
  addPublicRoute(app, clientConfigEndpoint, () => ({
    ...config,
    stand_ins: { ...config.stand_ins, job_postings: isDemonstration() },
  }));
}
