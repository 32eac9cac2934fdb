import type { FastifyInstance } from "fastify";
import { type ClientConfig, clientConfigEndpoint } from "../../../shared/http/client-config.contract.ts";
import { addPublicRoute } from "../route.ts";

export function registerClientConfigRoute(app: FastifyInstance, config: Omit<ClientConfig, "success">): void {
  addPublicRoute(app, clientConfigEndpoint, () => ({ success: true, ...config }));
}
