import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { browserStorage } from "../../../../tests/fakes/browser-storage.ts";
import { returnPathKey } from "../storage/tab-storage.ts";
import { returnPath } from "./return-path.ts";

beforeAll(() => void vi.stubGlobal("sessionStorage", browserStorage()));
afterAll(() => void vi.unstubAllGlobals());

it("leads once to the page that was asked for, then home", () => {
  returnPath.remember("http://localhost:3000/profile?section=skills");
  expect([returnPath.take(), returnPath.take()]).toEqual(["/profile?section=skills", "/chat"]);
});

it("keeps what is handed over behind the #", () => {
  returnPath.remember("http://localhost:3000/capture#page=abc");
  expect(returnPath.take()).toBe("/capture#page=abc");
});

it("leads home from what is no path of this site", () => {
  sessionStorage.setItem(returnPathKey, "https://evil.example");
  expect(returnPath.take()).toBe("/chat");
});

it.each(["//evil.example/login", "/\\evil.example", "///evil.example"])("leads to no other site: %s", (path) => {
  returnPath.remember(`http://localhost:3000${path}`);
  expect(returnPath.take()).toBe("/chat");
});
