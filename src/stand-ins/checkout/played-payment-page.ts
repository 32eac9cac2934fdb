import { html, type SafeHtml } from "../../server/http/safe-html.ts";
import { standInPage } from "../../server/http/stand-in-page.ts";
import type { PlayedTurn } from "./checkout.service.ts";
import type { CheckoutStore } from "./checkout.store.ts";

type Purchase = Awaited<ReturnType<CheckoutStore["newestPurchases"]>>[number];

const buttons: { turn: PlayedTurn; label: string }[] = [
  { turn: "renew", label: "Renew" },
  { turn: "fail-renewal", label: "Fail the renewal" },
  { turn: "expire", label: "Expire" },
  { turn: "refund", label: "Refund" },
];

export function playedPaymentPage(path: string, purchases: Purchase[]): string {
  const list =
    purchases.length === 0
      ? html`<p class="card">Nobody has bought anything yet.</p>`
      : html`<ul class="list">${purchases.map((purchase) => listItem(path, purchase))}</ul>`;
  return standInPage(
    "Test payments",
    html`<h1>Test payments</h1>
<p class="muted">What was bought in the test checkout. Each button plays what time would bring, and sends the signed notices about it.</p>${list}`,
  );
}

function listItem(path: string, { subscription, email }: Purchase): SafeHtml {
  const { id, expiresAt, canceledAt } = subscription;
  const state = canceledAt ? "ends" : "renews";
  const forms = buttons.map(
    ({ turn, label }) =>
      // A form without fields: text/plain is what the server reads without a parser of its own.
      html`<form method="post" enctype="text/plain" action="${path}/${id}/${turn}"><button class="quiet">${label}</button></form> `,
  );
  return html`<li class="card"><strong>${email}</strong><br><span class="muted">${state} ${expiresAt.toISOString().slice(0, 10)}</span>
<div class="actions">${forms}</div></li>`;
}
