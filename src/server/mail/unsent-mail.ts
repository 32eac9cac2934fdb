import type { FastifyRequest } from "fastify";

/** For a mail about a change that is done: one that fails must not make it look undone. */
export const logUnsent = (request: FastifyRequest, about: string) => (error: unknown) =>
  request.log.error(error, `The mail about ${about} was not sent`);
