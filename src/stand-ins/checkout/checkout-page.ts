import { plans } from "../../shared/subscription/plan.rules.ts";
import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";
import type { CheckoutCustomer } from "./checkout.table.ts";
import { testCards } from "./test-card.ts";

/** The page inside the checkout's frame. Its script and style are files, since the content policy allows none inline. */
export function checkoutPage(basePath: string, session: { sessionId: string; customer: CheckoutCustomer }): string {
  const body = html`<main tabindex="-1" aria-labelledby="title" data-session="${session.sessionId}" data-pay-path="${basePath}/pay" data-confirm-path="${basePath}/confirm">
${header(`${plans.pro.name}, $${plans.pro.monthlyPriceUsd} a month`)}
<p class="muted">For ${session.customer.email}. Renews every month until you cancel.</p>
<p class="banner"><strong>Test checkout.</strong> No money moves. Only the test cards below work.</p>
${cardStep()}${confirmStep()}${doneStep()}
</main>`;
  return page(basePath, body);
}

export function expiredCheckoutPage(basePath: string): string {
  const body = html`<main tabindex="-1" aria-labelledby="title">${header("Checkout")}
<div data-step="expired"><p>This checkout has expired. Please close it and start again.</p>
<button class="primary" type="button" data-leave data-first>Close</button></div></main>`;
  return page(basePath, body);
}

const header = (title: string) => html`<header><h1 id="title">${title}</h1>
<button class="close" type="button" data-leave aria-label="Close checkout">&#215;</button></header>`;

function cardStep(): SafeHtml {
  return html`<form data-step="card" novalidate>
<p class="fault" role="alert" data-message></p>
${field("number", "Card number", "inputmode=numeric data-first")}
<div class="pair">${field("expiry", "Expires (MM/YY)", "inputmode=numeric")}${field("cvc", "Security code", "inputmode=numeric maxlength=4")}</div>
${field("name", "Name on card", "maxlength=200")}
<button class="primary" type="submit">Pay $${plans.pro.monthlyPriceUsd}.00</button>
<p class="muted cards-title">Test cards</p>
<ul class="cards">${testCards.map(cardChoice)}</ul></form>`;
}

const field = (
  name: string,
  label: string,
  attributes: string,
) => html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="off" aria-describedby="${name}-fault" ${{ markup: attributes }}>
<p class="fault" id="${name}-fault" data-fault="${name}"></p></div>`;

function cardChoice({ number, label }: (typeof testCards)[number]): SafeHtml {
  const nextYear = String(new Date().getUTCFullYear() + 1).slice(2);
  const spaced = number.replace(/(.{4})(?=.)/g, "$1 ");
  return html`<li><button type="button" data-card="${number}" data-expiry="12/${nextYear}"><code>${spaced}</code><span class="muted">${label}</span></button></li>`;
}

const confirmStep =
  () => html`<div data-step="confirm" hidden><h2 tabindex="-1" data-first>Your bank asks you to confirm</h2>
<p>Do you want to pay $${plans.pro.monthlyPriceUsd}.00 to Forthright?</p>
<div class="stack"><button class="primary" type="button" data-answer="approve">Confirm payment</button>
<button class="quiet" type="button" data-answer="refuse">Refuse</button></div></div>`;

const doneStep =
  () => html`<div data-step="done" hidden><h2 tabindex="-1" data-first role="status">Payment received</h2>
<p>Thank you. ${plans.pro.name} is yours for a month.</p>
<button class="primary" type="button" data-leave>Got it</button></div>`;

function page(basePath: string, body: SafeHtml): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Test checkout</title>
<link rel="stylesheet" href="${basePath}/assets/dialog.css"><script type="module" src="${basePath}/assets/dialog.js"></script></head>
<body>${body}</body></html>`.markup;
}
