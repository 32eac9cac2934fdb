import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { noErrorReporter } from "../../error-reports/error-reporter.ts";
import { errorAnswer } from "../errors/error-reply.ts";
import { serveClientApplication } from "./client-application.ts";

const folder = await mkdtemp(join(tmpdir(), "forthright-client-"));
await writeFile(join(folder, "index.html"), "<!doctype html><title>The page</title>");
const pageLink = "</assets/page-1.js>; rel=modulepreload; crossorigin";
const [cardLink, tableLink, boardLink] = ["card", "table", "board"].map((part) => pageLink.replace("page", part));
const board = { "/jobtracking?job": cardLink, "/jobtracking?view": tableLink, "/jobtracking": boardLink };
await writeFile(join(folder, "page-scripts.json"), JSON.stringify({ "/today": pageLink, ...board }));
await mkdir(join(folder, "assets"));
const script = "console.info(1);".repeat(200);
await writeFile(join(folder, "assets", "page-1.js"), script);
await writeFile(join(folder, "assets", "page-1.js.br"), brotliCompressSync(script));
await writeFile(join(folder, "assets", "page-1.js.map"), "{}");
const app = fastify();
app.setErrorHandler(errorAnswer(noErrorReporter));
await serveClientApplication(app, folder);
const get = (url: string, accept?: string) => app.inject({ url, headers: accept === undefined ? {} : { accept } });

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe("a path that is no call", () => {
  it.each([{ accept: "text/html,*/*;q=0.8" }, { accept: "*/*" }, { accept: undefined }])(
    "is answered with the page to a reader of $accept",
    async ({ accept }) => {
      const response = await get("/login", accept);
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toContain("text/html");
    },
  );

  it("is not there for a reader of anything else, as a call or a file that does not exist is for everybody", async () => {
    expect((await get("/login", "application/json")).statusCode).toBe(404);
    expect((await get("/api/nothing", "text/html")).json()).toMatchObject({
      message: "There is nothing at this address.",
    });
    expect((await get("/assets/nothing.js", "*/*")).statusCode).toBe(404);
    expect((await get("/assets/page-1.js.map", "*/*")).statusCode).toBe(404);
  });
});

it("the scripts of a page are named beside it, and of what its query opens", async () => {
  for (const url of ["/today", "/today?from=mail"]) expect((await get(url, "text/html")).headers.link).toBe(pageLink);
  expect((await get("/elsewhere", "text/html")).headers.link).toBeUndefined();
  const linkAt = async (query: string) => (await get(`/jobtracking${query}`, "text/html")).headers.link;
  expect(await linkAt("?view=table&job=https%3A%2F%2Fjobs.example%2F1%3Fview")).toBe(cardLink);
  expect(await linkAt("?view=table")).toBe(tableLink);
  for (const query of ["", "?", "?from=%E0%A4%A", "?views=1"]) expect(await linkAt(query)).toBe(boardLink);
});

describe("a file of the client", () => {
  const asset = (encoding: string) =>
    app.inject({ url: "/assets/page-1.js", headers: { "accept-encoding": encoding } });

  it("comes compressed to whoever takes it so, and whole to everybody else, both for a year", async () => {
    const [small, whole] = [await asset("gzip, br"), await asset("identity")];
    expect(small.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    expect(whole.body).toBe(script);
    expect(whole.headers["cache-control"]).toBe(small.headers["cache-control"]);
    expect((await get("/assets/page-1.js.br", "*/*")).statusCode).toBe(404);
  });
});
