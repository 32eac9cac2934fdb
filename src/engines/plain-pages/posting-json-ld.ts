import { textBlocks } from "../../shared/jobs/posting-text.rules.ts";
import { countryName } from "../geography/geography.ts";
import type { PagePosting } from "./page-posting.ts";
import { textAsHtml } from "./posting-html.ts";

/** The posting as schema.org JobPosting, as search engines and this application's own reader of postings take it. */
export function jobPostingJsonLd(row: PagePosting, pageUrl: string) {
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: row.title,
    description: textAsHtml(row.description).markup,
    identifier: { "@type": "PropertyValue", name: row.company, value: row.id },
    url: pageUrl,
    datePosted: row.postedAt.toISOString(),
    ...(row.validThrough && { validThrough: row.validThrough.toISOString() }),
    employmentType: row.employmentType,
    directApply: false,
    inLanguage: row.language,
    hiringOrganization: { "@type": "Organization", name: row.company, description: row.companyInfo },
    employerOverview: row.companyInfo,
    jobLocation: placeOf(row),
    ...(row.workplace === "remote" && remoteWork(row)),
    ...baseSalary(row),
    qualifications: plainLines(row.requirements),
    experienceRequirements: {
      "@type": "OccupationalExperienceRequirements",
      monthsOfExperience: row.experienceYears * 12,
    },
    skills: row.keywords.join(", "),
    jobBenefits: plainLines(row.benefits),
  };
}

/** JSON for a script element: without "<", no text of a posting can end the element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function plainLines(text: string): string {
  return textBlocks(text)
    .flatMap(({ lines }) => lines)
    .join("\n");
}

function placeOf(row: PagePosting) {
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: row.city,
      ...(row.state && { addressRegion: row.state }),
      addressCountry: row.countryCode,
    },
    ...(row.latitude !== null && {
      geo: { "@type": "GeoCoordinates", latitude: row.latitude, longitude: row.longitude },
    }),
  };
}

function remoteWork(row: PagePosting) {
  return {
    jobLocationType: "TELECOMMUTE",
    ...(row.countryCode && {
      applicantLocationRequirements: { "@type": "Country", name: countryName(row.countryCode) },
    }),
  };
}

function baseSalary({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: PagePosting) {
  if (salaryMin === null) return {};
  const value = { minValue: salaryMin, maxValue: salaryMax ?? salaryMin, unitText: salaryPeriod };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: salaryCurrency,
      value: { "@type": "QuantitativeValue", ...value },
    },
  };
}
