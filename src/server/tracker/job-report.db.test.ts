import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type JobReport, jobReportEndpoint } from "../../shared/tracker/report/job-report.contract.ts";

const app = await createTestApp();
const anna = await app.signUp("Anna Weber");

const row = (number: number) => ({
  ...{ date: "3. März 2026", employer: `Bäckerei ${number}`, job_title: "Köchin #let x = 1" },
  ...{ kind: "", result: "Absage, 4. März 2026" },
});
const report: JobReport = {
  ...{ name: "Anna Weber", title: "Nachweis über Bewerbungen", period: "1. – 31. März 2026", language: "de" },
  heads: { date: "Datum", employer: "Arbeitgeber", job_title: "Stelle", kind: "Art", result: "Ergebnis" },
  rows: Array.from({ length: 60 }, (_, i) => row(i + 1)),
  ...{ signature: "Datum, Unterschrift", paper: "a4" },
};

it("prints a report as an accessible PDF, its heads on every page", async () => {
  const { reply } = await app.call(jobReportEndpoint, { token: anna.token, body: report });
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(reply.pdf, "base64")));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: report.title, Language: "de" });
  expect(Buffer.from(reply.pdf, "base64").toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of ["Anna Weber", "Bäckerei 60", "Köchin #let x = 1", "Datum, Unterschrift"]) {
    expect(text).toContain(said);
  }
  expect(pdf.numPages).toBeGreaterThan(1);
  expect(text.split("Arbeitgeber").length - 1).toBe(pdf.numPages);
});

it("prints one over several pages without a name", async () => {
  const { status } = await app.call(jobReportEndpoint, { token: anna.token, body: { ...report, name: "" } });
  expect(status).toBe(200);
});

it("prints none of nothing", async () => {
  expect((await app.call(jobReportEndpoint, { token: anna.token, body: { ...report, rows: [] } })).status).toBe(400);
});
