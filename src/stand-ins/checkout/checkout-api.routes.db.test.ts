import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { createCheckoutKeys } from "./checkout-keys.ts";

const app = await createTestApp();
const keys = createCheckoutKeys(app.config.secret);
const anna = { email: "anna@example.org", name: "Anna Weber" };

function call(method: "GET" | "POST" | "DELETE", path: string, payload?: object, apiKey = keys.apiKey) {
  const url = `/checkout-provider/v1/products/${keys.productId}${path}`;
  return app.request({ method, url, headers: { authorization: `Bearer ${apiKey}` }, ...(payload && { payload }) });
}

it("knows a customer by the address after the first visit, and gives tokens for the checkout", async () => {
  expect((await call("GET", `/users.json?email=${anna.email}`)).json()).toEqual({ users: [] });
  const { id } = (await call("POST", "/users.json", anna)).json();
  expect((await call("POST", "/users.json", anna)).json().id).toBe(id);
  expect((await call("GET", "/users.json?email=Anna@Example.org")).json().users).toMatchObject([{ id }]);

  const token = await call("POST", `/users/${id}/tokens/checkout.json`);
  expect(token.statusCode).toBe(201);
  expect(token.json().token).toContain(id);
});

it("says what it does not know", async () => {
  expect((await call("POST", "/users/unknown/tokens/checkout.json")).statusCode).toBe(404);
  expect((await call("DELETE", "/subscriptions/unknown.json")).statusCode).toBe(404);
});

it("answers the application's servers only", async () => {
  expect((await call("GET", "/users.json?email=a@example.org", undefined, "guessed")).statusCode).toBe(401);
  expect((await call("POST", "/users.json", anna, "")).statusCode).toBe(401);
  expect((await call("DELETE", "/subscriptions/1.json", undefined, "guessed")).statusCode).toBe(401);
});
