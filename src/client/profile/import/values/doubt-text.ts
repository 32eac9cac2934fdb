import type { ReadValue } from "../../../../shared/profile/cv-import/cv-import.contract.ts";

/** Why a person should look at a value; each speaks of the reading, never of the CV. */
export const doubtText: Partial<Record<ReadValue["why"], string>> = {
  exchanged: "This may be mixed up with the field beside it.",
  position: "I took this for what it is by its place alone.",
  heading: "I am not sure which section this belongs to.",
  picture: "This was read from a picture.",
  cut: "This is too long for the field, and was shortened.",
  open: "I found no end. “Present” means that it goes on.",
  rule: "The profile cannot keep this as it stands.",
};
