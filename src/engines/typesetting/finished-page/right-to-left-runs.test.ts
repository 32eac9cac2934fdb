import { expect, it } from "vitest";
import { withRunsShownAtOnce } from "./right-to-left-runs.ts";

const word = (glyphs: string, x: string) => `/ReversedChars BMC\n0 Tr\n/f0 27 Tf\n1 0 0 -1 ${x} 0 Tm\n${glyphs}\nEMC\n`;

it("[DOCS-06] shows the words of a right-to-left run at once", () => {
  const words = `${word("[(\\000\\001) 20 (\\000\\002)] TJ", "0")}${word("(\\000\\003) Tj", "78.408")}`;
  expect(withRunsShownAtOnce(`q\nBT\n${words}ET\nQ\n`)).toBe(
    "q\nBT\n0 Tr\n/f0 27 Tf\n1 0 0 -1 0 0 Tm\n[(\\000\\001) 20 (\\000\\002) (\\000\\003)] TJ\nET\nQ\n",
  );
});

it.each([
  ["in two fonts", word("(\\000\\001) Tj", "0") + word("(\\000\\002) Tj", "9").replace("/f0", "/f1")],
  ["of one word", word("(\\000\\001) Tj", "0")],
])("leaves a run %s as it is", (_, words) => {
  expect(withRunsShownAtOnce(`BT\n${words}ET\n`)).toBe(`BT\n${words}ET\n`);
});
