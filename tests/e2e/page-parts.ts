import type { Page } from "@playwright/test";

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
