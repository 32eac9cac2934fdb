import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAsyncServer } from "../../../tests/fakes/async-server.ts";
import { createRecaptcha } from "./recaptcha.ts";

const requestBodies: string[] = [];
let answer: object = {};
const google = createAsyncServer(async (request, response) => {
  requestBodies.push(await text(request));
  response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
});
let verifyUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    google.listen(0, "127.0.0.1", resolve);
  });
  verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => {
  google.close();
});

const verify = (token: string) =>
  createRecaptcha({ secretKey: "secret", verifyUrl, hostname: "jobs.example.org" }).verify(token);

it("believes its provider about a token for this host", async () => {
  answer = { success: true, hostname: "jobs.example.org" };
  expect(await verify("a token")).toBe(true);
  expect(requestBodies.at(-1)).toBe("secret=secret&response=a+token");
});

it("refuses a token that the provider refuses, or that was solved on another site", async () => {
  answer = { success: false, "error-codes": ["timeout-or-duplicate"] };
  expect(await verify("used")).toBe(false);
  answer = { success: true, hostname: "elsewhere.example" };
  expect(await verify("foreign")).toBe(false);
});
