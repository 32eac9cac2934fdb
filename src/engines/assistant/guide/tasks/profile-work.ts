import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { GuideSetting } from "./guide-setting.ts";

/** Where the person lives, by the profile. */
export function homeOf({ personal_details }: ProfileDocument, { geography }: GuideSetting["knowledge"]) {
  const written = personal_details.present_location.trim();
  return written === "" ? undefined : geography.placeFromText(written);
}

type StatedWork = Pick<ProfileDocument, "personal_details" | "professional_experience">;

/** What somebody who has searched for nothing yet is offered: their work by its bare name, where they live or last worked. */
export function firstSearchFor(profile: StatedWork): { job_title: string; place: string } {
  const newest = newestJob(profile);
  // Grade and field are in few titles of openings: "Ward Sister, Respiratory (Band 7)".
  const bare = newest?.title.replace(/\s*\([^)]*\)|,.*/gu, "").trim();
  return {
    job_title: bare || newest?.title || "",
    place: profile.personal_details.present_location || newest?.location || "",
  };
}

export const newestTitle = (profile: Pick<StatedWork, "professional_experience">): string =>
  newestJob(profile)?.title ?? "";

const maxEarlier = 2;
/** What somebody was before: where nothing is found for the newest. */
export const earlierTitles = (profile: Pick<StatedWork, "professional_experience">): string[] => {
  const [, ...earlier] = new Set(newestFirst(profile).map(({ title }) => title));
  return earlier.slice(0, maxEarlier);
};

const newestJob = (profile: Pick<StatedWork, "professional_experience">) => newestFirst(profile)[0];

const newestFirst = ({ professional_experience }: Pick<StatedWork, "professional_experience">) =>
  professional_experience
    .filter(({ title }) => title !== "")
    .toSorted((a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from));
