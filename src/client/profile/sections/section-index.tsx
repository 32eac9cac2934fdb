import { Check } from "lucide-react";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { profileSections, saysSomething } from "./profile-sections.ts";

/** The ten sections at a glance on wide screens, with a tick at those that say something. */
export function SectionIndex({ profile }: { profile: ProfileDocument }) {
  return (
    <nav aria-label="Sections of the profile" className="hidden xl:block">
      <ol className="sticky top-10 flex flex-col border-line border-l text-[0.9375rem]">
        {profileSections.map(({ section, title }) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex items-center justify-between gap-2 rounded-r-md py-1.5 pr-2 pl-4 text-muted hover:bg-sunken hover:text-ink"
            >
              {title}
              {saysSomething(profile, section) && (
                <Check aria-label="filled in" className="size-4 shrink-0 text-accent" />
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
