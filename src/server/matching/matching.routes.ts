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
  const { match, summaries, answer, takeBack, listAnswers, removeAnswer, giveAgain } = matchingEndpoints;

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

  addUserRoute(
    app,
    listAnswers,
    async ({ user }) => ({ success: true, answers: await matchingService.list(user.id) }),
    {
      callsPerMinute,
    },
  );

  addUserRoute(
    app,
    removeAnswer,
    async ({ user, body }) => {
      await matchingService.remove(user.id, body.id);
      return { success: true };
    },
    { callsPerMinute },
  );

  addUserRoute(
    app,
    giveAgain,
    async ({ user, body }) => ({ success: true, answers: await matchingService.giveAgain(user.id, body) }),
    { callsPerMinute },
  );
}
