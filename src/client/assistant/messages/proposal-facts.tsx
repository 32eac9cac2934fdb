import { periodLabel } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

const maxHighlights = 3;

/** How much was read, and the newest positions, so that a person sees at a glance whether it is right. */
export function ProposalFacts({ profile }: { profile: ProfileDocument }) {
  return (
    <>
      <h2 className="text-base">{profile.personal_details.name || "What I read"}</h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {countsOf(profile).map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-display font-semibold text-xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-[0.9375rem]">
        {profile.professional_experience.slice(0, maxHighlights).map((job) => (
          <li key={`${job.title} ${job.company} ${job.from}`}>
            <span className="font-semibold">{[job.title, job.company].filter(Boolean).join(", ")}</span>{" "}
            <span className="text-muted text-sm">{periodLabel(job.from, job.to)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function countsOf(profile: ProfileDocument): [string, number][] {
  const counts: [string, number][] = [
    ["Positions", profile.professional_experience.length],
    ["Education", profile.education.length],
    ["Skills", profile.skills.length],
    ["Languages", profile.personal_details.languages_known.length],
    ["Certifications", profile.certifications.length],
    ["Training", profile.training.length],
    ["Publications", profile.publications.length],
    ["Volunteering", profile.volunteer_experience.length],
    ["References", profile.references.length],
  ];
  return counts.filter(([, count]) => count > 0);
}
