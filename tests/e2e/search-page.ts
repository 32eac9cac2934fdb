import type { Page } from "@playwright/test";

const list = (page: Page) => page.getByRole("list", { name: "Search results" });
export const items = (page: Page) => list(page).getByRole("button");
export const titleField = (page: Page) => page.getByLabel("Job title");
export const detail = (page: Page) => page.getByRole("region", { name: "Job details" });

/** The bodies of all searches that the page sends, in their order. */
export function searchesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/geosearch")) bodies.push(request.postDataJSON());
  });
  return bodies;
}
