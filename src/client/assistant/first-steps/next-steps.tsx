import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { FirstSteps } from "../../../shared/assistant/assistant.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextLink } from "../../ui/text-link.tsx";

interface NextStepsProps {
  steps: FirstSteps;
  /** Asks the question again that was skipped. */
  onProfile: () => void;
  onAsk: (message: string) => void;
  busy: boolean;
}

const linkClasses =
  "text-left font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent disabled:opacity-55";
const buttonClasses = `inline-flex min-h-11 items-center md:min-h-6 ${linkClasses}`;

/** What is next, from a profile to the first application; nothing once all of it is done. */
export function NextSteps({ steps, onProfile, onAsk, busy }: NextStepsProps) {
  const list = stepsOf(steps, onProfile, onAsk, busy);
  const current = list.findIndex(({ isDone }) => !isDone);
  if (current < 0) return null;
  return (
    <nav aria-label="What is next" className="mb-3 rounded-lg bg-sunken/70 px-4 py-2 text-sm">
      <ol className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {list.map(({ name, isDone, action }, index) => (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={classNames(
              "items-baseline gap-1.5",
              // A phone has room for the one that counts.
              index === current ? "flex" : "hidden text-muted sm:flex",
            )}
          >
            {isDone ? (
              <>
                <Check aria-hidden="true" className="size-4 self-center text-accent" />
                <span className="sr-only">Done:</span>
              </>
            ) : (
              <span aria-hidden="true">
                <span className="sm:hidden">Next:</span>
                <span className="max-sm:hidden">{index + 1}.</span>
              </span>
            )}
            {index === current ? action : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Step {
  name: string;
  isDone: boolean;
  action: ReactNode;
}

function stepsOf(steps: FirstSteps, onProfile: () => void, onAsk: (message: string) => void, busy: boolean): Step[] {
  const { has_profile, opening_url, has_documents, has_applied } = steps;
  const card = `/jobtracking?job=${encodeURIComponent(opening_url ?? "")}`;
  return [
    {
      name: "Profile",
      isDone: has_profile,
      action: (
        <button type="button" className={buttonClasses} onClick={onProfile}>
          Set up your profile
        </button>
      ),
    },
    { name: "First opening", isDone: opening_url !== null, action: <Openings {...{ steps, onAsk, busy }} /> },
    {
      name: "First documents",
      isDone: has_documents,
      action: <TextLink to={card}>Make a CV and a letter for your first opening</TextLink>,
    },
    {
      name: "First application",
      isDone: has_applied,
      action: <TextLink to={card}>Send your application, and note it on its card</TextLink>,
    },
  ];
}

function Openings({ steps: { job_title, place }, onAsk, busy }: Pick<NextStepsProps, "steps" | "onAsk" | "busy">) {
  if (!job_title) return <TextLink to="/jobsearch">Find your first opening and put it on your board</TextLink>;
  const wanted = place ? `${job_title} jobs in ${place}` : `${job_title} jobs`;
  return (
    <span className="py-1">
      <button type="button" className={linkClasses} disabled={busy} onClick={() => onAsk(`Find me ${wanted}`)}>
        See {wanted}
      </button>{" "}
      and put one on your board
    </span>
  );
}
