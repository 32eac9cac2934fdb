import { profileOfResume } from "../json-resume/json-resume-import.rules.ts";
import { pathInWords } from "../profile-words.rules.ts";
import type { CvReading } from "./cv-import.contract.ts";
import { readingOfProfile } from "./reading-of-profile.rules.ts";

/** What a JSON Resume says; undefined of what is none. */
export function readingOfResume(resume: unknown): CvReading | undefined {
  const read = profileOfResume(resume);
  if (!read) return undefined;
  const leftOut = read.faults.map((path) => `${pathInWords(path)}: shortened or left out`);
  return readingOfProfile(read.profile, leftOut);
}
