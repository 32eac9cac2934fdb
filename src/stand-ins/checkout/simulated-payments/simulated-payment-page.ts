import { standInPage } from "../../../engines/plain-pages/plain-pages.ts";
import { html, type SafeHtml } from "../../../shared/text/safe-html.rules.ts";
import type { SimulatedEvent } from "../checkout.service.ts";
import type { CheckoutStore } from "../checkout.store.ts";

type Purchase = Awaited<ReturnType<CheckoutStore["newestPurchases"]>>[number];

const buttons: { event: SimulatedEvent; label: string }[] = [
  { event: "renew", label: "Renew" },
  { event: "fail-renewal", label: "Fail the renewal" },
  { event: "expire", label: "Expire" },
  { event: "refund", label: "Refund" },
];

export function simulatedPaymentPage(path: string, purchases: Purchase[]): string {
  const list =
    purchases.length === 0
      ? html`<p class="card">Nobody has bought anything yet.</p>`
      : html`<ul class="list">${purchases.map((purchase) => listItem(path, purchase))}</ul>`;
  return standInPage(
    "Test payments",
    html`<h1>Test payments</h1>
<p class="muted">What was bought in the test checkout. Each button simulates what time would bring, and sends the signed notifications about it.</p>${list}`,
  );
}

function listItem(path: string, { subscription, email }: Purchase): SafeHtml {
  const { id, expiresAt, canceledAt } = subscription;
  const state = canceledAt ? "ends" : "renews";
  const forms = buttons.map(
    ({ event, label }) =>
      // A form without fields: text/plain is what the server reads without a parser of its own.
      html`<form method="post" enctype="text/plain" action="${path}/${id}/${event}"><button class="quiet">${label}</button></form> `,
  );
  return html`<li class="card"><strong>${email}</strong><br><span class="muted">${state} ${expiresAt.toISOString().slice(0, 10)}</span>
<div class="actions">${forms}</div></li>`;
}
