import { describe, expect, it } from "vitest";
import { misjudged } from "../../../../tests/liar/attacked/attack.ts";
import { attackedEntries } from "../../../../tests/liar/attacked/attacked-entries.ts";
import { attackedStatements, attackOn } from "../../../../tests/liar/attacked/attacked-statements.ts";

describe("lies that had passed, each citing the whole profile, and truths beside them", () => {
  it.each(Object.entries(attackedEntries))("[DOCS-06] %s", (_, attack) => {
    expect(misjudged(attack)).toEqual([]);
  });

  it("[DOCS-06] of statements", () => {
    expect(Object.entries(attackedStatements).flatMap((bent) => misjudged(attackOn(bent)))).toEqual([]);
  });
});
