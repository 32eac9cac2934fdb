import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { nationalities } from "./nationality.rules.ts";

/** "2021-03"; a CV may name the year alone, and a month is never made up for it. */
const yearMonth = z.string().regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/, "Please choose a year and a month");
const year = z.string().regex(/^(\d{4})?$/, "Please choose a year");
const text = (max: number) => z.string().max(max, `At most ${max} characters`);
const textList = z.array(z.string().max(2000)).max(100);
const optionalEmail = (max: number) =>
  text(max).refine((value) => value === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), "Invalid email format");

const phoneNumber = z.string().regex(/^\+? ?\d[\d -]{0,39}$/, "Please use only digits, spaces and hyphens");

export const maximumSummaryLength = 3000;
export const maritalStatuses = ["Single", "Married", "Divorced", "Widowed", "Separated"] as const;

export const personalDetails = z.object({
  name: text(40),
  email: optionalEmail(254),
  external_profile_url: z
    .string()
    .max(500)
    .refine(
      (value) => value === "" || /^https?:\/\//.test(value),
      "Invalid URL format. URL must start with http:// or https://",
    ),
  date_of_birth: z
    .string()
    .refine((value) => value === "" || /^\d{4}-\d{2}-\d{2}$/.test(value), "Please enter a date")
    .refine(
      (value) => value === "" || value <= new Date().toISOString().slice(0, 10),
      "Date of birth cannot be in the future",
    ),
  marital_status: z.enum(maritalStatuses),
  nationality: z
    .string()
    .refine((value) => value === "" || nationalities.includes(value), "Please choose a country from the list"),
  present_location: text(50),
  address: text(100),
  languages_known: textList,
  /** As toPhoneNumber writes them: "+1 555 0100". */
  mobile_numbers: z.array(phoneNumber).max(20),
});

export const experienceEntry = z.object({
  company: text(50),
  location: text(50),
  from: yearMonth,
  /** Empty means Present. */
  to: yearMonth,
  title: text(100),
  responsibilities: textList,
  notable_achievements: textList,
});

export const volunteerEntry = z.object({
  organization: text(50),
  title: text(100),
  location: text(50),
  from: yearMonth,
  to: yearMonth,
  responsibilities: textList,
});

export const educationEntry = z.object({
  institution: text(100),
  /** "startYear - endYear" */
  attendance: z.string().regex(/^(\d{4}|\d{4} - (\d{4})?)?$/, "Please choose the years from the lists"),
  degree_type: text(100),
  specialization: text(100),
  gpa: text(20),
});

export const trainingEntry = z.object({
  skill: text(50),
  training_name: text(100),
  training_institution: text(100),
  date: year,
  skills_acquired: z.array(text(50)).max(100),
  description: text(200),
});

export const publicationEntry = z.object({
  publication_title: text(100),
  publication_date: year,
  publication_organization: text(100),
  publication_description: text(100),
});

export const certificationEntry = z.object({
  certification_name: text(100),
  certification_date: year,
  certification_organization: text(100),
});

export const referenceEntry = z.object({
  name: text(100),
  title: text(100),
  company: text(100),
  mobile: z.union([z.literal(""), phoneNumber]),
  email: optionalEmail(100),
});

/** The profile document: sent as `data`, received as `data.content`. Field names are the specification's. */
export const profileDocument = z.object({
  personal_details: personalDetails,
  profile_summary: text(maximumSummaryLength),
  professional_experience: z.array(experienceEntry).max(100),
  volunteer_experience: z.array(volunteerEntry).max(100),
  education: z.array(educationEntry).max(100),
  skills: z.array(z.object({ skill: text(50) })).max(200),
  training: z.array(trainingEntry).max(100),
  publications: z.array(publicationEntry).max(100),
  certifications: z.array(certificationEntry).max(100),
  references: z.array(referenceEntry).max(100),
});

export type ProfileDocument = z.infer<typeof profileDocument>;
export type ProfileSection = keyof ProfileDocument;

export const profileEndpoints = {
  testAuth: defineEndpoint({
    method: "GET",
    path: "/api/profile/test-auth",
    summary: "Says whether the session is accepted",
    reply: z.object({ success: z.literal(true) }),
  }),
  load: defineEndpoint({
    method: "GET",
    path: "/api/profile/load",
    summary: "The newest version of the profile, or the empty one",
    reply: z.object({ success: z.literal(true), data: z.object({ content: profileDocument }) }),
  }),
  saveVersion: defineEndpoint({
    method: "POST",
    path: "/api/profile/save-version",
    summary: "Stores the whole profile as a new version",
    body: z.object({ data: profileDocument }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
