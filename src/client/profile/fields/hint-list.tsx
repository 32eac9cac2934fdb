import { Lightbulb } from "lucide-react";
import { memo, useState } from "react";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { profileHints } from "../../../shared/profile/profile-hints.rules.ts";
import { sectionTitles } from "../../../shared/profile/profile-words.rules.ts";
import { Button } from "../../ui/button.tsx";

const shownAtFirst = 3;

/** What a recruiter would miss, each with a link to the section where it belongs. */
export const HintList = memo(({ profile }: { profile: ProfileDocument }) => {
  const [showsAll, setShowsAll] = useState(false);
  const hints = profileHints(profile, new Date());
  if (hints.length === 0) return null;
  const shown = showsAll ? hints : hints.slice(0, shownAtFirst);

  return (
    <aside aria-label="What a recruiter would miss" className="rounded-lg bg-accent-soft px-4 py-4 md:px-6">
      <p className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
        What a recruiter would miss
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {shown.map(({ section, text }) => (
          <li key={`${section}|${text}`} className="break-words">
            {text}{" "}
            <a href={`#${section}`} className="font-semibold text-accent underline underline-offset-4">
              {sectionTitles[section]}
            </a>
          </li>
        ))}
      </ul>
      {hints.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Show fewer" : `Show all ${hints.length}`}
        </Button>
      )}
    </aside>
  );
});
