import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownClock } from "../../../tests/components/own-clock.ts";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { person } from "../../../tests/fakes/specified-calls.ts";

const configCall = "GET /api/config";
const withMailServer = () => {
  const config = ownConfig[configCall]();
  return { ...config, stand_ins: { ...config.stand_ins, mailbox: false } };
};

it("says that the mail will come while the mail server does not answer", async () => {
  ownClock();
  let isDelayed = true;
  const state = () => ({ success: true, is_delayed: isDelayed });
  await openClient("/verify-email", {
    signedIn: false,
    answers: { [configCall]: withMailServer, "GET /api/mail/state": state },
    stored: { pending_email: person.email },
  });
  const notice = page.getByText(
    "Our mail server does not answer at the moment. Your mail will come as soon as it does.",
  );
  await expect.element(notice).toBeVisible();
  isDelayed = false;
  vi.advanceTimersByTime(5000);
  await expect.poll(() => notice.elements().length).toBe(0);
});
