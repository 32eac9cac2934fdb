// The page inside the checkout's frame: a card form, a confirmation step, and what comes after the payment.
const main = document.querySelector("main");
const parentOrigin = originOf(decodeURIComponent(window.location.hash.slice(1)));
document.documentElement.dataset.scheme = new URLSearchParams(window.location.search).get("color_scheme") ?? "light";
const steps = [...document.querySelectorAll("[data-step]")];
let receipt;

function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : window.location.origin;
}

function tell(type, data = {}) {
  window.parent.postMessage(JSON.stringify({ type, data }), parentOrigin);
}

function show(name) {
  for (const step of steps) step.hidden = step.dataset.step !== name;
  const step = steps.find((candidate) => candidate.dataset.step === name);
  (step?.querySelector("[data-first]") ?? main).focus();
}

function leave() {
  if (receipt) tell("upgraded", receipt);
  else tell("canceled");
}

async function post(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session: main.dataset.session, ...body }),
  });
  return response.json();
}

function showFaults(fields = {}, message = "") {
  for (const place of document.querySelectorAll("[data-fault]")) {
    const fault = fields[place.dataset.fault] ?? "";
    place.textContent = fault;
    document.getElementById(place.dataset.fault)?.setAttribute("aria-invalid", String(fault !== ""));
  }
  document.querySelector("[data-message]").textContent = message;
  document.querySelector("[aria-invalid=true]")?.focus();
}

function takeReply(reply) {
  if (reply.status === "confirm") return show("confirm");
  if (reply.status === "paid") {
    receipt = { purchase: reply.purchase, user: reply.user };
    tell("purchaseCompleted", receipt);
    return show("done");
  }
  show("card");
  if (reply.status === "declined") return showFaults({}, "The card was declined. Nothing was charged. Please try another card.");
  showFaults(reply.fields, reply.fields ? "" : (reply.message ?? "The payment failed. Please try again."));
}

async function ask(button, path, body) {
  if (button.disabled) return;
  button.disabled = true;
  button.setAttribute("aria-busy", "true");
  try {
    takeReply(await post(path, body));
  } catch {
    takeReply({ message: "The payment could not be sent. Nothing was charged. Please try again." });
  } finally {
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}

const form = document.querySelector("form");
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  showFaults();
  ask(form.querySelector("button[type=submit]"), main.dataset.payPath, Object.fromEntries(new FormData(form)));
});

for (const button of document.querySelectorAll("[data-card]")) {
  button.addEventListener("click", () => {
    form.elements.number.value = button.dataset.card.replace(/(.{4})(?=.)/g, "$1 ");
    form.elements.expiry.value ||= button.dataset.expiry;
    form.elements.cvc.value ||= "123";
    form.elements.name.focus();
  });
}

for (const button of document.querySelectorAll("[data-answer]")) {
  button.addEventListener("click", () => ask(button, main.dataset.confirmPath, { answer: button.dataset.answer }));
}

for (const button of document.querySelectorAll("[data-leave]")) button.addEventListener("click", leave);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") leave();
});
window.addEventListener("message", (event) => {
  if (event.origin === parentOrigin && String(event.data).includes('"close"')) leave();
});

tell("loaded");
show(steps[0]?.dataset.step);
