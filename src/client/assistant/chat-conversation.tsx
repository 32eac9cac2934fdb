import { attachmentFault } from "../../shared/assistant/attachment.rules.ts";
import { useDraftFile } from "../http/storage/use-draft-file.ts";
import { ChatForm } from "./composer/chat-form.tsx";
import { DropZone } from "./composer/drop-zone.tsx";
import { MessageAllowance } from "./composer/message-allowance.tsx";
import { StarterPrompts } from "./composer/starter-prompts.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { fileDraft } from "./thread/chat-storage.ts";
import { useChat } from "./thread/use-chat.ts";
import type { ChatSession } from "./thread/use-chat-session.ts";

export function ChatConversation({ session }: { session: ChatSession }) {
  const chat = useChat(session.sessionId, session.messages);
  const { file, lost, change } = useDraftFile(fileDraft);
  const fault = file && attachmentFault(file);
  const isFresh = chat.messages.every(({ isWelcome }) => isWelcome);

  const send = (text: string) => {
    change(undefined);
    void chat.send(text, file);
  };

  return (
    <DropZone disabled={chat.busy || file !== undefined} onFile={change}>
      <MessageList chat={chat} />
      <div className="mx-auto w-full max-w-3xl px-4 pb-4 md:px-6 md:pb-6">
        {isFresh && !file && <StarterPrompts onChoose={send} />}
        <ChatForm busy={chat.busy} file={file} lostFile={lost} fault={fault} onFile={change} onSend={send} />
        <MessageAllowance />
      </div>
    </DropZone>
  );
}
