import { z } from "zod/mini";
import { defineEndpoint } from "../../http/endpoint.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`));

const reportRow = z.object({
  date: text(60),
  employer: text(300),
  job_title: text(300),
  /** How it was applied: online, by post, in person. */
  kind: text(100),
  result: text(100),
});
export type ReportRow = z.infer<typeof reportRow>;

/** Of applications in a period, as a job centre asks for it: what is printed is what the person saw, word for word. */
export const jobReport = z.object({
  name: text(200),
  title: text(100),
  period: text(100),
  /** Above the columns. */
  heads: reportRow,
  rows: z.array(reportRow).check(z.minLength(1, "There is nothing in this period"), z.maxLength(1000)),
  /** Where date and signature go. */
  signature: text(100),
  /** ISO 639 code of its words. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  paper: z.enum(["a4", "us-letter"]),
});
export type JobReport = z.infer<typeof jobReport>;

export const jobReportEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/jobs/report",
  summary: "A report of applications as PDF; nothing of it is kept",
  body: jobReport,
  /** In base64. */
  reply: z.object({ success: z.literal(true), pdf: z.string() }),
});
