import type { Page } from "@playwright/test";

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What the page says that went wrong. */
export const fault = (page: Page) => page.getByRole("alert").filter({ hasText: /./ });
