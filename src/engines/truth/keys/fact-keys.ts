import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

/**
 * The permanent keys of a profile's entries and lines, beside the profile, whose shape is specified. They are numbers in the order
 * of each list: of a section ("experience") the keys of its entries, of a part ("experience.0.statement") those of its lines.
 */
export interface FactKeys {
  /** The number that the next new entry or line gets: none is given twice, not even one that is gone. */
  next: number;
  lists: Record<string, number[]>;
}

export interface KeyedProfile {
  content: ProfileDocument;
  keys: FactKeys;
}
