import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { empty } from "../../../../tests/fakes/refusals.ts";

type Name = "Country" | "State" | "City";

const others = Array.from({ length: 245 }, (_, index) => `Island ${index + 1}`);
const states: Record<string, string[]> = { Germany: ["Baden-Württemberg", "Bavaria", "Berlin"], France: ["Brittany"] };
const cities: Record<string, string[]> = {
  "Baden-Württemberg": ["Bad Säckingen", "Ulm"],
  Bavaria: ["Garmisch-Partenkirchen", "Munich"],
  Berlin: ["Berlin"],
  Singapore: ["Singapore"],
};
const geography = {
  "GET /api/geo/countries": () => ({
    success: true,
    countries: ["France", "Germany", "Monaco", "Singapore", "Spain", ...others],
  }),
  "POST /api/geo/states": ({ country }: Record<string, unknown>) => ({
    success: true,
    states: states[String(country)] ?? [],
  }),
  "POST /api/geo/cities": ({ country, state }: Record<string, unknown>) => ({
    success: true,
    cities: cities[String(state ?? country)] ?? [],
  }),
};

async function openSearch(opening: Parameters<typeof openClient>[1] = {}) {
  const client = await openClient("/jobsearch", { answers: geography, ...opening });
  const { screen } = client;
  const field = (name: Name) => screen.getByRole("combobox", { name, exact: true });
  const options = screen.getByRole("option");
  const choose = async (name: Name, typed: string, option: string) => {
    await expect.element(field(name)).toBeEnabled();
    await field(name).fill(typed);
    await expect.element(options.first()).toHaveTextContent(option);
    await userEvent.keyboard("{Enter}");
    await expect.element(field(name)).toHaveValue(option);
  };
  return { ...client, field, options, choose };
}

it("[SEARCH-05] [SEARCH-11] country, state and city offer what the one before them holds", async () => {
  const { screen, field, options, choose, sentTo } = await openSearch();
  await expect.element(field("State")).toBeDisabled();
  await expect.element(field("City")).toBeDisabled();
  await field("Country").click();
  await expect.poll(() => options.elements()).toHaveLength(100);
  await expect.element(screen.getByText("150 more: type to narrow the list.")).toBeVisible();
  await choose("Country", "Deutschland", "Germany");
  await expect.element(field("City")).toBeDisabled();
  await choose("State", "wurttemberg", "Baden-Württemberg");
  await choose("City", "bad sackingen", "Bad Säckingen");
  expect(sentTo("POST /api/geo/states")).toEqual([{ country: "Germany" }]);
  expect(sentTo("POST /api/geo/cities")).toEqual([{ country: "Germany", state: "Baden-Württemberg" }]);

  await choose("State", "bavaria", "Bavaria");
  await expect.element(field("City")).toHaveValue("");
  await field("City").fill("garm");
  await expect.element(options.first()).toHaveTextContent("Garmisch-Partenkirchen");
  await field("City").fill("xyzzy");
  await expect.element(screen.getByText("No such city.")).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await choose("Country", "singap", "Singapore");
  await expect.element(field("State")).toHaveValue("");
  // Of which it has none.
  await expect.element(field("State")).toBeDisabled();
  await choose("City", "singap", "Singapore");
  expect(sentTo("POST /api/geo/cities").at(-1)).toEqual({ country: "Singapore" });
  await expectAccessible("chosen place");

  await screen.getByLabelText("Job title").fill("nothing");
  await screen.getByRole("button", { name: "Search", exact: true }).click();
  await expect.element(screen.getByText("No jobs found. Try adjusting your search criteria.")).toBeVisible();
  const place = { country: "Singapore", city: "Singapore" };
  expect(sentTo("POST /api/geosearch")).toEqual([{ job_title: "nothing", limit: 10, offset: 0, ...place }]);
});

const spyOnWarnings = () => vi.spyOn(console, "warn").mockImplementation(() => {});

it("[SEARCH-10] failures are only logged, and the lists emptied", async () => {
  const warnings = spyOnWarnings();
  const logged = () => warnings.mock.calls.flat();
  const { field, refuse, choose } = await openSearch({ refusals: { "POST /api/geo/cities": empty } });
  await choose("Country", "germany", "Germany");
  await choose("State", "berlin", "Berlin");
  await expect.element(field("City")).toBeDisabled();
  await expect.poll(logged).toEqual(["The cities could not be loaded"]);
  refuse("POST /api/geo/states", empty);
  await choose("Country", "france", "France");
  await expect.element(field("State")).toBeDisabled();
  await expect.element(field("City")).toBeDisabled();
  await expect.poll(logged).toEqual(["The cities could not be loaded", "The states could not be loaded"]);
});

it("[SEARCH-10] countries that could not be loaded are none", async () => {
  const warnings = spyOnWarnings();
  const { screen, field } = await openSearch({ refusals: { "GET /api/geo/countries": empty } });
  await expect.poll(() => warnings.mock.calls).toEqual([["The countries could not be loaded"]]);
  await field("Country").click();
  await expect.element(screen.getByText("No such country.")).toBeVisible();
  const alerts = screen.getByRole("alert").elements();
  expect(alerts.filter(({ textContent }) => /\w/.test(textContent ?? ""))).toEqual([]);
});
