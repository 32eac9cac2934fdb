import { expect, it } from "vitest";
import { withWidthsInLists } from "./glyph-widths.ts";

const rewritten = (pdf: string) => Buffer.from(withWidthsInLists(Buffer.from(pdf, "latin1"))).toString("latin1");

it.each([
  ["  /W [7 7 286 8 8 200.5]\n  /DW 0", "  /W [7[286 200.5]     ]\n  /DW 0"],
  ["  /W [0 0 653 2 2 534 3 3 542]", "  /W [0[653] 2[534 542]      ]"],
  ["  /W [0 9 1000 10 10 224 11 12 500 13 13 1]", "  /W [0 9 1000 10[224] 11 12 500 13[1]    ]"],
  ["  /W []", "  /W []"],
])("[DOCS-06] gives the widths of glyphs in lists, in as many bytes: %s", (pdf, listed) => {
  expect(rewritten(pdf)).toBe(listed);
});

it("changes nothing else", () => {
  const stream = "/MediaBox [0 0 595 841] stream \u00ff\u0080 7 7 286 endstream /Title (/W [7 7 286])";
  expect(rewritten(stream)).toBe(stream);
});
