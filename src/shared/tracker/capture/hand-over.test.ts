import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { maxPageUnits } from "../tracker.contract.ts";
import { pageOfHandOver } from "./hand-over.rules.ts";

const page = { url: "https://jobs.example/1", title: "Nurse", html: "<p>Zażółć 日本語 😀</p>", selection: "" };
const packed = (content: string) => deflateRawSync(content).toString("base64url");

it("unpacks the page that was packed into an address", async () => {
  expect(await pageOfHandOver(packed(JSON.stringify(page)))).toEqual(page);
});

it.each([
  ["no base64", "%%%"],
  ["not packed", Buffer.from(JSON.stringify(page)).toString("base64url")],
  ["no JSON", packed("page")],
  ["another form", packed(JSON.stringify({ ...page, html: 1 }))],
  ["more than a page", packed(JSON.stringify({ ...page, html: "x".repeat(maxPageUnits + 1) }))],
  ["gigabytes in a few letters", packed("x".repeat(50_000_000))],
])("takes nothing else: %s", async (_what, text) => {
  expect(await pageOfHandOver(text)).toBeUndefined();
});
