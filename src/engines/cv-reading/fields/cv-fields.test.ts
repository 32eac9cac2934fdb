import { describe, expect, it } from "vitest";
import { profileOfDraft } from "../../../shared/profile/cv-draft/draft-profile.rules.ts";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });
const profileOf = (text: string) => profileOfDraft(draftOf(text));

describe("fields of a CV", () => {
  it.each([
    ["Permis B, véhicule personnel", "Zoé Byrne\nPermis B, véhicule personnel | zoe@example.fr"],
    ["Führerschein Klasse B", "Zoé Byrne\nzoe@example.de\nFührerschein:\tKlasse B"],
    ["rijbewijs BE", "Zoé Byrne\nzoe@example.nl\nrijbewijs BE"],
    ["Driving licence Category B", "Zoé Byrne\nzoe@example.ie\n\nDriving licence\nCategory B"],
  ])("a driving licence, once, with the words that say so: %s", (licence, text) => {
    const { certifications, skills } = profileOf(text);
    expect(certifications.map(({ certification_name }) => certification_name)).toEqual([licence]);
    expect(skills).toEqual([]);
    expect(draftOf(text).unplaced).toEqual([]);
  });

  it("publications as one cites them, each whole", () => {
    const { publications, experience } = draftOf(`Zoe Byrne
zoe@example.org

Publications
1. Byrne, Z., Okoro, J. (2025). Methane pulses in the first years of rewetting. Journal of Wetland Processes 31(2), 114–131.
2. Byrne, Z. (2018). Chamber design and bias. Gas Flux Letters 4, 12–19, Utrecht.`);
    expect(publications.map(({ name, date }) => [name?.value.slice(0, 12), date?.date])).toEqual([
      ["1. Byrne, Z.", "2025"],
      ["2. Byrne, Z.", "2018"],
    ]);
    expect(experience).toEqual([]);
  });
});
