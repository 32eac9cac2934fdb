import { z } from "zod";

const text = z.string().catch("");
const texts = z.array(z.string()).catch([]);
const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).catch([]);

const dated = { startDate: text, endDate: text };

/** What is read of a JSON Resume (jsonresume.org, schema 1.0.0): every field may be missing or of another kind. */
export const jsonResume = z.object({
  basics: z
    .object({
      name: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ address: text, city: text, region: text, countryCode: text }).partial().catch({}),
      profiles: listOf(z.object({ network: text, url: text })),
    })
    .partial()
    .catch({}),
  work: listOf(
    z.object({
      name: text,
      position: text,
      location: text,
      summary: text,
      highlights: texts,
      /** Ours: which of the highlights are achievements. */
      achievements: texts,
      ...dated,
    }),
  ),
  volunteer: listOf(
    z.object({ organization: text, position: text, location: text, summary: text, highlights: texts, ...dated }),
  ),
  education: listOf(z.object({ institution: text, area: text, studyType: text, score: text, ...dated })),
  certificates: listOf(z.object({ name: text, date: text, issuer: text })),
  publications: listOf(z.object({ name: text, publisher: text, releaseDate: text, summary: text })),
  skills: listOf(z.object({ name: text, keywords: texts })),
  languages: listOf(z.object({ language: text, fluency: text })),
  references: listOf(z.object({ name: text, reference: text, title: text, company: text, mobile: text, email: text })),
  /** Ours: what JSON Resume has no place for. */
  meta: z
    .object({
      forthright: z
        .object({
          date_of_birth: text,
          marital_status: text,
          nationality: text,
          mobile_numbers: texts,
          training: z.array(z.unknown()).catch([]),
        })
        .partial()
        .catch({}),
    })
    .partial()
    .catch({}),
});

export type JsonResume = z.infer<typeof jsonResume>;
