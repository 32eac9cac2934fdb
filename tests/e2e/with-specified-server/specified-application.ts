import { person } from "../../fakes/specified-calls.ts";
import { type SpecifiedServer, startSpecifiedServer } from "../../fakes/specified-server.ts";
import { test as base } from "../configured-applications.ts";
import { expect } from "../served-application.ts";

interface Options {
  /** Whether somebody is signed in when the test begins. */
  signedIn: boolean;
  /** Whether the test provokes failures: the browser's own note of them is no complaint. */
  provokesFailures: boolean;
}

/** The one question that the client asks beyond the specification: whether the server knows more than that. */
const question = "GET /api/config";

/** Playwright's test on the built client before a server that knows the specification alone; fails on any complaint. */
export const test = base.extend<Options & { server: SpecifiedServer }>({
  signedIn: [true, { option: true }],
  provokesFailures: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
  server: async ({}, use) => {
    const server = await startSpecifiedServer();
    await use(server);
    await server.close();
  },

  baseURL: ({ server }, use) => use(server.url),

  storageState: ({ server, signedIn }, use) => {
    const items = { auth_token: person.token, user_name: person.name, user_email: person.email };
    const localStorage = Object.entries(signedIn ? items : {}).map(([name, value]) => ({ name, value }));
    return use({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },

  cleanRun: async ({ context, server, provokesFailures }, use) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isQuestion = message.location().url === `${server.url}/api/config`;
      const isProvoked = provokesFailures && message.text().startsWith("Failed to load resource: ");
      if (message.type() !== "error" || isQuestion || isProvoked) return;
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
