import { Document, Font, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { createElement } from "react";
import { sheetOf } from "../../src/server/documents/document-sheet.ts";
import { createPdfRenderer } from "../../src/server/pdf/pdf-renderer.ts";
import type { CvSheet, Sheet } from "../../src/server/pdf/sheet.ts";
import { projectPath } from "../../src/server/project-path.ts";
import { usualLook } from "../../src/shared/documents/document-look.contract.ts";
import { layoutProfiles, writtenSet } from "./document-samples.ts";
import { quantile } from "./quantile.ts";

const warmingRounds = 3;
const rounds = 40;

let samples = 0;

/** No two have a line in common: Typst remembers what it has set before. */
function nextSample(): Sheet {
  samples += 1;
  const profile = layoutProfiles["two-pages"];
  if (!profile) throw new Error("There is no sample");
  return sheetOf(numbered(writtenSet(profile).cv, samples), usualLook);
}

/** Every text of a document with a number at its end. */
function numbered<Value>(value: Value, number: number): Value {
  return JSON.parse(JSON.stringify(value), (key, item) =>
    typeof item === "string" && item !== "" && (key === "text" || key === "heading") ? `${item} ${number}` : item,
  );
}

/** Medians in milliseconds of a CV of two pages, the same words in both, by turns. */
export async function besideReactPdf(): Promise<{ ours: number; reactPdf: number }> {
  const renderer = createPdfRenderer({ size: 1 });
  Font.register({
    family: "Source Sans 3",
    fonts: [
      { src: projectPath(".cache/fonts/SourceSans3_400Regular.ttf") },
      { src: projectPath(".cache/fonts/SourceSans3_700Bold.ttf"), fontWeight: 700 },
    ],
  });
  const ours: number[] = [];
  const reactPdf: number[] = [];
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    const cv = nextSample();
    const [ourTime, reactTime] = [
      await timeOf(() => renderer.render(cv)),
      await timeOf(() => renderToBuffer(reactCv(cv))),
    ];
    if (round < warmingRounds) continue;
    ours.push(ourTime);
    reactPdf.push(reactTime);
  }
  await renderer.close();
  return { ours: quantile(ours, 0.5), reactPdf: quantile(reactPdf, 0.5) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

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
  const page = createElement(Page, { size: "A4", style: { padding: 56, fontSize: 10, fontFamily: "Source Sans 3" } }, [
    line("name", name, { ...bold, fontSize: 25 }),
    line("headline", headline),
    line("contacts", contacts.map(({ text }) => text).join(" | ")),
    ...body,
  ]);
  return createElement(Document, { title: data.title, author: data.author }, page);
}
