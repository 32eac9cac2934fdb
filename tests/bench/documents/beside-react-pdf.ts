import { Document, Font, Link, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { sheetOf } from "../../../src/engines/document-writing/document-sheet.ts";
import type { CvSheet, Sheet } from "../../../src/engines/typesetting/sheet.ts";
import { createPdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { defaultAppearance } from "../../../src/shared/documents/document-appearance.contract.ts";
import { quantile } from "../quantile.ts";
import { layoutProfiles, writtenSet } from "./document-samples.ts";

const turns = 5;
const inATurn = 10;

let samples = 0;

/** No two have a line in common: Typst remembers what it has set before. */
function nextSample(): Sheet {
  samples += 1;
  const profile = layoutProfiles["two-pages"];
  if (!profile) throw new Error("There is no sample");
  return sheetOf(numbered(writtenSet(profile).cv, samples), defaultAppearance);
}

/** Every text of a document with a number at its end. */
function numbered<Value>(value: Value, number: number): Value {
  return JSON.parse(JSON.stringify(value), (key, item) =>
    typeof item === "string" && item !== "" && (key === "text" || key === "heading") ? `${item} ${number}` : item,
  );
}

/** Medians in milliseconds of a CV of two pages, one after the other, the same words in both, by turns of ten. */
export async function besideReactPdf(): Promise<{ ours: number; reactPdf: number }> {
  const renderer = createPdfRenderer({ size: 1 });
  Font.register({
    family: "Source Sans 3",
    fonts: [
      { src: projectPath(".cache/fonts/SourceSans3_400Regular.ttf") },
      { src: projectPath(".cache/fonts/SourceSans3_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  const ours = (cv: Sheet) => renderer.render(cv);
  const theirs = (cv: Sheet) => renderToBuffer(reactCv(cv));
  await timesOf(ours);
  await timesOf(theirs);
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.ours.push(...(await timesOf(ours)));
    times.theirs.push(...(await timesOf(theirs)));
  }
  await renderer.close();
  return { ours: quantile(times.ours, 0.5), reactPdf: quantile(times.theirs, 0.5) };
}

async function timesOf(work: (cv: Sheet) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const cv of Array.from({ length: inATurn }, nextSample)) {
    const start = performance.now();
    await work(cv);
    times.push(performance.now() - start);
  }
  return times;
}

type RunningLine = (page: { pageNumber: number; totalPages: number }) => string;

/** The same words in a plain layout: nothing is kept together and no bullet hangs, which would take longer. */
function reactCv({ template, data }: Sheet) {
  if (template !== "cv") throw new Error("Only a CV is compared");
  const { name, headline, contacts, sections }: CvSheet = data;
  const bold = { fontWeight: 700 };
  const line = (key: string, text: string, style = {}) => createElement(Text, { key, style }, text);
  const body = sections.flatMap((section, place) => [
    line(`h${place}`, section.heading.toUpperCase(), { ...bold, marginTop: 12 }),
    ...section.paragraphs.map((text, index) => line(`p${place}.${index}`, text)),
    ...section.entries.map((entry, index) =>
      createElement(View, { key: `e${place}.${index}`, style: { marginTop: 6 } }, [
        line("title", `${entry.title}  ${entry.date}`, bold),
        line("place", [entry.organisation, entry.place].filter(Boolean).join(", ")),
        line("text", entry.text),
        ...entry.bullets.map((text, at) => line(`b${at}`, `• ${text}`)),
      ]),
    ),
  ]);
  const onEachPage = (key: string, style: { top: number } | { bottom: number }, render: RunningLine) =>
    createElement(Text, { key, fixed: true, style: { position: "absolute", left: 56, ...style }, render });
  const page = createElement(Page, { size: "A4", style: { padding: 56, fontSize: 10, fontFamily: "Source Sans 3" } }, [
    onEachPage("header", { top: 28 }, ({ pageNumber }) => (pageNumber > 1 ? `${name}\n${data.running_title}` : "")),
    onEachPage("footer", { bottom: 28 }, ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`),
    line("name", name, { ...bold, fontSize: 25 }),
    line("headline", headline),
    line("place", data.place),
    ...contacts.map(({ text, href }, place) =>
      href ? createElement(Link, { key: `c${place}`, src: href }, text) : line(`c${place}`, text),
    ),
    ...body,
  ]);
  return createElement(Document, { title: data.title, author: data.author, language: "en-GB" }, page);
}
