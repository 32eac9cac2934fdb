import type { Page } from "@playwright/test";

/** Keeps the next call of this address from the server until what it answers is called. */
export async function holdNextCall(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.continue()), { times: 1 });
  return release;
}
