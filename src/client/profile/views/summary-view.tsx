import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

export function SummaryView({ profile }: { profile: ProfileDocument }) {
  if (!profile.profile_summary) {
    return <p className="text-muted">Two or three sentences on who you are at work and what you look for.</p>;
  }
  return <p className="max-w-prose whitespace-pre-wrap break-words">{profile.profile_summary}</p>;
}
