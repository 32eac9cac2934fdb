import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { freemiusSignature } from "../../../src/server/payment/freemius-signature.ts";
import { notificationBody, type TrueEvent } from "../../factories/payment-histories.ts";
import { freemiusKeys } from "../../fakes/freemius-api.ts";

const scriptFile = join(
  dirname(createRequire(import.meta.url).resolve("@freemius/checkout")),
  "../global/checkout.global.js",
);

/**
 * The page in the provider's frame: it says what its buttons are called, in the provider's form. It does so in a task of
 * its own: a frame that is taken away in the middle of a click never answers the browser's driver.
 */
const framePage = `<!doctype html><title>Checkout</title>
${["purchaseCompleted", "upgraded", "canceled"].map((type) => `<button data-type="${type}">${type}</button>`).join("")}
<script>
  const parentOrigin = new URL(decodeURIComponent(location.hash.slice(1))).origin;
  const say = (type, data = {}) => parent.postMessage(JSON.stringify({ type, data }), parentOrigin);
  for (const button of document.querySelectorAll("button")) {
    button.onclick = () => setTimeout(say, 0, button.dataset.type, { purchase: { id: "1" }, user: { id: "7" } });
  }
  say("loaded");
</script>`;

/** Serves the provider's own script, from its package, at its own address; answers the frame's addresses as they come. */
export async function serveProviderScript(page: Page): Promise<URL[]> {
  const frames: URL[] = [];
  await page.route("https://checkout.freemius.com/**", async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === "/js/v1/") return route.fulfill({ contentType: "text/javascript", body: await script() });
    if (url.pathname !== "/") return route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" });
    frames.push(url);
    return route.fulfill({ contentType: "text/html", body: framePage });
  });
  return frames;
}

async function script(): Promise<string> {
  return (await readFile(scriptFile, "utf8")).replace(/\/\/# sourceMappingURL.*$/m, "");
}

let notifications = 0;

/** Sends one signed notification about the purchase of an address, as of now. */
export async function sendNotification(
  applicationUrl: string,
  email: string,
  more: Partial<TrueEvent> = {},
): Promise<void> {
  notifications += 1;
  const [day, at] = [86_400_000, Date.now()];
  const event = {
    id: notifications,
    type: "payment.created",
    email,
    license: `license of ${email}`,
    subscription: `subscription-${email.split("@")[0]}`,
    at,
    expiresAt: at + 30 * day,
    isRevoked: false,
    canceledAt: null,
    ...more,
  };
  const body = notificationBody(event, freemiusKeys);
  const headers = {
    "content-type": "application/json",
    "x-signature": freemiusSignature(freemiusKeys.secretKey, body),
  };
  const { status } = await fetch(`${applicationUrl}/webhooks/freemius`, { method: "POST", headers, body });
  if (status !== 200) throw new Error(`The notification was answered with ${status}`);
}
