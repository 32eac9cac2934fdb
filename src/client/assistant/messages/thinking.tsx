import { useEffect, useState } from "react";
import { thinkingPhrases } from "./welcome/welcome-texts.ts";

const phraseMs = 5000;

/** Shows that the reply is on its way; screen readers are told once, elsewhere, and not every five seconds. */
export function Thinking() {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setIndex((before) => (before + 1) % thinkingPhrases.length), phraseMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <div aria-hidden="true" className="flex items-center gap-3 px-1 text-muted">
      <span className="flex gap-1">
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            className="size-2 animate-bounce rounded-full bg-accent"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
      <span>{thinkingPhrases[index]}</span>
    </div>
  );
}
