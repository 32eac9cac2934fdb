import { fileURLToPath } from "node:url";
import type { Page, Request } from "@playwright/test";
import { firstCalls } from "../../src/client/first-calls.ts";
import { routes, scriptsOf } from "../bench/client/route-scripts.mjs";
import { administrator, expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const client = fileURLToPath(new URL("../../dist/client", import.meta.url));
const isSignedIn = ({ modules }: (typeof routes)[number]) => modules.includes("shell/app-shell.tsx");

// What a page fetches when it is idle is not what it waits for.
test.use({ busyForMs: 600_000 });

test("a route loads the scripts that its budget counts, waits for no font, and asks once for what it is known to show", async ({
  page,
  application,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("pending_email", "anna@example.org");
    localStorage.setItem("reset_key", "a key");
  });
  await expectCountedScripts(
    page,
    routes.filter((route) => !isSignedIn(route)),
  );
  await signInPage(page, application.url, administrator);
  await expectCountedScripts(page, routes.filter(isSignedIn));
});

async function expectCountedScripts(page: Page, visited: typeof routes): Promise<void> {
  for (const route of visited) {
    const loaded = new Set<string>();
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) loaded.add(pathname.slice(1));
      else if (request.method() === "GET") asked.push(pathname);
    };
    page.on("request", note);
    await page.goto(route.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(route.path);
    await expect.poll(() => [...loaded].sort(), route.path).toEqual(scriptsOf(client, route).sort());
    const { specified = [], added = [] } = firstCalls[route.path] ?? {};
    const known = [...specified, ...added];
    await expect.poll(() => known.filter((call) => !asked.includes(call)), route.path).toEqual([]);
    page.off("request", note);
    expect(asked.filter((path) => path.endsWith(".woff2"))).toEqual([]);
    for (const call of known) expect(asked.filter((path) => path === call)).toEqual([call]);
  }
}
