import { dayLabel } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

export function PersonalDetailsView({ profile }: { profile: ProfileDocument }) {
  const details = profile.personal_details;
  const facts = [
    ["Name", details.name],
    ["Email", details.email],
    ["External profile", details.external_profile_url],
    ["Mobile numbers", details.mobile_numbers.join(", ")],
    ["Present location", details.present_location],
    ["Address", details.address],
    ["Date of birth", dayLabel(details.date_of_birth)],
    ["Marital status", details.marital_status],
    ["Nationality", details.nationality],
    ["Languages", details.languages_known.join(", ")],
  ] as const;
  const missing = facts.filter(([, value]) => !value).map(([term]) => term);
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="min-w-0">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {missing.length > 0 && <p className="mt-4 text-muted text-sm">Not given: {missing.join(", ")}</p>}
    </>
  );
}
