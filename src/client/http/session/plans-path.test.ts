import { expect, it } from "vitest";
import { backFrom, plansPath } from "./plans-path.ts";

const back = (path: string) => backFrom(new URL(path, "http://localhost").searchParams);

it("[SUB-14] the way to the plans leads back to the open card", () => {
  const card = { pathname: "/jobtracking", search: "?job=https%3A%2F%2Fjobs.example%2F1%3Fa%3Db%26c" };
  expect(back(plansPath(card))).toEqual({ to: `${card.pathname}${card.search}`, label: "Back to your board" });
  expect(back(plansPath({ pathname: "/chat", search: "" }))?.label).toBe("Back to the chat");
});

it.each(["https://evil.example", "//evil.example", "/jobtracking.evil", "/chat/..//evil.example", "/login", ""])(
  "leads nowhere else: %s",
  (from) => expect(backFrom(new URLSearchParams({ from }))).toBeUndefined(),
);
