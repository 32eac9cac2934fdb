import { afterAll, describe, expect, it } from "vitest";
import { buyPro } from "../../../tests/factories/bought-pro.ts";
import { chatForm } from "../../../tests/factories/chat-form.ts";
import { cvPdf } from "../../../tests/factories/cv-pdf.ts";
import { networkPerson } from "../../../tests/factories/network-person.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { codeMailedTo } from "../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../tests/fakes/solve-captcha.ts";
import { createFilledApp } from "../../../tests/filled-app.ts";
import { freePort } from "../../../tests/free-port.ts";
import { lowWorkFactors } from "../../../tests/low-work-factors.ts";
import { startRoundRobin } from "../../../tests/round-robin.ts";
import { buildServer } from "../start.ts";

// A client that knows the specification alone: its paths and fields, its header rule, and nothing of ours. Each of its calls goes to
// the other one of two servers: neither may keep anything to itself.
const port = await freePort();
const serverUrl = `http://localhost:${port}`;
const app = await createFilledApp({ PUBLIC_URL: serverUrl });
const other = await buildServer(app.config, lowWorkFactors);
const addresses = [app.server, other].map((server) => server.app.listen({ host: "127.0.0.1", port: 0 }));
const ports = (await Promise.all(addresses)).map((address) => Number(new URL(address).port));
const stopProxy = await startRoundRobin(port, ports);
afterAll(async () => {
  await stopProxy();
  await other.app.close();
});

function headerFor(path: string, token: string | undefined): Record<string, string> {
  if (!token) return {};
  return { authorization: /\/api\/profile|document-processor/.test(path) ? token : `Bearer ${token}` };
}

async function ask<Answer = Record<string, unknown>>(
  token: string | undefined,
  call: string,
  payload?: object,
): Promise<Answer> {
  const [method, path = ""] = call.split(" ");
  const body = payload && JSON.stringify(payload);
  return answerOf<Answer>(call, path, { method, headers: { ...headerFor(path, token), ...(body && json) }, body });
}

const json = { "content-type": "application/json" };

async function answerOf<Answer>(call: string, path: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(`${serverUrl}${path}`, request);
  const text = await response.text();
  expect(response.status, `${call}: ${text}`).toBe(200);
  return JSON.parse(text);
}

interface Opening {
  job_title: string;
  company: string;
  job_url: string;
}

const signedIn = async () => (await app.signUp()).token;

describe("a client that sends only what the specification names", () => {
  it("[LOGIN-03] signs in over the professional network", async () => {
    const { token, email } = await networkPerson(serverUrl, "network@example.org");
    expect(await ask(undefined, "POST /verify-token", { token })).toMatchObject({ success: true, email });
  });

  it("[LOGIN-12] [REG-07] [RESET-06] [VERIFY-03] registers, signs in and sets a new password", async () => {
    const email = "specified@example.org";
    const captcha = async () => ({ recaptchaToken: await solveCaptcha(app) });
    const password = "Winter!morning7";
    await ask(undefined, "POST /register", { name: "Anna Weber", email, password, ...(await captcha()) });
    await ask(undefined, "POST /verify-email", { email, code: await codeMailedTo(app, email) });
    const { token, name } = await ask(undefined, "POST /login", { email, password });
    expect(name).toBe("Anna Weber");
    const verified = await ask(undefined, "POST /verify-token", { token });
    expect(verified).toEqual({ success: true, email, name: "Anna Weber" });

    await ask(undefined, "POST /forgot-password", { email, ...(await captcha()) });
    const code = await codeMailedTo(app, email);
    const redeemed = await ask(undefined, "POST /verify-reset-code", { email, code, ...(await captcha()) });
    const password_reset_key = redeemed.change_password_key ?? redeemed.password_reset_key;
    const new_password = "Summer!evening8";
    await ask(undefined, "POST /change-password", { email, new_password, password_reset_key, ...(await captcha()) });
    await ask(undefined, "POST /login", { email, password: new_password });
  });

  it("[CHAT-13] [CHAT-19] talks to the assistant by JSON and by a form with a file", async () => {
    const token = await signedIn();
    const session_id = "session1700000000000abc";
    const { response } = await ask(token, "POST /api/chat/process", { message: "What can you do?", session_id });
    expect(response).toMatch(/\w/);
    const form = chatForm({ message: "", session_id }, { name: "cv.pdf", bytes: cvPdf() });
    const url = "/api/chat/process";
    const headers = { ...headerFor(url, token), ...form.headers };
    const answer = await answerOf<{ response: string }>(url, url, { method: "POST", body: form.payload, headers });
    expect(answer.response).toContain("Lindenhof");

    const history = await ask(token, "GET /api/chat/conversations");
    const message = { id: expect.any(String), content: expect.any(String), timestamp: expect.stringMatching(/Z$/) };
    const roles = ["user", "system", "user", "system"];
    expect(history.conversations).toMatchObject([
      {
        session_id,
        first_message: "What can you do?",
        last_message: expect.any(String),
        messages: roles.map((role) => ({ ...message, role })),
        created_at: expect.any(String),
        updated_at: expect.any(String),
        message_count: 4,
      },
    ]);
  });

  it("[PROF-15] [SESSION-03] loads and saves the profile, twice without naming a version", async () => {
    const token = await signedIn();
    await ask(token, "GET /api/profile/test-auth");
    const data = engineerProfile();
    await ask(token, "POST /api/profile/save-version", { data });
    const later = { ...data, profile_summary: "Later." };
    expect(await ask(token, "POST /api/profile/save-version", { data: later })).toMatchObject({ success: true });
    expect(await ask(token, "GET /api/profile/load")).toMatchObject({ success: true, data: { content: later } });
  });

  it("[SEARCH-06] [SEARCH-11] searches by places and pages by offset alone", async () => {
    const token = await signedIn();
    const { countries } = await ask(token, "GET /api/geo/countries");
    expect(countries).toContain("Germany");
    const { states } = await ask(token, "POST /api/geo/states", { country: "Germany" });
    expect(states).toContain("Bavaria");
    const { cities } = await ask(token, "POST /api/geo/cities", { country: "Germany", state: "Bavaria" });
    expect(cities).toContain("Munich");
    const search = { job_title: "jobs", limit: 10, country: "Germany" };
    const page = (offset: number) =>
      ask<{ results: { id: string }[] }>(token, "POST /api/geosearch", { ...search, offset });
    const ids = [...(await page(0)).results, ...(await page(10)).results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
    const near = { job_title: "nurse", limit: 10, offset: 0, latitude: 48.1, longitude: 11.6 };
    expect(await ask(token, "POST /api/geosearch", near)).toMatchObject({ success: true });
  });

  it("[TRACK-09] [CHAT-11] keeps a board, repeated and without any mark of a repeat", async () => {
    const token = await signedIn();
    const nurse = { job_title: "Nurse", job_url: "https://jobs.example/1", company_name: "Charité" };
    const statuses = ["Viewed", "Applied", "Applied", "Viewed"];
    for (const status of statuses) await ask(token, "POST /api/jobs", { ...nurse, status });
    const history = ["Viewed", "Applied", "Viewed"].map((status) => ({ status, timestamp: expect.any(String) }));
    const board = await ask(token, "GET /api/jobs");
    expect(board).toMatchObject({ success: true, data: [{ ...nurse, history }] });
    await ask(token, "DELETE /api/jobs", { job_url: nurse.job_url });
    expect(await ask(token, "GET /api/jobs")).toMatchObject({ data: [] });
  });

  it("[DOCS-01] makes documents for an opening and keeps their links with its status", async () => {
    const token = await signedIn();
    await ask(token, "POST /api/profile/save-version", { data: engineerProfile() });
    const found = await ask<{ results: Opening[] }>(token, "POST /api/geosearch", {
      job_title: "engineer",
      limit: 10,
      offset: 0,
    });
    const [opening] = found.results;
    if (!opening) throw new Error("The demonstration index has no engineers.");
    const { job_title, company: company_name, job_url } = opening;
    const step = (name: string, payload: object) => ask(token, `POST /document-processor/${name}`, payload);
    const { id: job_id } = await step("scrape-job", { url: job_url });
    const { id: resume_id } = await step("resume-without-company", { job_id, company_name });
    const { id: letter_id } = await step("cover-letter-without-company", { job_id, company_name });
    const { url: cv_link } = await step("resume-pdf", { resume_id });
    const { url: cover_letter_link } = await step("cover-letter-pdf", { letter_id });
    const card = { job_title, job_url, company_name, status: "Viewed" };
    await ask(token, "POST /api/jobs", card);
    await ask(token, "POST /api/jobs", { ...card, cv_link, cover_letter_link });
    for (const made of [cv_link, cover_letter_link]) expect((await fetch(String(made))).status).toBe(200);
    const link = expect.stringContaining("/documents/");
    const generated_documents = { cv_link: link, cover_letter_link: link, generated_at: expect.any(String) };
    expect(await ask(token, "GET /api/jobs")).toMatchObject({
      data: [{ job_url, history: [{ status: "Viewed" }], generated_documents }],
    });
  });

  it("[SUB-06] [SUB-07] [SUB-10] subscribes and cancels", async () => {
    const token = await signedIn();
    const none = await ask(token, "GET /api/subscription");
    expect(none).toMatchObject({ success: true, subscription_status: "na", subscription_details: [] });
    const wanted = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" };
    const named = ["message", "checkout_token", "public_key", "product_id", "plan_id", "sandbox", "sandbox_token"];
    const checkout = await ask(token, "POST /api/subscription/checkout", wanted);
    expect(Object.keys(checkout)).toEqual(expect.arrayContaining([...named, "sandbox_timestamp"]));
    await buyPro(serverUrl, token);
    const bought = await ask<{ subscription_status: string; subscription_details: { subscription_id: string }[] }>(
      token,
      "GET /api/subscription",
    );
    expect(bought.subscription_status).toBe("active");
    const [{ subscription_id } = { subscription_id: "" }] = bought.subscription_details;
    const cancelled = await ask(token, "POST /api/subscription/cancel", { subscription_id });
    expect(cancelled.success).toBe(true);
  });
});
