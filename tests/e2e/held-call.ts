import type { Page, Route } from "@playwright/test";

/** Something to wait for, and what ends the waiting. */
export function newWait(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

const goOn = (route: Route) => route.continue();

/** Keeps the calls of an address waiting until what it answers is called, and then lets them end as told. Page loads pass. */
export async function holdCalls(page: Page, url: string, end: (route: Route) => Promise<void> = goOn) {
  const { until, release } = newWait();
  await page.route(url, async (route) => {
    if (route.request().resourceType() === "document") return route.continue();
    await until;
    await end(route);
  });
  return release;
}
