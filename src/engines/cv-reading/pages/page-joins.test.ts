import { expect, it } from "vitest";
import { joinedPages } from "./page-joins.ts";

const first = ["Ada Byron", "Engineer", "", "EXPERIENCE", "Engineer 2019 – 2021", "• Built an engine that", "1 / 2"];

it("[CHAT-21] joins pages without page numbers and running lines", () => {
  expect(joinedPages([first, ["Ada Byron", "Engineer", "", "EDUCATION", "2 / 2"]])).toBe(
    "Ada Byron\nEngineer\n\nEXPERIENCE\nEngineer 2019 – 2021\n• Built an engine that\n\nEDUCATION",
  );
});

it("[CHAT-21] joins a sentence that goes on on the next page", () => {
  expect(joinedPages([first, ["Ada Byron CV", "weaves numbers.", "• Wrote notes."]])).toMatch(
    /that\nweaves numbers\.\n• Wrote notes\.$/,
  );
});

it("leaves a single page and its numbers alone", () => {
  expect(joinedPages([["1", "Ada"]])).toBe("1\nAda");
});
