import type { FastifyInstance, FastifyReply } from "fastify";
import { notFound } from "../../server/http/app-error.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailboxPage, mailPage } from "./mailbox-page.ts";

/** Everybody's mail on one page: to be added only where stand-ins are allowed and mails go to files. */
export function registerMailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get("/dev/mail", { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, mailboxPage(await mailbox.newest())),
  );

  app.get<{ Params: { id: string } }>("/dev/mail/:id", { schema: { hide: true } }, async (request, reply) => {
    const mail = await mailbox.read(request.params.id);
    if (!mail) throw notFound("There is no such mail.");
    return sendPage(reply, mailPage(mail));
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
}
