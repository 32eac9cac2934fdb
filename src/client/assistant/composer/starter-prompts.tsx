import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import type { FirstSteps } from "../../../shared/assistant/assistant.contract.ts";
import { clientConfigQuery } from "../../http/calls/client-config.queries.ts";
import { DemonstrationText } from "../../ui/demonstration-mark.tsx";
import { type Starter, startersFor } from "./starters.ts";

interface StarterPromptsProps {
  /** What there is to ask about; a server that does not say may have all of it. */
  steps: FirstSteps | null | undefined;
  onChoose: (text: string) => void;
  onAttach: () => void;
}

/** First steps that fit where the person stands: no profile, a profile, cards that wait. */
export function StarterPrompts({ steps, onChoose, onAttach }: StarterPromptsProps) {
  const starters = startersFor(steps);
  const isDemonstration = useQuery(clientConfigQuery).data?.stand_ins.job_postings === true;
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-2" aria-label="Suggestions">
        {starters.map((starter) => (
          <li key={starter.text}>
            <button
              type="button"
              onClick={() => (starter.isFile ? onAttach() : onChoose(starter.text))}
              className="flex min-h-11 items-center gap-2 rounded-full border border-edge/50 bg-surface px-4 text-left text-[0.9375rem] text-ink transition-colors hover:border-accent hover:text-accent md:min-h-9 md:text-sm"
            >
              <StarterText {...starter} />
            </button>
          </li>
        ))}
      </ul>
      {isDemonstration && (
        <div className="mb-3">
          <DemonstrationText subject="The openings here are" />
        </div>
      )}
    </>
  );
}

function StarterText({ text, isFile }: Starter) {
  return (
    <>
      {isFile && <Paperclip aria-hidden="true" className="size-4 shrink-0" />}
      <span className="line-clamp-2">{text}</span>
    </>
  );
}
