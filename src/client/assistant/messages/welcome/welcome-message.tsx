import { useEffect, useState } from "react";
import type { ShownMessage } from "../../thread/chat-storage.ts";
import { ChatBubble } from "../chat-bubble.tsx";

const typingMs = 30;
/** A greeting that is older than this was read before: it is not typed again. */
const freshMs = 3000;

/** Types the greeting letter by letter. Screen readers get it once and whole, and so does who wants no motion. */
export function WelcomeMessage({ message: { content, timestamp } }: { message: ShownMessage }) {
  const [isFresh] = useState(() => Date.now() - Date.parse(timestamp) < freshMs);
  const [length, setLength] = useState(() => (isFresh && !wantsNoMotion() ? 0 : content.length));
  const [isSpoken, setIsSpoken] = useState(!isFresh);

  useEffect(() => {
    if (length >= content.length) return;
    const timer = setTimeout(() => setLength(length + 1), typingMs);
    return () => clearTimeout(timer);
  }, [length, content]);

  // Only what comes into a live region after the region itself is read out.
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), 100);
    return () => clearTimeout(timer);
  }, []);

  return (
    <ChatBubble from="assistant">
      <p className="sr-only">{isSpoken && content}</p>
      <p aria-hidden="true" className="font-display text-lg leading-relaxed">
        {content.slice(0, length)}
        <span className="invisible">{content.slice(length)}</span>
      </p>
    </ChatBubble>
  );
}

function wantsNoMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
