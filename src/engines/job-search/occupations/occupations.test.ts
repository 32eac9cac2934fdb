import { describe, expect, it } from "vitest";
import { commonOccupations } from "../../text/text.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";
import { readOccupations } from "./occupations.ts";

const occupations = readOccupations("assets/occupations");
const asked = (text: string) =>
  occupations.asked(searchTermsOf(surfaceWords(text))).map(({ occupation }) => occupation);

describe("occupations", () => {
  it("have three hundred common ones, each with a name in eight languages", () => {
    expect(commonOccupations).toHaveLength(300);
    for (const { names } of commonOccupations)
      expect([...new Set(names.map(({ language }) => language))].sort(), names[0]?.name).toEqual([
        "de",
        "en",
        "es",
        "fr",
        "it",
        "nl",
        "pl",
        "pt",
      ]);
  });

  it("have common ones near them, though they are rare themselves", () => {
    const [polisher = -1] = asked("lens polisher");
    expect(occupations.name(polisher)).toBeUndefined();
    expect(occupations.neighbours(polisher).map(occupations.name)[0]).toBe("optician");
    // Of O*NET alone, which names no groups.
    const [crossing = -1] = asked("crossing guard and flagger");
    expect(occupations.neighbours(crossing)).not.toEqual([]);
  });
});
