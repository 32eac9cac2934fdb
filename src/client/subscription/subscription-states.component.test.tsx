import { expect, it, vi } from "vitest";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownClock } from "../../../tests/components/own-clock.ts";
import { newSubscription, subscriptionServer } from "../../../tests/components/subscription-server.ts";
import { page502 } from "../../../tests/fakes/refusals.ts";

const details = "GET /api/subscription";
const past = newSubscription({ expiration_date: "2026-02-01T00:00:00.000Z", subscription_id: "s-0" });

it("[SUB-02] [SUB-03] is accessible while it loads, when that failed, and before the first subscription", async () => {
  const { screen, hold, refuse } = await openClient("/subscription?from=%2Fchat", {
    answers: subscriptionServer("na").answers,
    refusals: { [details]: page502 },
    held: [details],
  });
  await expect.element(screen.getByText("Loading your subscription...")).toBeVisible();
  await expectAccessible("loading");
  hold(details)();
  await expect.element(screen.getByText("Failed to fetch subscription details")).toBeVisible();
  await expectAccessible("failed");
  refuse(details, undefined);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("heading", { name: "No Active Subscription" })).toBeVisible();
  await expectAccessible("none");
});

it("[SUB-01] [SUB-05] is accessible while it is active, before and after it is canceled, and with its history", async () => {
  const { answers } = subscriptionServer("active", newSubscription(), past);
  const { screen, sentTo } = await openClient("/subscription", { answers });
  await screen.getByRole("button", { name: "Show last payment" }).click();
  await expect.element(screen.getByText(/^Transaction /)).toBeVisible();
  await expect.element(screen.getByText(/^Payment of \$19\.00 on /)).toBeVisible();
  await screen.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect.element(screen.getByRole("button", { name: "Yes, Cancel" })).toBeVisible();
  await expectAccessible("active");
  await screen.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect.element(screen.getByText(/^Canceled: it will not renew/)).toBeVisible();
  expect(sentTo("POST /api/subscription/cancel")).toEqual([{ subscription_id: "s-1" }]);
  await expectAccessible("canceled");
  await screen.getByRole("tab", { name: "Subscription History" }).click();
  await expect.element(screen.getByRole("tabpanel").getByText("Expired")).toBeVisible();
  await expectAccessible("history");
});

it("a canceled subscription is resumed in the checkout, and shows what is awaited until the provider has told", async () => {
  const { world, answers } = subscriptionServer("active", newSubscription({ canceled_at: "2026-01-09T00:00:00.000Z" }));
  const opened: unknown[] = [];
  const Checkout = class {
    private readonly options: { success(): void };
    constructor(options: { success(): void }) {
      this.options = options;
      opened.push(options);
    }
    open(): void {
      this.options.success();
    }
  };
  Object.assign(window, { FS: { Checkout } });
  const { screen, sentTo } = await openClient("/subscription", { answers });
  await expectAccessible("canceled, to be resumed");
  ownClock();
  await screen.getByRole("button", { name: "Resume Subscription" }).click();
  await expect.element(screen.getByText("Confirming your payment.")).toBeVisible();
  expect(sentTo("POST /api/subscription/resume")).toEqual([{ subscription_id: "s-1" }]);
  expect(opened).toMatchObject([{ license_id: "license", authorization: "may renew", user_token: "token" }]);
  world.records = [newSubscription({ subscription_id: "s-2" })];
  vi.advanceTimersByTime(3000);
  await expect.element(screen.getByRole("button", { name: "Cancel Subscription" })).toBeVisible();
});

it("a payment that the checkout reports again after it has arrived is awaited no more", async () => {
  const { world, answers } = subscriptionServer("na");
  const reports: (() => void)[] = [];
  const Checkout = class {
    constructor({ purchaseCompleted, success }: { purchaseCompleted(): void; success(): void }) {
      reports.push(purchaseCompleted, success);
    }
    open(): void {}
  };
  Object.assign(window, { FS: { Checkout } });
  const { screen } = await openClient("/subscription", {
    answers: { ...answers, "POST /api/subscription/checkout": answers["POST /api/subscription/resume"] },
  });
  ownClock();
  await screen.getByRole("button", { name: "Subscribe Now" }).click();
  await expect.poll(() => reports.length).toBe(2);
  reports[0]?.();
  await expect.element(screen.getByText("Confirming your payment", { exact: true })).toBeVisible();
  Object.assign(world, { status: "active", records: [newSubscription()] });
  vi.advanceTimersByTime(3000);
  await expect.element(screen.getByRole("button", { name: "Cancel Subscription" })).toBeVisible();
  // "Got it", pressed when the page behind already shows what was bought.
  reports[1]?.();
  await screen.getByRole("button", { name: "Cancel Subscription" }).click();
  await screen.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect.element(screen.getByRole("button", { name: "Resume Subscription" })).toBeVisible();
});

it("[SUB-03] is accessible when it has expired", async () => {
  const { answers } = subscriptionServer("expired", past);
  const { screen } = await openClient("/subscription", { answers });
  await expect.element(screen.getByRole("heading", { name: "Subscription Expired" })).toBeVisible();
  await expectAccessible("expired");
});
