import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { engineerProfile } from "../factories/profile-document.ts";
import { post, registerPerson } from "../factories/registered-person.ts";
import { firstConnections, newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { tracedTo } from "./traced-to.ts";

const dataDir = await newFilledFolder();
const file = join(dataDir, "connections");
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const local = ["localhost", "127.0.0.1", "::1"];
const noted = z.tuple([z.string(), z.string()]).rest(z.unknown());

async function outsidersIn(trace: string): Promise<string[]> {
  const lines = (await readFile(trace, "utf8")).split("\n").filter(Boolean);
  return lines
    .map((line) => noted.parse(JSON.parse(line)))
    .filter(([, host]) => !local.includes(host))
    .map(([kind, host]) => `${kind} ${host}`);
}

it("[OBS-05] with nothing configured the server looks up and connects to nobody outside, shown by a trace", async () => {
  expect(await outsidersIn(firstConnections()), "in its first start").toEqual([]);
  const server = await serve({ DATA_DIR: dataDir, ...tracedTo(file) });
  const { token } = await registerPerson(server.url);
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  await post(server.url, "/api/profile/save-version", { data: engineerProfile() }, token);
  await post(server.url, "/api/chat/process", { message: "find me nurse jobs in Germany", session_id: "trace" }, token);
  await post(server.url, "/api/geosearch", { job_title: "nurse" }, token);
  const job = { job_title: "Nurse", job_url: "https://jobs.example/1", company_name: "Example", status: "Viewed" };
  await post(server.url, "/api/jobs", job, token);
  await get("/api/subscription");
  await get("/api/account/export");
  expect(await outsidersIn(file)).toEqual([]);

  await post(server.url, "/document-processor/scrape-job", { url: "http://elsewhere.invalid/1" }, token).catch(
    () => undefined,
  );
  expect(await outsidersIn(file), "what a person asks for by its address is seen in the trace").toContain(
    "dns elsewhere.invalid",
  );
  await server.stop();
});
