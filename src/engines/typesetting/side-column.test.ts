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
const entry = { title: "Process Engineer", date: "2019", organisation: "Vattnäs", place: "", text: "", bullets: [] };
const work = section("Experience", { entries: [entry, entry, entry] });

it("puts short sections beside the body, each thing on a line of its own", () => {
  const { besides, body, side_sections } = split([work, skills]);
  expect([besides, body]).toEqual([["Skills"], ["Experience"]]);
  expect(side_sections[0]).toMatchObject({ items: ["Distillation", "HAZOP", "Python"], paragraphs: [] });
});

it("takes a thing that holds a comma for one", () => {
  const { side_sections } = split([work, { ...skills, paragraphs: ["Process safety, IEC 61511; Python"] }]);
  expect(side_sections[0]?.items).toEqual(["Process safety, IEC 61511", "Python"]);
});

it("keeps in the body what would leave the first page, and tries the next", () => {
  const long = { ...skills, paragraphs: [Array.from({ length: 60 }, (_, index) => `Skill ${index}`).join(", ")] };
  const languages = { ...skills, heading: "Languages" };
  expect(split([work, long, languages])).toMatchObject({ besides: ["Languages"], body: ["Experience", "Skills"] });
});

it("keeps in the body what would take two lines in the column, so that each thing ends where its line ends", () => {
  const certificate = (title: string) => section(title, { is_short: true, entries: [{ ...entry, title }] });
  const sections = [work, certificate("First Aid"), certificate("Chartered Process Safety Engineer")];
  expect(split(sections)).toMatchObject({
    besides: ["First Aid"],
    body: ["Experience", "Chartered Process Safety Engineer"],
  });
});

it("has no column that is longer than the body", () => {
  expect(split([section("Summary", { paragraphs: ["Looking for work."] }), skills])).toMatchObject({ besides: [] });
});

it("puts nothing beside the body in another design", () => {
  expect(split([work, skills], "modern")).toMatchObject({ besides: [], body: ["Experience", "Skills"] });
});

it("sets an organisation beside a title only in a dated row, and as short as the layout's line", () => {
  const certificate = {
    ...entry,
    title: "Certified Solutions Architect",
    organisation: "Amazon Web Services in Seattle",
  };
  const besides = (change: Partial<typeof entry>, design: DocumentDesign) => {
    const entries = [{ ...certificate, ...change }];
    return split([section("Certificates", { is_short: true, entries })], design).sections[0]?.entries[0]?.beside;
  };
  expect(besides({}, "modern")).toBe("Amazon Web Services in Seattle");
  expect(besides({ title: "Certified Advanced Solutions Architect" }, "timeline")).toBeUndefined();
  expect(besides({ date: "" }, "modern")).toBeUndefined();
});

it("is not there beside a body of more than two pages, of which it would be a small part", () => {
  const jobs = (count: number) => ({ ...work, entries: Array.from({ length: count }, () => work.entries).flat() });
  expect(split([jobs(6), skills]).besides).toEqual([skills.heading]);
  expect(split([jobs(60), skills])).toMatchObject({ besides: [], body: [work.heading, skills.heading] });
});
