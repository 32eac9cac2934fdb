import { dayLabel } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { toldMaritalStatus } from "../../../shared/profile/profile.rules.ts";
import { fieldLabel } from "../../../shared/profile/profile-words.rules.ts";
import { LineMark } from "./line-mark.tsx";

export function PersonalDetailsView({ profile }: { profile: ProfileDocument }) {
  const details = profile.personal_details;
  const maritalStatus = toldMaritalStatus(details);
  const facts = [
    ["name", details.name],
    ["email", details.email],
    ["external_profile_url", details.external_profile_url],
    ["mobile_numbers", details.mobile_numbers.join(", ")],
    ["present_location", details.present_location],
    ["address", details.address],
    ["date_of_birth", dayLabel(details.date_of_birth)],
    ...(maritalStatus ? [["marital_status", maritalStatus]] : []),
    ["nationality", details.nationality],
    ["languages_known", details.languages_known.join(", ")],
  ].map(([field = "", value]) => ({ term: fieldLabel(field, "personal_details"), value }));
  const missing = facts.filter(({ value }) => !value).map(({ term }) => term);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(
          ({ term, value }) =>
            value && (
              <div key={term} className="min-w-0">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {details.languages_known.map((language) => (
        <LineMark key={language} text={language} isName />
      ))}
      {missing.length > 0 && <p className="mt-4 text-muted text-sm">Not given: {missing.join(", ")}</p>}
    </>
  );
}
