import { z } from "zod/mini";
import { openReply } from "../http/any-server.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { checkedFields, type ProfileFields, storedFields } from "./profile-fields.contract.ts";
import { filledBy } from "./profile-filling.rules.ts";

export const maximumSummaryLength = 3000;
export const maximumEntries = 100;
export const maritalStatuses = ["Single", "Married", "Divorced", "Widowed", "Separated"] as const;

/** Characters of the whole document as JSON; bounds what unknown fields may add. */
const maximumDocumentSize = 1_000_000;

/** Keeps the fields that this version does not know: another one wrote them. */
function open<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape> {
  return z.looseObject(shape);
}

function documentOf({ text, lines, entries, ...fields }: ProfileFields) {
  return open({
    personal_details: open({
      name: text(40),
      email: fields.email(254),
      external_profile_url: fields.url,
      date_of_birth: fields.birthDate,
      marital_status: z.enum(maritalStatuses),
      nationality: fields.nationality,
      present_location: text(50),
      address: text(100),
      languages_known: fields.words(100),
      /** As toPhoneNumber writes them: "+1 555 0100". */
      mobile_numbers: fields.phones,
    }),
    profile_summary: text(maximumSummaryLength),
    professional_experience: entries(
      fields.period(
        open({
          company: text(50),
          location: text(50),
          from: fields.yearMonth,
          /** Empty means Present. */
          to: fields.yearMonth,
          title: text(100),
          responsibilities: lines,
          notable_achievements: lines,
        }),
      ),
      maximumEntries,
    ),
    volunteer_experience: entries(
      fields.period(
        open({
          organization: text(50),
          title: text(100),
          location: text(50),
          from: fields.yearMonth,
          to: fields.yearMonth,
          responsibilities: lines,
        }),
      ),
      maximumEntries,
    ),
    education: entries(
      open({
        institution: text(100),
        /** "startYear - endYear" */
        attendance: fields.attendance,
        degree_type: text(100),
        specialization: text(100),
        gpa: text(20),
      }),
      maximumEntries,
    ),
    skills: entries(open({ skill: text(50) }), 200),
    training: entries(
      open({
        skill: text(50),
        training_name: text(100),
        training_institution: text(100),
        date: fields.year,
        skills_acquired: fields.words(50),
        description: text(200),
      }),
      maximumEntries,
    ),
    publications: entries(
      open({
        publication_title: text(100),
        publication_date: fields.year,
        publication_organization: text(100),
        publication_description: text(100),
      }),
      maximumEntries,
    ),
    certifications: entries(
      open({
        certification_name: text(100),
        certification_date: fields.year,
        certification_organization: text(100),
      }),
      maximumEntries,
    ),
    references: entries(
      open({
        name: text(100),
        title: text(100),
        company: text(100),
        mobile: fields.phone,
        email: fields.email(100),
      }),
      maximumEntries,
    ),
  });
}

/** The profile document as it may be saved. Field names are the specification's. */
export const profileDocument = documentOf(checkedFields).check(
  z.refine(
    (document) => JSON.stringify(document).length <= maximumDocumentSize,
    "The profile is too large to be saved. Please shorten it.",
  ),
);

/** The profile document as it was saved. */
export const storedProfile = documentOf(storedFields);

export type ProfileDocument = z.infer<typeof profileDocument>;
export type ProfileSection = keyof ProfileDocument;

/** Somebody who has saved nothing yet may have no profile at all. */
const anyProfile = z.pipe(
  z.nullish(z.unknown()),
  z.transform((content) => filledBy(storedProfile, content)),
);

/** Which save a document comes from; 0 while nothing has been saved. */
export const profileVersion = z.int().check(z.nonnegative());

const readProfile = z.pipe(
  z.transform((data) => data ?? {}),
  z.object({ content: z.pipe(anyProfile, storedProfile), version: z.optional(profileVersion) }),
);

export const profileEndpoints = {
  testAuth: defineEndpoint({
    method: "GET",
    path: "/api/profile/test-auth",
    summary: "Says whether the session is accepted",
    reply: z.object({ success: z.literal(true) }),
    readAs: openReply,
  }),
  load: defineEndpoint({
    method: "GET",
    path: "/api/profile/load",
    summary: "The newest version of the profile, or the empty one",
    reply: z.object({
      success: z.literal(true),
      data: z.object({ content: storedProfile, version: profileVersion }),
    }),
    readAs: z.object({ success: z.literal(true), data: readProfile }),
  }),
  saveVersion: defineEndpoint({
    method: "POST",
    path: "/api/profile/save-version",
    summary: "Stores the whole profile as a new version; 409 profile_changed when base_version is not the newest one",
    body: z.object({
      data: profileDocument,
      base_version: z.optional(profileVersion),
      /** What was read in a CV and checked; names the version after its file. */
      import_id: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: z.object({ success: z.literal(true), version: profileVersion }),
    readAs: z.object({ success: z.literal(true), version: z.optional(profileVersion) }),
  }),
};

/** The code of the refusal to save over a version that the sender has not seen. */
export const profileChangedCode = "profile_changed";
