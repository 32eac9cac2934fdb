import { expect, it } from "vitest";
import { type XmlElement, xmlTree } from "./xml-tree.ts";

const nested = (depth: number) => `${"<a>".repeat(depth)}deep${"</a>".repeat(depth)}`;

const depthOf = ({ children }: XmlElement): number => 1 + Math.max(0, ...children.map(depthOf));

it("reads elements that are nested 30 deep, and refuses a document at the first that is deeper", () => {
  const tree = xmlTree(nested(30));
  expect(tree && depthOf(tree)).toBe(30);
  // Refused there and then: without their ends, either would count as cut off.
  for (const source of [nested(31), "<a>".repeat(31), "<a>".repeat(100_000)])
    expect(() => xmlTree(source)).toThrow("The reply nests elements more than 30 deep");
});

it("reads a document that is wide", () => {
  expect(xmlTree(`<all>${"<one/>".repeat(100_000)}</all>`)?.children).toHaveLength(100_000);
});

it("takes a document that does not end for none", () => {
  expect(xmlTree("<all><one>")).toBeUndefined();
});
