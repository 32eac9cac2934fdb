import { useQuery } from "@tanstack/react-query";
import { mailStateEndpoint } from "../../shared/http/mail-state.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { clientConfigQuery } from "../http/calls/client-config.queries.ts";
import { Notice } from "../ui/states/notice.tsx";

/** Where this server has no mail server, mails wait on a page of its own; where that does not answer, they come later. */
export function MailboxHint() {
  const { data: config } = useQuery(clientConfigQuery);
  if (!config) return null;
  if (!config.stand_ins.mailbox) return <DelayedMailNotice />;
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

const askAgainMs = 5_000;

function DelayedMailNotice() {
  const { data } = useQuery({
    queryKey: ["mail-state"],
    queryFn: () => callEndpoint(mailStateEndpoint),
    refetchInterval: askAgainMs,
    retry: false,
  });
  if (!data?.is_delayed) return null;
  return <Notice>Our mail server does not answer at the moment. Your mail will come as soon as it does.</Notice>;
}
