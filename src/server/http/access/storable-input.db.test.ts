import { expect, it } from "vitest";
import { chatForm } from "../../../../tests/factories/chat-form.ts";
import { servedRoutes } from "../../../../tests/served-routes.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

// To others an administrator's calls are not there.
const app = await createTestApp({ ADMIN_EMAILS: "person1@example.org" });
await app.server.app.ready();
const { token } = await app.signUp("Ned Null");
const headers = { authorization: `Bearer ${token}` };
/** The identity provider's protocol, and what only the seller's or the operator's key opens. */
const hasOtherAuthentication = ({ path }: { path: string }) =>
  path === "/dev/linkedin/*" || path === "/metrics" || /^\/(?:checkout-provider\/v1|api\/operator)\//.test(path);
const routes = servedRoutes(app.server.app.printRoutes())
  .map((route) => {
    const [method = "", path = ""] = route.split(" ");
    return { route, method, path };
  })
  .filter((each) => !hasOtherAuthentication(each));

interface Refusal {
  error: string;
  fields: object;
}

async function refusal(method: string, url: string, payload?: object) {
  const answer = await app.request({ method: method as "GET", url, headers, ...(payload && { payload }) });
  const { error, fields } = String(answer.headers["content-type"]).includes("json") ? answer.json<Refusal>() : {};
  return { status: answer.statusCode, error, fields: Object.keys(fields ?? {}).sort() };
}

const refused = (...fields: string[]) => ({ status: 400, error: "invalid_input", fields });

it("refuses what no database takes in the query of every route, and names it", async () => {
  expect(routes.length).toBeGreaterThan(50);
  for (const { route, method, path } of routes) {
    const url = path.replace(/:[a-z]+/g, "x").replace("*", "x");
    expect.soft(await refusal(method, `${url}?first=ok&second=a%00b`), route).toEqual(refused("second"));
  }
});

it("refuses it in the path of every route that has a part of its own there", async () => {
  const open = routes.filter((each) => /:[a-z]/.test(each.path));
  expect(open.length).toBeGreaterThan(1);
  for (const { route, method, path } of open) {
    const [, name = ""] = /:([a-z]+)/i.exec(path) ?? [];
    const { status, fields } = await refusal(method, path.replace(/:[a-z]+/g, "a%00b"));
    expect.soft({ status, isNamed: fields.includes(name) }, route).toEqual({ status: 400, isNamed: true });
  }
});

it("refuses it in what a schema lets through of a body, however deep, and names it", async () => {
  for (const text of ["a\u0000b", "half \ud83e of a crab"]) {
    const data = { ...emptyProfile(), skills: [{ skill: "ok" }, { skill: text }] };
    expect(await refusal("POST", "/api/profile/save-version", { data })).toEqual(refused("data.skills.1.skill"));
    const job = { job_title: text, company_name: text, job_url: "https://example.org/1" };
    expect(await refusal("POST", "/api/jobs", job)).toEqual(refused("company_name", "job_title"));
    expect(await refusal("POST", "/login", { email: "a@example.org", password: text })).toEqual(refused("password"));
  }
});

it("does not walk what the schema refuses", async () => {
  const body = { email: 5, more: { field: "a\u0000b" } };
  expect(await refusal("POST", "/login", body)).toEqual(refused("email", "password"));
});

it("refuses it in the fields of a form with a file, and in the name of a field", async () => {
  const file = { name: "note.txt", bytes: Buffer.from("hello") };
  const form = chatForm({ session_id: "s", message: "a\u0000b" }, file);
  const answer = await app.request({
    method: "POST",
    url: "/api/chat/process",
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<Refusal>().fields)).toEqual(["message"]);
  expect(await refusal("POST", "/api/account/name", { name: { "a\u0000": 1 } })).toEqual(refused("name"));
});

it("reads a body that is nested deeper than the stack", async () => {
  const answer = await app.request({
    method: "POST",
    url: "/api/profile/save-version",
    payload: `{"data":${"[".repeat(400_000)}${"]".repeat(400_000)}}`,
    headers: { ...headers, "content-type": "application/json" },
  });
  expect(answer.statusCode).toBe(400);
});

it("says in a person's words what is too long, missing or of another kind", async () => {
  const search = async (body: object) => {
    const url = "/api/geosearch";
    return (await app.request({ method: "POST", url, headers, payload: body })).json<Refusal>().fields;
  };
  expect(await search({ job_title: "a".repeat(201) })).toEqual({ job_title: "At most 200 characters." });
  expect(await search({})).toEqual({ job_title: "This is missing." });
  expect(await search({ job_title: 5 })).toEqual({ job_title: "Please check this field." });
});
