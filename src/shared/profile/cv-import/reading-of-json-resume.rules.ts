import { fromJsonResume } from "../json-resume/json-resume-import.rules.ts";
import { isSame } from "../merging/same-value.rules.ts";
import { emptyProfile } from "../profile.rules.ts";
import { pathInWords } from "../profile-words.rules.ts";
import type { CvReading } from "./cv-import.contract.ts";
import { readingOfProfile } from "./reading-of-profile.rules.ts";

/** Bytes; parsed at once, where a CV of any other kind is read in a process of its own. */
const largestJson = 1_000_000;

/** What a JSON Resume says, or what is wrong with it, as a sentence for the person. */
export function readingOfJsonResume(bytes: Uint8Array): { reading: CvReading } | { fault: string } {
  if (bytes.byteLength > largestJson) return { fault: "This file is too large for a JSON Resume." };
  const read = fromJsonResume(new TextDecoder().decode(bytes));
  if (!read) return { fault: "This file is no JSON Resume." };
  if (isSame(read.profile, emptyProfile())) return { fault: "Nothing in this file could be read." };
  const leftOut = read.faults.map((path) => `${pathInWords(path)}: shortened or left out`);
  return { reading: readingOfProfile(read.profile, leftOut) };
}
