import { PDFiumLibrary } from "@hyzyla/pdfium";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { allAppearances } from "../../../../tests/bench/documents/document-matrix.ts";
import { answered } from "../../../../tests/factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileIn, profileLanguages } from "../../../../tests/factories/profile-in-languages.ts";
import { sampledCareers } from "../../../../tests/round-trip/careers.ts";
import { plainCv, readBack, readWordBack } from "../../../../tests/round-trip/read-back.ts";
import { sharedRenderer as renderer } from "../../../../tests/shared-renderer.ts";
import { sheetOf } from "../../../engines/document-writing/document-sheet.ts";
import { writeCv } from "../../../engines/document-writing/document-writing.ts";
import { targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { type DocumentDesign, defaultAppearance } from "../../../shared/documents/document-appearance.contract.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const facts = profileFacts(engineerProfile());

async function byPdfium(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText()).join("\n");
  } finally {
    library.destroy();
  }
}

async function byPdfjs(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

/** As it stands in the CV: dates and addresses are written out or shortened, all else is verbatim. */
const verbatim = [...facts.values()].filter(
  ({ kind, text }) => !["from", "to", "period"].includes(kind) && !text.startsWith("http"),
);

describe.each([
  ["PDFium", byPdfium],
  ["pdf.js", byPdfjs],
])("a CV read back by %s", (_name, read) => {
  it("[DOCS-06] says every fact of the profile in the person's own words", async () => {
    const { pdf } = await renderer.render(sheetOf(plainCv(engineerProfile()), defaultAppearance));
    const text = (await read(pdf)).normalize("NFC").replace(/\s+/g, " ");
    expect(verbatim.filter((fact) => !text.includes(fact.text))).toEqual([]);
    for (const shown of ["Mar 2019 – Present", "Sep 2014 – Feb 2019", "2009 – 2014", "example.org/zoe"]) {
      expect(text).toContain(shown);
    }
  });
});

it("[DOCS-06] a CV read back as an uploaded file is read gives the profile again, in every design", async () => {
  const read = await Promise.all(
    sampledCareers.map(async (career, index) => {
      const appearance = allAppearances[index % allAppearances.length] ?? defaultAppearance;
      return { name: career.personal_details.name, ...appearance, ...(await readBack(renderer, career, appearance)) };
    }),
  );
  expect(read.filter(({ f1 }) => f1 < 0.95)).toEqual([]);
  expect(read.reduce((sum, { f1 }) => sum + f1, 0) / read.length).toBeGreaterThan(0.99);
});

it.each<DocumentDesign>(["timeline", "sidebar"])(
  "[DOCS-06] and so does one whose layout is not one column (%s)",
  async (design) => {
    const read = await Promise.all(
      sampledCareers.map(async (career) => ({
        name: career.personal_details.name,
        ...(await readBack(renderer, career, { ...defaultAppearance, design })),
      })),
    );
    expect(read.filter(({ f1 }) => f1 < 0.95)).toEqual([]);
    expect(read.reduce((sum, { f1 }) => sum + f1, 0) / read.length).toBeGreaterThan(0.99);
  },
);

it("[DOCS-06] its Word file gives the profile again", async () => {
  const read = await Promise.all(
    sampledCareers.map(async (career) => ({
      name: career.personal_details.name,
      ...(await readWordBack(career, defaultAppearance)),
    })),
  );
  expect(read.filter(({ f1 }) => f1 < 0.95)).toEqual([]);
  expect(read.reduce((sum, { f1 }) => sum + f1, 0) / read.length).toBeGreaterThan(0.99);
});

it.each(profileLanguages)("[DOCS-06] a CV in another language (%s) gives the profile again", async (language) => {
  const { profile } = profileIn(language);
  expect(await readBack(renderer, profile, defaultAppearance)).toEqual({ f1: 1, missed: [], invented: [] });
});

it("[DOCS-06] names the language of a document in its file", async () => {
  const written = profileFacts(profileIn("de").profile);
  const { pdf } = await renderer.render(
    sheetOf(writeCv(written, answered(targetPosting(distillationPosting), written), "de"), defaultAppearance),
  );
  const { info } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata();
  expect(info).toMatchObject({ Language: "de", Title: "Zoë Łukasiewicz – Lebenslauf" });
});
