import { useRef } from "react";
import { SanitizedHtml } from "../ui/sanitized-html.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import { Thinking } from "./thinking.tsx";
import type { Chat } from "./use-chat.ts";
import { useReadingPosition } from "./use-reading-position.ts";
import { UserMessage } from "./user-message.tsx";
import { WelcomeMessage } from "./welcome-message.tsx";

export function MessageList({ chat: { messages, busy, growing } }: { chat: Chat }) {
  const list = useRef<HTMLDivElement>(null);
  const jobs = messages.flatMap((message) => message.jobs ?? []);
  useReadingPosition(list, messages.length, busy);

  return (
    <div ref={list} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-end gap-5 px-4 py-6 md:px-6 md:py-10">
        <div role="log" aria-live="polite" aria-label="Conversation" className="flex flex-col gap-5">
          {messages.map((message) => {
            if (message.isWelcome) return <WelcomeMessage key={message.id} message={message} />;
            if (message.role === "user") return <UserMessage key={message.id} message={message} />;
            return <AssistantMessage key={message.id} message={message} jobs={jobs} />;
          })}
        </div>
        {growing !== "" && (
          <div aria-hidden="true">
            <ChatBubble from="assistant">
              <SanitizedHtml html={growing} />
            </ChatBubble>
          </div>
        )}
        {busy && growing === "" && <Thinking />}
      </div>
    </div>
  );
}
