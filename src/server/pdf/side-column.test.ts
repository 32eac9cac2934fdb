import { expect, it } from "vitest";
import { type DocumentDesign, defaultAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { SheetSection } from "./sheet.ts";
import { columnsOf } from "./side-column.ts";

const section = (heading: string, change: Partial<SheetSection> = {}): SheetSection => ({
  ...{ heading, is_short: false, paragraphs: [], entries: [], bullets: [] },
  ...change,
});

function split(sections: SheetSection[], design: DocumentDesign = "sidebar") {
  const names = { title: "CV", author: "", name: "Zoë", headline: "", running_title: "", lang: "en", region: null };
  const columns = columnsOf({ ...defaultAppearance, ...names, design, place: "", contacts: [], sections });
  const headings = (some: SheetSection[]) => some.map(({ heading }) => heading);
  return { ...columns, besides: headings(columns.side_sections), body: headings(columns.sections) };
}

const skills = section("Skills", { is_short: true, paragraphs: ["Distillation, HAZOP, Python"] });
const work = section("Experience");

it("puts short sections beside the body, each thing on a line of its own", () => {
  const { besides, body, side_sections } = split([work, skills]);
  expect([besides, body]).toEqual([["Skills"], ["Experience"]]);
  expect(side_sections[0]).toMatchObject({ items: ["Distillation", "HAZOP", "Python"], paragraphs: [] });
});

it("takes a thing that holds a comma for one", () => {
  const { side_sections } = split([{ ...skills, paragraphs: ["Process safety, IEC 61511; Python"] }]);
  expect(side_sections[0]?.items).toEqual(["Process safety, IEC 61511", "Python"]);
});

it("keeps in the body what would leave the first page, and tries the next", () => {
  const long = { ...skills, paragraphs: [Array.from({ length: 60 }, (_, index) => `Skill ${index}`).join(", ")] };
  const languages = { ...skills, heading: "Languages" };
  expect(split([work, long, languages])).toMatchObject({ besides: ["Languages"], body: ["Experience", "Skills"] });
});

it("puts nothing beside the body in another design", () => {
  expect(split([work, skills], "modern")).toMatchObject({ besides: [], body: ["Experience", "Skills"] });
});
