import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAsyncServer } from "../../../tests/fakes/async-server.ts";
import { createRecaptcha } from "./recaptcha.ts";

const requestBodies: string[] = [];
let answer: object = {};
type Fault = "down" | "broken" | "nonsense" | "silent";
let fault: Fault | undefined;
const google = createAsyncServer(async (request, response) => {
  requestBodies.push(await text(request));
  if (fault === "down") request.socket.destroy();
  else if (fault === "broken") response.writeHead(503).end();
  else if (fault === "nonsense") response.end("<html>");
  else if (fault !== "silent") response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
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
  google.closeAllConnections();
});

const verify = (token: string, timeoutMs?: number) =>
  createRecaptcha({ secretKey: "secret", verifyUrl, hostname: "jobs.example.org", timeoutMs }).verify(token);

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

it.each<[Fault, RegExp]>([
  ["down", /fetch failed|other side closed/],
  ["broken", /status 503/],
  ["nonsense", /JSON/],
  ["silent", /timeout/],
])("lets nobody through while its provider is %s, says so in a sentence, and works again", async (what, said) => {
  answer = { success: true, hostname: "jobs.example.org" };
  fault = what;
  const failure = await verify("a token", what === "silent" ? 100 : undefined).catch((error: unknown) => error);
  fault = undefined;
  expect(failure).toMatchObject({
    status: 502,
    code: "captcha_unavailable",
    message: "The security check does not answer at the moment. Please try again in a minute.",
    cause: { message: expect.stringMatching(said) },
  });
  expect(failure).toMatchObject({ cause: { message: expect.stringContaining(`reCAPTCHA at ${verifyUrl}`) } });
  expect(await verify("another token")).toBe(true);
});
