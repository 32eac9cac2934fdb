import type { Page, Request } from "@playwright/test";

/**
 * The address that a new tab asks for and is answered from; the tab is closed. Playwright at times never hears of the
 * navigation of a tab that opens in the background, as by the middle button: it has no address then, or is not even reported.
 */
export async function addressOfNewTab(page: Page, open: () => Promise<void>): Promise<string> {
  const context = page.context();
  const ofThisTab = new Set<Request>();
  const note = (request: Request) => ofThisTab.add(request);
  page.on("request", note);
  const [response] = await Promise.all([
    context.waitForEvent("response", (one) => one.request().isNavigationRequest() && !ofThisTab.has(one.request())),
    open(),
  ]);
  page.off("request", note);
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  return response.url();
}
