import { useState } from "react";
import { attachmentFault } from "../../shared/assistant/attachment.rules.ts";
import { ChatForm } from "./chat-form.tsx";
import { DropZone } from "./drop-zone.tsx";
import { MessageList } from "./message-list.tsx";
import { StarterPrompts } from "./starter-prompts.tsx";
import { useChat } from "./use-chat.ts";
import type { ChatSession } from "./use-chat-session.ts";

export function ChatConversation({ session }: { session: ChatSession }) {
  const chat = useChat(session.sessionId, session.messages);
  const [file, setFile] = useState<File>();
  const fault = file && attachmentFault(file);
  const isFresh = chat.messages.every(({ isWelcome }) => isWelcome);

  const send = (text: string) => {
    setFile(undefined);
    void chat.send(text, file);
  };

  return (
    <DropZone disabled={chat.busy || file !== undefined} onFile={setFile}>
      <MessageList chat={chat} />
      <div className="mx-auto w-full max-w-3xl px-4 pb-4 md:px-6 md:pb-6">
        {isFresh && !file && <StarterPrompts onChoose={send} />}
        <ChatForm busy={chat.busy} file={file} fault={fault} onFile={setFile} onSend={send} />
      </div>
    </DropZone>
  );
}
