import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface ChatBubbleProps {
  from: "user" | "assistant";
  children: ReactNode;
}

const bubbleClasses = {
  user: "self-end rounded-br-sm bg-accent text-on-accent",
  assistant: "self-start rounded-bl-sm border border-line bg-surface shadow-card",
};

export function ChatBubble({ from, children }: ChatBubbleProps) {
  return (
    <div
      data-question={from === "user" || undefined}
      className={classNames(
        "flex min-w-0 scroll-mt-6 max-w-[min(100%,48rem)] flex-col gap-2 break-words rounded-xl px-4 py-3",
        bubbleClasses[from],
        from === "user" && "ml-8",
      )}
    >
      {children}
    </div>
  );
}
