import type { FastifyInstance } from "fastify";
import type { AltchaCaptcha } from "./altcha-captcha.ts";

export const challengePath = "/api/captcha/challenge";

/** The reply's form is ALTCHA's own, so it stands outside the declared endpoints. */
export function registerCaptchaRoutes(app: FastifyInstance, captcha: AltchaCaptcha): void {
  app.get(challengePath, { schema: { summary: "A proof of work to solve" } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await captcha.challenge()),
  );
}
