import { expect, it } from "vitest";
import { projectPath } from "../../server/project-path.ts";
import { readOccupations } from "./occupations/occupations.ts";
import { readCursor, writeCursor } from "./search-cursor.ts";

const occupations = readOccupations(projectPath("assets/occupations"));

it("a cursor comes back as it was written, with all that a question may mean", () => {
  const meant = occupations
    .asked(["polisher", "cleaner"])
    .map(({ occupation, likeness }) => ({ occupation, likeness: Math.round(likeness * 100) }));
  expect(meant.length).toBeGreaterThan(10);
  const cursor = {
    stage: "partial" as const,
    question: {
      groups: [{ terms: ["nurse"], weight: 900, isLevel: false }],
      occupations: meant,
      trades: [],
      isTradeAlone: false,
    },
    place: { home: "DE" },
    employers: undefined,
    after: { tier: 4, rk: -29_000_000, id: 7, score: 310_000, hash: -5n },
    leg: 0,
    shown: 20,
  };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});
