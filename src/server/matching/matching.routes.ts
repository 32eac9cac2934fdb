import type { FastifyInstance } from "fastify";
import { matchingEndpoints } from "../../shared/matching/matching.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { MatchingService } from "./matching.service.ts";

/** Each reads the whole profile and a posting; nobody looks at openings faster than two a second. */
const callsPerMinute = 120;

export function registerMatchingRoutes(
  app: FastifyInstance,
  { matchingService }: { matchingService: MatchingService },
) {
  const { match, summaries, answer, takeBack } = matchingEndpoints;

  addUserRoute(app, match, ({ user, body }) => matchingService.match(user.id, body.job_url), { callsPerMinute });

  addUserRoute(
    app,
    summaries,
    async ({ user, body }) => ({ success: true, summaries: await matchingService.summaries(user.id, body.job_urls) }),
    { callsPerMinute },
  );

  addUserRoute(
    app,
    answer,
    ({ user, body: { job_url, ...given } }) => matchingService.answer(user.id, job_url, given),
    { callsPerMinute },
  );

  addUserRoute(app, takeBack, ({ user, body }) => matchingService.takeBack(user.id, body.job_url, body.term_key), {
    callsPerMinute,
  });
}
