import { expect, it, vi } from "vitest";
import { allAppearances } from "../../../tests/bench/documents/document-matrix.ts";
import { type PageOfLines, pageFaults, pagesOfLines } from "../../../tests/bench/documents/page-faults.ts";
import { sharedRenderer as renderer } from "../../../tests/shared-renderer.ts";
import type { CvSheet, LetterSheet, Sheet, SheetEntry } from "../../engines/typesetting/sheet.ts";
import { defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";

// Each process that starts loads the compiler anew, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const stationery = {
  ...{ title: "CV", author: "Zoë", name: "Zoë Łukasiewicz", headline: "Engineer", running_title: "Engineer" },
  ...{ lang: "en", region: null, place: "", contacts: [], ...defaultAppearance },
};
const plainEntry: SheetEntry = { title: "Engineer", date: "2020", organisation: "", place: "", text: "", bullets: [] };

function cv(entries: Partial<SheetEntry>[], change: Partial<CvSheet> = {}): Sheet {
  const section = { heading: "Work", is_short: false, paragraphs: [], bullets: [] };
  const sections = [{ ...section, entries: entries.map((entry) => ({ ...plainEntry, ...entry })) }];
  return { template: "cv", data: { ...stationery, sections, ...change } };
}

function letter(paragraphs: string[], change: Partial<LetterSheet>): Sheet {
  const data = { ...stationery, date: "1 May", recipient: "Nordchem", subject: "Application", closing: "Yours," };
  return { template: "letter", data: { ...data, salutation: "Dear team,", paragraphs, ...change } };
}

async function pagesOf(sheet: Sheet): Promise<PageOfLines[]> {
  const { pdf } = await renderer.render(sheet);
  expect(await pageFaults(pdf, sheet)).toEqual([]);
  return pagesOfLines(pdf);
}

const saidIn = (pages: PageOfLines[]) => pages.flatMap(({ body }) => body.map(({ text }) => text)).join("");
const sentence = "Kept the distillation columns running through eleven changes of the plant. ";

it.each([
  ["of few letters", "W".repeat(60)],
  ["of many letters", "Donaudampfschifffahrt".repeat(12)],
  ["with an address", `https://example.org/${"segment-of-a-path/".repeat(30)}`],
  ["in Arabic letters", "مهندسة".repeat(20)],
])("breaks a word that no line holds, and loses nothing of it: %s", async (_what, word) => {
  for (const design of ["classic", "compact"] as const) {
    const pages = await pagesOf(cv([{ title: word, organisation: word, bullets: [word] }], { design }));
    if (/^[!-~]+$/.test(word)) expect(saidIn(pages).replace(/\s/g, "").split(word)).toHaveLength(4);
  }
});

it("sets a point of 8,000 characters over pages of its own", async () => {
  const pages = await pagesOf(cv([{ bullets: ["One.", "Two.", "Three.", sentence.repeat(108)] }, {}]));
  expect(saidIn(pages).split("eleven changes")).toHaveLength(109);
});

it("keeps a long name above the following pages on one line", async () => {
  const name = "Maria Fernanda ".repeat(20);
  const entries = Array.from({ length: 30 }, () => ({ bullets: [sentence, sentence] }));
  for (const { height, body } of (await pagesOf(cv(entries, { name }))).slice(1)) {
    expect(body[0]?.y).toBeLessThan(height * 0.1);
  }
});

it("breaks the row of contacts between them, with no sign in front or at the end", async () => {
  const address =
    "Apartment 1234, 56789 North Very Long Boulevard of the Independent Republic, Isle of Anglesey, Wales";
  const contacts = [address, "+1 415 555 0101", "+1 415 555 0102", "zoe@example.org", "example.org/zoe"];
  const [page] = await pagesOf(cv([{}], { contacts: contacts.map((text) => ({ text, href: null })) }));
  const rows =
    page?.body
      .slice(
        2,
        page.body.findIndex(({ text }) => text === "WORK"),
      )
      .map(({ text }) => text) ?? [];
  expect(rows.join(" ").replace(/ \|/g, "").replace(/\s+/g, " ")).toBe(contacts.join(" "));
  expect(rows.filter((row) => /^\s*\||\|\s*$/.test(row))).toEqual([]);
  expect(rows.join("\n")).toContain(" | ");
});

it("begins what is in Latin letters alone at the right of a Hebrew page, its full stop at its end", async () => {
  const bullets = ["עיצבה את בודק התסמינים", "Figma, Sketch."];
  const pages = await pagesOf(
    cv([{ title: "מעצבת מוצר בכירה", organisation: "K Health Ltd.", bullets }], { lang: "he" }),
  );
  const [page] = pages;
  const latin = page?.body.find(({ text }) => text.includes("Sketch"));
  expect(latin?.text).toMatch(/Sketch\./);
  expect(latin?.right).toBeGreaterThan((page?.width ?? 0) * 0.85);
  expect(saidIn(pages)).toContain("Ltd.");
});

it("sets the side column of a Hebrew page at the right", async () => {
  const text = "עיצבה את בודק התסמינים ש-10 מיליון אנשים השתמשו בו. ".repeat(3).trim();
  const section = { heading: "ניסיון", is_short: false, paragraphs: [text], entries: [], bullets: [text] };
  const skills = { ...section, heading: "כישורים", is_short: true, paragraphs: ["Figma, Sketch"], bullets: [] };
  const names = { name: "יעל כהן", headline: "מעצבת", lang: "he" };
  const sheet = cv([], { ...names, design: "sidebar", sections: [section, skills] });
  const [page] = await pagesOfLines((await renderer.render(sheet)).pdf, ({ width, left }) => left > width - 196);
  const said = page?.side.map((line) => line.text).join(" ");
  expect(said).toContain("Figma");
  expect(page?.body.map((line) => line.text).join(" ")).not.toContain("Figma");
  expect(await pageFaults((await renderer.render(sheet)).pdf, sheet)).toEqual([]);
});

it("begins at the right for a person of few Hebrew words and many addresses", async () => {
  const addresses = ["yael.cohen@example.org", "https://www.example.org/profiles/yael-cohen-product-designer"];
  const contacts = addresses.map((text) => ({ text, href: text.includes("@") ? `mailto:${text}` : text }));
  const name = "יעל כהן";
  const names = { title: name, author: name, name, headline: "מעצבת מוצר", running_title: name };
  const [page] = await pagesOf(cv([], { ...names, contacts, sections: [] }));
  expect(page?.body[0]?.right).toBeGreaterThan((page?.width ?? 0) * 0.85);
});

it.each(allAppearances)("keeps a letter of 2,400 characters on one page: $design, $paper", async (appearance) => {
  expect(
    await pagesOf(
      letter(
        Array.from({ length: 5 }, () => sentence.repeat(6).trim()),
        appearance,
      ),
    ),
  ).toHaveLength(1);
});
