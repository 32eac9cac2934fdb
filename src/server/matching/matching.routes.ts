import type { FastifyInstance } from "fastify";
import { matchingEndpoints } from "../../shared/matching/matching.contract.ts";
import { addUserRoute } from "../http/route.ts";
import { createMatchingService, type MatchingParts, type MatchingService } from "./matching.service.ts";

/** Each reads the whole profile and a posting; nobody looks at openings faster than two a second. */
const callsPerMinute = 120;

export function registerMatching(app: FastifyInstance, parts: MatchingParts): { matchingService: MatchingService } {
  const matchingService = createMatchingService(parts);
  const { match, summaries, answer, takeBack, listAnswers, removeAnswer, giveAgain } = matchingEndpoints;

  addUserRoute(app, { ...match, callsPerMinute }, ({ user, body }) =>
    matchingService.match(user.id, body.job_url, body.posting),
  );

  addUserRoute(app, { ...summaries, callsPerMinute }, async ({ user, body }) => ({
    summaries: await matchingService.summaries(user.id, body.job_urls),
  }));

  addUserRoute(app, { ...answer, callsPerMinute }, ({ user, body: { job_url, ...given } }) =>
    matchingService.answer(user.id, job_url, given),
  );

  addUserRoute(app, { ...takeBack, callsPerMinute }, ({ user, body }) =>
    matchingService.takeBack(user.id, body.job_url, body.term_key),
  );

  addUserRoute(app, { ...listAnswers, callsPerMinute }, async ({ user }) => ({
    answers: await matchingService.list(user.id),
  }));

  addUserRoute(app, { ...removeAnswer, callsPerMinute }, ({ user, body }) => matchingService.remove(user.id, body.id));

  addUserRoute(app, { ...giveAgain, callsPerMinute }, async ({ user, body }) => ({
    answers: await matchingService.giveAgain(user.id, body),
  }));
  return { matchingService };
}
