const prompts = ["Find me software engineer jobs in Germany", "Which jobs fit my profile?", "What is on my board?"];

/** First steps for somebody who does not know yet what to ask. */
export function StarterPrompts({ onChoose }: { onChoose: (text: string) => void }) {
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
