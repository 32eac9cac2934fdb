import { useHasMailbox } from "./account.queries.ts";

/** Where this server has no mail server, mails wait on a page of its own. */
export function MailboxHint() {
  if (!useHasMailbox()) return null;
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
