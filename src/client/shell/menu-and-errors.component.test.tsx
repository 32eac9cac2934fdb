import type { RouteObject } from "react-router";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { routes } from "../routes.tsx";

const menu = page.getByRole("dialog", { name: "Menu" });

afterEach(() => page.viewport(1280, 800));

it("[SIDE-06] the way back closes the menu of a phone, and leads from where it led to back to the page before", async () => {
  await page.viewport(375, 800);
  const { address, goBack } = await openClient("/profile");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect.element(menu).toBeVisible();
  await goBack();
  await expect.element(menu).not.toBeInTheDocument();
  expect(address()).toBe("/profile");

  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Job Tracking" }).click();
  await expect.poll(address).toBe("/jobtracking");
  await expect.element(menu).not.toBeInTheDocument();
  await goBack();
  await expect.poll(address).toBe("/profile");
  await expect.element(menu).not.toBeInTheDocument();
});

it("the button of the colours follows the system while nobody has chosen", async () => {
  delete document.documentElement.dataset.theme;
  await openClient("/profile");
  await expect.element(page.getByRole("button", { name: "Switch to dark colours" })).toBeVisible();
  await emulateColours("dark");
  await expect.element(page.getByRole("button", { name: "Switch to light colours" })).toBeVisible();
  await emulateColours(null);
  await expect.element(page.getByRole("button", { name: "Switch to dark colours" })).toBeVisible();
});

/** As the system's setting does. */
async function emulateColours(value: "dark" | null): Promise<void> {
  const features = value ? [{ name: "prefers-color-scheme", value }] : [];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

it("a page whose code does not come leaves one main and a way back", async () => {
  const subscription = routeOf(routes, "/subscription");
  const { lazy } = subscription;
  subscription.lazy = () => Promise.reject(new TypeError("Failed to fetch"));
  try {
    const { address } = await openClient("/profile");
    await page.getByRole("link", { name: "Subscription" }).click();
    await expect.element(page.getByText("This page did not load")).toBeVisible();
    expect(document.querySelectorAll("main")).toHaveLength(1);
    await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("button", { name: "Back to where you were" }).click();
    await expect.poll(address).toBe("/profile");
    await expect.element(page.getByRole("heading", { name: "Personal Details" })).toBeVisible();
  } finally {
    subscription.lazy = lazy;
  }
});

function routeOf(among: RouteObject[], path: string): RouteObject {
  const routesBelow = (route: RouteObject): RouteObject[] => [route, ...(route.children ?? []).flatMap(routesBelow)];
  const found = among.flatMap(routesBelow).find((route) => route.path === path);
  if (!found) throw new Error(`No route leads to ${path}`);
  return found;
}
