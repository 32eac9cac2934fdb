import { expect, it } from "vitest";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { newSubscription, subscriptionServer } from "../../../tests/components/subscription-server.ts";
import { empty, inError, inMessage, page502, type Refusal } from "../../../tests/fakes/refusals.ts";

type Screen = Awaited<ReturnType<typeof openClient>>["screen"];
type Failures = [Refusal | "unreachable", string][];

const notInitialized = "Failed to initialize checkout. Please try again.";

const press = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).click();

async function expectFault(screen: Screen, sentence: string): Promise<void> {
  const alerts = screen.getByRole("alert");
  const texts = () => alerts.elements().flatMap(({ textContent }) => textContent || []);
  await expect.poll(texts).toEqual([sentence]);
}

it.each<Failures[number]>([
  [page502, "Failed to fetch subscription details"],
  [inError(500, "The books are closed."), "The books are closed."],
  ["unreachable", "Failed to load subscription details"],
  [{ status: 200, json: { success: true } }, "Failed to load subscription details"],
])("[SUB-02] [SUB-11] what keeps the details from loading is said: %j", async (refusal, sentence) => {
  const details = "GET /api/subscription";
  const { answers } = subscriptionServer("na");
  const { screen, refuse } = await openClient("/subscription", { answers, refusals: { [details]: refusal } });
  await expectFault(screen, sentence);
  refuse(details, undefined);
  await press(screen, "Try again");
  await expect.element(screen.getByRole("heading", { name: "No Active Subscription" })).toBeVisible();
});

it("[SUB-09] [SUB-11] a checkout that cannot be opened says why, and can be tried again", async () => {
  const { screen, refuse } = await openClient("/subscription", { answers: subscriptionServer("na").answers });
  const tryIt = async (sentences: string) => {
    await press(screen, "Subscribe Now");
    await expectFault(screen, sentences);
    await expect.element(screen.getByRole("button", { name: "Subscribe Now" })).toBeEnabled();
  };
  const failures: Failures = [
    [page502, `${notInitialized}Failed to initiate checkout`],
    ["unreachable", notInitialized],
    [inMessage(502, "The provider does not answer."), `${notInitialized}The provider does not answer.`],
    [{ status: 200, json: { success: true, message: "", plan_id: "1" } }, "Missing required checkout data"],
  ];
  for (const [refusal, sentences] of failures) {
    refuse("POST /api/subscription/checkout", refusal);
    await tryIt(sentences);
  }
  // Taken out of the browser's storage by hand, or by a cleaner, while the page is open.
  localStorage.removeItem("auth_token");
  await tryIt(`${notInitialized}No authentication token found`);
});

it("[SUB-10] [SUB-11] a failed cancellation says why and can be repeated; so does a payment that cannot be shown", async () => {
  const { answers } = subscriptionServer("active", newSubscription());
  const { screen, refuse } = await openClient("/subscription", { answers });
  await press(screen, "Cancel Subscription");
  const failures: Failures = [
    [empty, "Failed to cancel subscription"],
    ["unreachable", "Failed to cancel subscription. Please try again."],
    [inMessage(400, "It ended yesterday."), "It ended yesterday."],
  ];
  for (const [refusal, sentence] of failures) {
    refuse("POST /api/subscription/cancel", refusal);
    await press(screen, "Yes, Cancel");
    await expectFault(screen, sentence);
  }
  refuse("POST /api/subscription/cancel", undefined);
  await press(screen, "Yes, Cancel");
  await expect.element(screen.getByText("Everything you paid for stays yours until")).toBeVisible();

  refuse("GET /api/subscription/transaction", page502);
  await press(screen, "Show last payment");
  await expectFault(screen, "Failed to fetch transaction details");
  refuse("GET /api/subscription/transaction", undefined);
  await press(screen, "Show last payment");
  await expect.element(screen.getByText(/^Payment of \$19\.00 on /)).toBeVisible();
});

it("[SUB-10] a subscription whose number is not known yet cannot be canceled", async () => {
  const { answers } = subscriptionServer("active", newSubscription({ subscription_id: "" }));
  const { screen, sentTo } = await openClient("/subscription", { answers });
  await press(screen, "Cancel Subscription");
  await press(screen, "Yes, Cancel");
  await expectFault(screen, "No active subscription found to cancel");
  expect(sentTo("POST /api/subscription/cancel")).toEqual([]);
});
