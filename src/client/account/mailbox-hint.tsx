import { useQuery } from "@tanstack/react-query";
import { clientConfigQuery } from "../http/calls/client-config.queries.ts";

/** Where this server has no mail server, mails wait on a page of its own. */
export function MailboxHint() {
  const { data: config } = useQuery(clientConfigQuery);
  if (!config?.stand_ins.mailbox) return null;
  return (
    <p className="text-muted text-sm">
      This server keeps its mails to itself: you find them at{" "}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className="font-semibold text-accent underline">
        /dev/mail
      </a>
      .
    </p>
  );
}
