import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { attachmentFault } from "../../shared/assistant/attachment.rules.ts";
import { leaveCvToRead } from "../http/storage/cv-to-read.ts";
import { useDraftFile } from "../http/storage/use-draft-file.ts";
import { useDraftText } from "../http/storage/use-draft-text.ts";
import { DropZone } from "../ui/fields/drop-zone.tsx";
import { useDeferred } from "../ui/states/deferred.ts";
import { useShellParts } from "../ui/states/shell-parts.ts";
import { ChatForm } from "./composer/chat-form.tsx";
import { MessageAllowance } from "./composer/message-allowance.tsx";
import { StarterPrompts } from "./composer/starter-prompts.tsx";
import { FirstQuestion } from "./first-steps/first-question.tsx";
import { firstStepsQuery } from "./first-steps/first-steps.queries.ts";
import { NextSteps } from "./first-steps/next-steps.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { fileDraft } from "./thread/chat-storage.ts";
import { useChat } from "./thread/use-chat.ts";
import type { ChatSession } from "./thread/use-chat-session.ts";

export function ChatConversation({ session }: { session: ChatSession }) {
  const chat = useChat(session.sessionId, session.messages);
  const { file, lost, change } = useDraftFile(fileDraft);
  const fault = file && attachmentFault(file);
  const isFresh = chat.messages.every(({ isWelcome }) => isWelcome);
  const navigate = useNavigate();
  const { data: steps, isPending } = useQuery({ ...firstStepsQuery, refetchOnMount: false });
  const [choice, setChoice] = useDraftText("first-question-choice");
  const isAsked = choice === "asked" || (isFresh && choice === "");
  const asksFirst = steps?.has_profile === false && isAsked && !file && !chat.busy;

  const { todayInShort } = useShellParts();
  const hasBoard = steps !== undefined && steps?.opening_url !== null;
  const showsToday = isFresh && hasBoard;
  const TodayInShort = useDeferred(todayInShort, showsToday);

  const picker = useRef<HTMLInputElement>(null);
  const attach = () => picker.current?.click();
  const send = (text: string) => {
    change(undefined);
    void chat.send(text, file);
  };
  const bring = (chosen: File) => {
    leaveCvToRead(chosen);
    void navigate("/profile/import");
  };

  return (
    <DropZone disabled={chat.busy || file !== undefined} onFile={asksFirst ? bring : change}>
      <MessageList
        chat={chat}
        onSay={send}
        onAttach={attach}
        above={showsToday && TodayInShort && <TodayInShort onAsk={(message) => void chat.send(message)} />}
      >
        {asksFirst && <FirstQuestion onFile={bring} onSkip={() => setChoice("skipped")} />}
      </MessageList>
      <div className="mx-auto w-full max-w-3xl px-4 pb-4 md:px-6 md:pb-6">
        {steps && !asksFirst && (
          <NextSteps
            steps={steps}
            busy={chat.busy}
            onAsk={(message) => void chat.send(message)}
            onProfile={() => setChoice("asked")}
          />
        )}
        {isFresh && !file && !isPending && !asksFirst && (
          <StarterPrompts steps={steps} onChoose={send} onAttach={attach} />
        )}
        <ChatForm {...{ fault, file, picker }} busy={chat.busy} lostFile={lost} onFile={change} onSend={send} />
        <MessageAllowance />
      </div>
    </DropZone>
  );
}
