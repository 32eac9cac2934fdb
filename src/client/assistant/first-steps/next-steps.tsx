import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
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
  "font-semibold text-accent underline decoration-accent/40 underline-offset-4 group-hover:decoration-accent";

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
              "items-baseline gap-1.5 sm:flex",
              // A phone has room for the one that counts, which reads on behind its word.
              index !== current && "hidden text-muted",
            )}
          >
            {isDone && (
              <>
                <Check aria-hidden="true" className="size-4 self-center text-accent" />
                <span className="sr-only">Done:</span>
              </>
            )}
            {!isDone && (
              <span aria-hidden="true" className="max-sm:hidden">
                {index + 1}.
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
      action: <StepButton onClick={onProfile}>Set up your profile</StepButton>,
    },
    { name: "First opening", isDone: opening_url !== null, action: <Openings {...{ steps, onAsk, busy }} /> },
    {
      name: "First documents",
      isDone: has_documents,
      action: <StepLink to={card}>Make a CV and a letter for your first opening</StepLink>,
    },
    {
      name: "First application",
      isDone: has_applied,
      action: <StepLink to={card}>Send your application, and note it on its card</StepLink>,
    },
  ];
}

function Openings({ steps: { job_title, place }, onAsk, busy }: Pick<NextStepsProps, "steps" | "onAsk" | "busy">) {
  if (!job_title) return <StepLink to="/jobsearch">Find your first opening and put it on your board</StepLink>;
  const wanted = place ? `${job_title} jobs in ${place}` : `${job_title} jobs`;
  return (
    <StepButton disabled={busy} onClick={() => onAsk(`Find me ${wanted}`)} then=" and put one on your board">
      See {wanted}
    </StepButton>
  );
}

/** On phones, where the other steps are not seen. */
const next = (
  <span aria-hidden="true" className="sm:hidden">
    Next:{" "}
  </span>
);

function StepLink(props: ComponentProps<typeof TextLink>) {
  return (
    <p className="py-2.5 sm:py-0">
      {next}
      <TextLink {...props} />
    </p>
  );
}

interface StepButtonProps extends ComponentProps<"button"> {
  /** What reads on behind what is underlined. */
  then?: string;
}

/** The whole line is pressed: a button within it would break it before and after itself. */
function StepButton({ then, children, ...button }: StepButtonProps) {
  return (
    <button type="button" {...button} className="group min-h-11 py-1 text-left disabled:opacity-55 sm:min-h-6 sm:py-0">
      {next}
      <span className={linkClasses}>{children}</span>
      {then}
    </button>
  );
}
