import { type SpecifiedServer, startSpecifiedServer } from "../fakes/specified-server.ts";
import { test as base, expect } from "./served-application.ts";

/** The one question that the client asks beyond the specification: whether the server knows more than that. */
const question = "GET /api/config";

/** Playwright's test on the built client before a server that knows the specification alone; fails on any complaint. */
export const test = base.extend<{ server: SpecifiedServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
  server: async ({}, use) => {
    const server = await startSpecifiedServer();
    await use(server);
    await server.close();
  },

  baseURL: ({ server }, use) => use(server.url),

  cleanRun: async ({ context, server }, use) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isQuestion = message.location().url === `${server.url}/api/config`;
      if (message.type() !== "error" || isQuestion) return;
      complaints.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => complaints.push(`page error: ${error.error().stack}`));
    await use(undefined);
    expect(complaints, "what the browser complained about").toEqual([]);
    const asked = server.unspecified.filter((one) => one !== question);
    expect(asked, "what was asked of the server beyond the specification").toEqual([]);
  },
});

export { expect };
