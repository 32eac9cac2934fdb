import { FileText } from "lucide-react";
import { sizeText } from "../../../shared/assistant/attachment.rules.ts";
import type { ShownMessage } from "../thread/chat-storage.ts";
import { ChatBubble } from "./chat-bubble.tsx";

export function UserMessage({ message: { content, attachment } }: { message: ShownMessage }) {
  return (
    <ChatBubble from="user">
      <span className="sr-only">You:</span>
      {content !== "" && <p className="whitespace-pre-wrap">{content}</p>}
      {attachment && (
        <p className="flex items-center gap-2 text-sm">
          <FileText aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 truncate">{attachment.name}</span>
          <span className="shrink-0 opacity-85">{sizeText(attachment.size)}</span>
        </p>
      )}
    </ChatBubble>
  );
}
