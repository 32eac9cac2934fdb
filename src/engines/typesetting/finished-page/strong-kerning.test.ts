import { expect, it } from "vitest";
import { withKerningInSteps } from "./strong-kerning.ts";

it.each([
  ["[(\\000\\001) 115 (\\000\\002)] TJ", "[(\\000\\001) 57 58 (\\000\\002)] TJ"],
  ["[<0001> -150.5 <0002> 12 <0003>] TJ", "[<0001> -50 -50 -50.5 <0002> 12 <0003>] TJ"],
  ["[(\\000\\001) 60 (\\000\\002)] TJ", "[(\\000\\001) 60 (\\000\\002)] TJ"],
  ["(\\000\\001) 115 (", "(\\000\\001) 115 ("],
])("[DOCS-06] kerns in small steps: %s", (shown, stepped) => {
  expect(withKerningInSteps(`BT\n${shown}\nET`)).toBe(`BT\n${stepped}\nET`);
});
