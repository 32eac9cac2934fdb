import type { FastifyInstance } from "fastify";
import { polishEndpoints } from "../../shared/wordings/polish.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { PolishService } from "./polish.service.ts";

/** Each may ask a language model, and reads hundreds of lines otherwise. */
const proposalsPerMinute = 10;

export function registerPolishRoutes(app: FastifyInstance, { polishService }: { polishService: PolishService }): void {
  addUserRoute(app, { ...polishEndpoints.propose, callsPerMinute: proposalsPerMinute }, ({ user }) =>
    polishService.propose(user.id),
  );
}
