import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { noErrorReporter } from "../error-reports/error-reporter.ts";
import { serveClientApplication } from "./client-application.ts";
import { errorAnswer } from "./error-reply.ts";

const folder = await mkdtemp(join(tmpdir(), "forthright-client-"));
await writeFile(join(folder, "index.html"), "<!doctype html><title>The page</title>");
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
  });
});
