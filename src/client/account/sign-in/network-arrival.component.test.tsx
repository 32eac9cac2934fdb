import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";

const other = { name: "Mallory", email: "mallory@example.org" };

/** Our server: a ticket is exchanged for a session, a session's token is only named. */
const answers = {
  ...ownConfig,
  "POST /verify-token": ({ token }: Record<string, unknown>) => {
    if (token === "ticket-of-other") return { success: true, ...other, token: "t-other" };
    if (token === "ticket-of-anna") return { success: true, name: person.name, email: person.email, token: "t-2" };
    if (token === "t-other") return { success: true, ...other };
    return { success: true, name: person.name, email: person.email };
  },
  "POST /logout": () => ({ success: true }),
  "GET /api/chat/conversations": () => ({ conversations: [] }),
};
const stored = () => [localStorage.getItem("auth_token"), localStorage.getItem("user_email")];

it("takes no session out of an address, into which anybody can write their own", async () => {
  const { address } = await openClient("/login?token=t-other", { answers, signedIn: false });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Invalid or expired LinkedIn login token.");
  expect(address()).toBe("/login?error=invalid-token");
  expect(stored()).toEqual([null, null]);
});

it("asks before somebody who is signed in becomes somebody else, and lets them stay", async () => {
  const { address, sentTo } = await openClient("/login?token=ticket-of-other", { answers });
  await expect.element(page.getByRole("heading", { name: "Change the account?" })).toBeVisible();
  await expect.element(page.getByText(other.email)).toBeVisible();
  expect(stored()).toEqual([person.token, person.email]);
  await expectAccessible("the question whether to change the account");
  await page.getByRole("button", { name: "Stay in my account" }).click();
  await expect.poll(address).toBe("/chat");
  expect(stored()).toEqual([person.token, person.email]);
  expect(sentTo("POST /logout")).toHaveLength(1);
});

it("changes the account for whoever says so", async () => {
  const { address } = await openClient("/login?token=ticket-of-other", { answers });
  await page.getByRole("button", { name: "Change to the other account" }).click();
  await expect.poll(address).toBe("/chat");
  expect(stored()).toEqual(["t-other", other.email]);
});

it("asks nobody who comes as the same person, or whose session has ended", async () => {
  const same = await openClient("/login?token=ticket-of-anna", { answers });
  await expect.poll(same.address).toBe("/chat");
  expect(stored()).toEqual(["t-2", person.email]);

  const ended = { status: 401, json: { success: false, error: "invalid_token", message: "Ended." } };
  const verify = answers["POST /verify-token"];
  const first = await openClient("/login?token=ticket-of-other", {
    answers: { ...answers, "POST /verify-token": (sent) => (sent.token === person.token ? ended.json : verify(sent)) },
  });
  await expect.poll(first.address).toBe("/chat");
  expect(stored()).toEqual(["t-other", other.email]);
});
