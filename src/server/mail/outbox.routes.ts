import type { FastifyInstance } from "fastify";
import { outboxEndpoint } from "../../shared/http/outbox.contract.ts";
import { requireOperator } from "../http/access/operator-access.ts";
import { addGuardedRoute } from "../http/route.ts";
import type { Outbox } from "./outbox.service.ts";

const counted = (count: number) => `${count} ${count === 1 ? "mail" : "mails"}`;

export function registerOutboxRoute(
  app: FastifyInstance,
  { outbox, operatorKey }: { outbox: Pick<Outbox, "waiting" | "sendNow">; operatorKey: string },
): void {
  addGuardedRoute(app, outboxEndpoint, requireOperator(operatorKey), async ({ body }) => {
    const tried = body.command === "resend" ? await outbox.sendNow(body.address) : undefined;
    const { total, mails } = await outbox.waiting();
    const begin = tried === undefined ? "" : `${counted(tried)} tried again. `;
    return { success: true, message: `${begin}${counted(total)} waiting.`, mails };
  });
}
