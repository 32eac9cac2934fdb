import { describe, expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileIn, profileLanguages } from "../../../../tests/factories/profile-in-languages.ts";
import { sheetOf } from "../../../engines/document-writing/document-sheet.ts";
import {
  documentFileName,
  languageNote,
  profileLanguage,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import type { PostingText } from "../../../engines/posting-reading/posting-reading.ts";
import { postingFacts, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

const appearance = { design: "modern", paper: "a4" } as const;

function write({ profile, posting }: { profile: ProfileDocument; posting: PostingText }) {
  const target = targetPosting(posting);
  const own = profileFacts(profile);
  const language = profileLanguage(own);
  const facts = new Map([...own, ...postingFacts(target, "Nordchem").map((fact) => [fact.id, fact] as const)]);
  const cv = writeCv(facts, answered(target, facts), language);
  const letter = writeLetter(facts, answered(target, facts), "Nordchem", "2026-11-01", language);
  return { language, cv, letter };
}

const lines = (document: Parameters<typeof sheetOf>[0]) => JSON.stringify(sheetOf(document, appearance).data);

describe("a profile and a posting in one language", () => {
  it.each(profileLanguages)("[DOCS-06] become documents in it (%s)", (code) => {
    const { language, cv, letter } = write(profileIn(code));
    expect(language).toBe(code);
    for (const document of [cv, letter]) {
      expect(sheetOf(document, appearance).data).toMatchObject({ lang: code, region: null });
      expect(lines(document)).not.toMatch(
        /\b(Experience|Education|Skills|Present|Dear|Yours|applying|January|March)\b/,
      );
    }
  });

  it.each([
    ["de", "März 2019 – heute", "Note: 1,7", "Sehr geehrte Damen und Herren,", "1. November 2026"],
    ["fr", "mars 2019 – aujourd’hui", "Note\u00a0: 15/20", "Madame, Monsieur,", "1er novembre 2026"],
    ["es", "marzo de 2019 – actualidad", "Nota: 8,4", "Estimado equipo de selección:", "1 de noviembre de 2026"],
    ["it", "marzo 2019 – oggi", "Voto: 92/100", "Gentili Signore e Signori,", "1 novembre 2026"],
    ["nl", "maart 2019 – heden", "Cijfer: 7,8", "Geachte heer, mevrouw,", "1 november 2026"],
    ["pl", "marzec 2019 – obecnie", "Ocena: 4,5", "Szanowni Państwo,", "1 listopada 2026"],
    ["pt", "março de 2019 – presente", "Nota: 16", "Prezados Senhores,", "1 de novembro de 2026"],
  ] as const)("have its dates, grades and salutation (%s)", (code, date, grade, salutation, today) => {
    const { cv, letter } = write(profileIn(code));
    expect(lines(cv)).toContain(date);
    expect(lines(cv)).toContain(grade);
    expect(sheetOf(letter, appearance).data).toMatchObject({ salutation, date: today });
  });

  it("close a French letter to somebody without a title in words of their own", () => {
    const { letter } = write(profileIn("fr"));
    expect(sheetOf({ ...letter, salutation: "Bonjour Deniz Kaya," }, appearance).data).toMatchObject({
      closing: expect.stringMatching(/^Je vous prie d’agréer l’expression/),
    });
  });

  it("read like a German application", () => {
    const { letter, cv } = write(profileIn("de"));
    expect(letter.subject.text).toBe("Bewerbung als Stationsleitung Chirurgie");
    expect(letter.paragraphs[0]?.map(({ text }) => text)).toEqual([
      "hiermit bewerbe ich mich als Stationsleitung Chirurgie bei Nordchem.",
      "Ich bin Pflegefachfrau mit elf Jahren Erfahrung in der Chirurgie.",
      "Ich arbeite gern im Team.",
    ]);
    expect(letter.paragraphs[1]?.map(({ text }) => text)).toContain(
      "Seit März 2019 arbeite ich als Pflegefachfrau am Universitätsklinikum Ulm.",
    );
    expect(documentFileName(cv, "Nordchem", "pdf")).toBe("Zoë-Łukasiewicz-Lebenslauf-Nordchem.pdf");
    expect(documentFileName(letter, "Nordchem", "pdf")).toBe("Zoë-Łukasiewicz-Anschreiben-Nordchem.pdf");
  });
});

it("writes for a profile in two languages in the posting's", () => {
  const [german, english] = [profileIn("de"), engineerProfile()];
  const professional_experience = [
    ...german.profile.professional_experience,
    ...english.professional_experience.slice(0, 1),
  ];
  const facts = profileFacts({ ...german.profile, professional_experience });
  const both = profileFacts({
    ...english,
    profile_summary: `${english.profile_summary} ${german.profile.profile_summary}`,
    professional_experience,
  });
  expect(profileLanguage(facts, german.posting)).toBe("de");
  expect(profileLanguage(both, german.posting)).toBe("de");
  expect(profileLanguage(both, distillationPosting)).toBe("en");
  expect(profileLanguage(profileFacts(english), german.posting)).toBe("en");
  const text = "Ich betreue die Anlagen im Werk und habe die Wartung mit den Kolleginnen und Kollegen neu geordnet.";
  const confirmed = Array.from({ length: 9 }, () => ({ text }));
  expect(profileLanguage(profileFacts(english), german.posting, confirmed)).toBe("de");
});

describe("a posting in another language than the profile", () => {
  it("leaves the documents in the profile's language, and the person is told", () => {
    const { language, letter } = write({ profile: engineerProfile(), posting: profileIn("de").posting });
    expect(language).toBe("en");
    expect(sheetOf(letter, appearance).data).toMatchObject({ lang: "en", salutation: "Dear Hiring Team," });
    expect(languageNote(letter, profileIn("de").posting)).toMatch(
      /^This posting is in German, your profile in English: /,
    );
    expect(languageNote(letter, distillationPosting)).toBeUndefined();
    expect(languageNote(write(profileIn("de")).letter, profileIn("de").posting)).toBeUndefined();
  });

  it.each(["ممرضة، مستشفى راشد", "медсестра, больница"])(
    "writes no bare title and house in other letters than the letter's, and the person is told: %s",
    (named) => {
      const [title = "", company = ""] = named.split(/[,،] /);
      const profile = {
        ...emptyProfile(),
        personal_details: { ...emptyProfile().personal_details, name: title },
        professional_experience: [
          { ...{ title, company, location: "", from: "", to: "" }, responsibilities: [], notable_achievements: [] },
        ],
      };
      const { letter, cv } = write({ profile, posting: distillationPosting });
      expect(letter.paragraphs.flat().filter(({ text }) => text.includes(company))).toEqual([]);
      expect(cv.sections.flatMap(({ entries }) => entries)).toMatchObject([{ organisation: { text: company } }]);
      for (const document of [letter, cv])
        expect(languageNote(document, distillationPosting)).toMatch(
          /^Your profile is in .+, this posting in English: /,
        );
    },
  );

  it("does not quote the posting's language in the letter of another", () => {
    const posting = { ...profileIn("de").posting, requirements: "Python\nHAZOP-Studien in drei Werken" };
    const { letter } = write({ profile: engineerProfile(), posting });
    expect(JSON.stringify(letter.paragraphs)).not.toContain("“HAZOP-Studien");
  });

  it("is English where the profile says too little, or we have no words for its language", () => {
    expect(profileLanguage(profileFacts({ ...emptyProfile(), skills: [{ skill: "HAZOP" }] }))).toBe("en");
    const finnish = "Vastasin tuotannon suunnittelusta ja kolmen työntekijän kouluttamisesta tehtaalla.";
    expect(profileLanguage(profileFacts({ ...emptyProfile(), profile_summary: finnish }))).toBe("en");
  });
});
