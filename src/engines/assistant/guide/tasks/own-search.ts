import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { GuideSetting } from "./guide-setting.ts";

/** Where the person lives, by the profile. */
export function homeOf({ personal_details }: ProfileDocument, { geography }: GuideSetting["knowledge"]) {
  const written = personal_details.present_location.trim();
  return written === "" ? undefined : geography.placeFromText(written);
}

export function newestTitle({ professional_experience }: ProfileDocument): string {
  const named = professional_experience.filter(({ title }) => title !== "");
  const [newest] = named.toSorted(
    (a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from),
  );
  return newest?.title ?? "";
}
