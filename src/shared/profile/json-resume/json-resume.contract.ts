import { z } from "zod/mini";
import { storedProfile } from "../profile.contract.ts";

/** A number is as good: files of others have phones, years and grades as such. */
const text = z.pipe(
  z.nullish(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
  z.transform((value) => value ?? ""),
);

/** An entry that is null is none. */
function listOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    z.nullish(z.array(z.nullable(entry))),
    z.transform((entries) => (entries ?? []).filter((item) => item !== null)),
  );
}

/** A line without its list is one as well. */
const texts = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === "string" ? [value] : value)),
    listOf(text),
  ),
);
const lines = z.pipe(
  texts,
  z.transform((value) => value ?? []),
);

/** A bare word stands for an entry of that name. */
const named = <Entry extends z.ZodMiniType>(field: string, entry: Entry) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" ? { [field]: value } : value)),
    entry,
  );

function partOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  const part = z.object(shape);
  return z.pipe(
    z.nullish(part),
    z.transform((value) => value ?? part.parse({})),
  );
}

const dated = { startDate: text, endDate: text };
const training = storedProfile.shape.training.def.element;

/** What is read of a JSON Resume (jsonresume.org, schema 1.0.0): every field may be missing or null. */
export const jsonResume = z.object({
  basics: partOf({
    name: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: partOf({ address: text, city: text, region: text, countryCode: text }),
    profiles: listOf(z.object({ network: text, url: text })),
  }),
  work: listOf(
    z.object({
      name: text,
      position: text,
      location: text,
      summary: text,
      highlights: lines,
      /** Ours: which of the highlights are achievements. */
      achievements: lines,
      ...dated,
    }),
  ),
  volunteer: listOf(
    z.object({ organization: text, position: text, location: text, summary: text, highlights: lines, ...dated }),
  ),
  education: listOf(z.object({ institution: text, area: text, studyType: text, score: text, ...dated })),
  certificates: listOf(named("name", z.object({ name: text, date: text, issuer: text }))),
  publications: listOf(named("name", z.object({ name: text, publisher: text, releaseDate: text, summary: text }))),
  skills: listOf(named("name", z.object({ name: text, keywords: lines }))),
  languages: listOf(named("language", z.object({ language: text, fluency: text }))),
  references: listOf(z.object({ name: text, reference: text, title: text, company: text, mobile: text, email: text })),
  /** Ours: what JSON Resume has no place for. */
  meta: partOf({
    forthright: partOf({
      date_of_birth: text,
      marital_status: text,
      nationality: text,
      mobile_numbers: texts,
      /** Read or left out as a whole. */
      training: z.pipe(
        listOf(z.unknown().check(z.refine((entry) => entry === null || training.safeParse(entry).success))),
        z.transform((entries) => entries.map((entry) => training.parse(entry))),
      ),
    }),
  }),
});

export type JsonResume = z.infer<typeof jsonResume>;
