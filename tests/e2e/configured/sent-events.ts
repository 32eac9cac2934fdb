import type { Page } from "@playwright/test";
import type { RecordedRequest } from "../../fakes/recording-collector.ts";

/** The library sends nothing for browsers that a program drives. */
export const personsBrowser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";

export async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
  });
}

export interface SentEvent {
  event: string;
  timestamp: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
}

/** The events in what was recorded, in order. */
export function eventsIn(requests: RecordedRequest[]): SentEvent[] {
  return requests
    .filter(({ method, url }) => method === "POST" && !url.includes("/envelope/"))
    .flatMap(({ body }): SentEvent[] => {
      const sent = JSON.parse(body);
      return Array.isArray(sent) ? sent : (sent.batch ?? [sent]);
    });
}
