import { expect, it } from "vitest";
import { fromAgent } from "./means-turns.ts";

it("takes no agent for a deed because it is called like something every object has", () => {
  const told = (agent: string) =>
    fromAgent({ words: `am ${agent} of houses`.split(" "), telling: "subject", isNow: false }).map(
      ({ words }) => words,
    );
  expect(told("author")).toEqual([["write#past", "houses"]]);
  for (const agent of ["constructor", "valueOf", "__proto__"]) expect(told(agent), agent).toEqual([]);
});
