import { expect, it } from "vitest";
import { withWholeAddresses } from "./link-addresses.ts";

const link = "https://www.example.org/ada/";

it.each([
  ["ada@example.org | example.org/ada", `ada@example.org | ${link}`],
  ["See www.example.org/ada/, please", `See ${link}, please`],
  [link, link],
  ["example.org/adam", "example.org/adam"],
  ["notexample.org/ada", "notexample.org/ada"],
])("writes out what “%s” shows of a link", (line, whole) => {
  expect(withWholeAddresses([line], [link])).toEqual([whole]);
});

it("takes no other address than one of the web from a file", () => {
  expect(withWholeAddresses(["alert(1)"], ["javascript:alert(1)", "mailto:alert(1)"])).toEqual(["alert(1)"]);
});
