import { type ReactNode, useRef } from "react";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ShownMessage } from "../thread/chat-storage.ts";
import { isQuestion } from "../thread/chat-thread.ts";
import type { Chat } from "../thread/use-chat.ts";
import { AssistantMessage } from "./assistant-message.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import { UnansweredNote } from "./notes/unanswered-note.tsx";
import { ReplyText } from "./reply-text.tsx";
import { Thinking } from "./thinking.tsx";
import { useReadingPosition } from "./use-reading-position.ts";
import { UserMessage } from "./user-message.tsx";
import { WelcomeMessage } from "./welcome/welcome-message.tsx";

interface MessageListProps {
  chat: Chat;
  onSay: (text: string) => void;
  onAttach: () => void;
  /** Stands above the messages. */
  above?: ReactNode;
  /** Stands below the messages. */
  children: ReactNode;
}

const scrollerClasses = "relative min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible";

export function MessageList({ chat, above, children, ...actions }: MessageListProps) {
  const { messages, busy, growing } = chat;
  const list = useRef<HTMLDivElement>(null);
  const jobs = messages.flatMap((message) => message.jobs ?? []);
  useReadingPosition(list, messages.length, busy);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <div ref={list} tabIndex={0} className={scrollerClasses}>
      <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-end gap-5 px-4 py-6 md:px-6 md:py-10">
        {above}
        <div role="log" aria-live="polite" aria-label="Conversation" className="flex flex-col gap-5">
          {messages.map((message) => (
            <Message key={message.id} message={message} jobs={jobs} chat={chat} {...actions} />
          ))}
        </div>
        {growing !== "" && (
          <div aria-hidden="true">
            <ChatBubble from="assistant">
              <ReplyText html={growing} jobs={jobs} />
            </ChatBubble>
          </div>
        )}
        {/* There before it says something: what comes together with its text is often not read out. */}
        <p role="status" className="sr-only">
          {busy && "The assistant is thinking"}
        </p>
        {busy && growing === "" && <Thinking />}
        {children}
      </div>
    </div>
  );
}

interface MessageProps extends Omit<MessageListProps, "above" | "children"> {
  message: ShownMessage;
  /** The openings of the whole conversation: a reply may link to an earlier one. */
  jobs: ChatJob[];
}

function Message({ message, jobs, chat, onSay, onAttach }: MessageProps) {
  if (message.isWelcome) return <WelcomeMessage message={message} />;
  if (message.role === "system") {
    return <AssistantMessage {...{ message, jobs, onSay, onAttach }} busy={chat.busy} />;
  }
  const isUnanswered = isQuestion(message) && message.reply_state === "broken_off";
  return (
    <>
      <UserMessage message={message} />
      {isUnanswered && <UnansweredNote busy={chat.busy} onRetry={() => void chat.retry(message)} />}
    </>
  );
}
