import { useEffect, useState } from "react";
import { ChatBubble } from "./chat-bubble.tsx";
import type { ShownMessage } from "./chat-storage.ts";

const typingMs = 30;
/** A greeting that is older than this was read before: it is not typed again. */
const freshMs = 3000;

/** Types the greeting letter by letter. Screen readers get it at once, and so does who wants no motion. */
export function WelcomeMessage({ message: { content, timestamp } }: { message: ShownMessage }) {
  const [length, setLength] = useState(() => (isTyped(timestamp) ? 0 : content.length));

  useEffect(() => {
    if (length >= content.length) return;
    const timer = setTimeout(() => setLength(length + 1), typingMs);
    return () => clearTimeout(timer);
  }, [length, content]);

  return (
    <ChatBubble from="assistant">
      <p className="sr-only">{content}</p>
      <p aria-hidden="true" className="font-display text-lg leading-relaxed">
        {content.slice(0, length)}
        <span className="invisible">{content.slice(length)}</span>
      </p>
    </ChatBubble>
  );
}

function isTyped(timestamp: string): boolean {
  const isFresh = Date.now() - Date.parse(timestamp) < freshMs;
  return isFresh && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
