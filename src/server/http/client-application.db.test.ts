import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";

const app = await createTestApp();
const get = (url: string, accept?: string) => app.request({ url, headers: accept === undefined ? {} : { accept } });

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
