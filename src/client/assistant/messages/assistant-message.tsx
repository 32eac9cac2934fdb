import { useRef } from "react";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { LeftOutNote } from "../../ui/wordings/left-out-note.tsx";
import { NotInProfileNote } from "../../ui/wordings/not-in-profile-note.tsx";
import type { ShownMessage } from "../thread/chat-storage.ts";
import { useApplyLinks } from "../use-apply-links.ts";
import { ReplyActions } from "./actions/reply-actions.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { ReplyText } from "./reply-text.tsx";

interface AssistantMessageProps {
  message: ShownMessage;
  /** The openings of the whole conversation: a reply may link to an earlier one. */
  jobs: ChatJob[];
  busy: boolean;
  onSay: (text: string) => void;
  onAttach: () => void;
}

export function AssistantMessage({ message, jobs, ...rest }: AssistantMessageProps) {
  const content = useRef<HTMLDivElement>(null);
  useApplyLinks(content, jobs);

  return (
    <ChatBubble from="assistant">
      <span className="sr-only">Assistant:</span>
      <div ref={content}>
        <ReplyText html={message.content} jobs={jobs} />
      </div>
      {message.left_out && <LeftOutNote sentences={message.left_out} />}
      {message.not_in_profile && <NotInProfileNote sentences={message.not_in_profile} />}
      {message.proposal_id && <ProposalCard id={message.proposal_id} />}
      {message.actions && <ReplyActions actions={message.actions} {...rest} />}
    </ChatBubble>
  );
}
