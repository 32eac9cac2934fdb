import { expect, it } from "vitest";
import { xmlObject } from "./xml-object.ts";

const nested = (depth: number) => `${"<a>".repeat(depth)}deep${"</a>".repeat(depth)}`;

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null && "a" in value ? 1 + depthOf(value.a) : 0;

it("reads elements that are nested 30 deep, and refuses a document at the first that is deeper", () => {
  expect(depthOf(xmlObject(nested(30)))).toBe(30);
  // Refused there and then: without their ends, either would count as cut off.
  for (const source of [nested(31), "<a>".repeat(31), "<a>".repeat(100_000)])
    expect(() => xmlObject(source)).toThrow("The reply nests elements more than 30 deep");
});

it("reads a document that is wide", () => {
  expect(xmlObject(`<all>${"<one/>".repeat(100_000)}</all>`)).toEqual({ all: { one: Array(100_000).fill("") } });
});

it("reads an element of any name as a field of that name", () => {
  const source = "<all><one>1 &amp; 2</one><__proto__>x</__proto__><one/><two><b>3</b></two></all>";
  expect(xmlObject(source)).toEqual({ all: JSON.parse('{"one":["1 & 2",""],"__proto__":"x","two":{"b":"3"}}') });
});

it("takes a document that does not end for none", () => {
  expect(xmlObject("<all><one>")).toBeUndefined();
  expect(xmlObject("")).toBeUndefined();
});
