import type { FirstSteps } from "../../../shared/assistant/assistant.contract.ts";

interface StarterPromptsProps {
  /** What there is to ask about; a server that does not say may have all of it. */
  steps: FirstSteps | null | undefined;
  onChoose: (text: string) => void;
}

/** First steps for somebody who does not know yet what to ask. */
export function StarterPrompts({ steps, onChoose }: StarterPromptsProps) {
  const prompts = [
    "Find me software engineer jobs in Germany",
    ...(steps?.has_profile === false ? [] : ["Which jobs fit my profile?"]),
    ...(steps?.opening_url === null ? [] : ["What is on my board?"]),
  ];
  return (
    <ul className="mb-3 flex flex-wrap gap-2" aria-label="Suggestions">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            onClick={() => onChoose(prompt)}
            className="min-h-11 rounded-full border border-edge/50 bg-surface px-4 text-left text-[0.9375rem] text-ink transition-colors hover:border-accent hover:text-accent md:min-h-9 md:text-sm"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
