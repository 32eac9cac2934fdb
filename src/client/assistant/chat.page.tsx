import { LoadingState } from "../ui/loading-state.tsx";
import { ChatConversation } from "./chat-conversation.tsx";
import { useChatSession } from "./use-chat-session.ts";

export function Component() {
  const session = useChatSession();
  return (
    <div className="flex h-[calc(100dvh-var(--shell-top))] flex-col">
      <h1 className="sr-only">Chat</h1>
      {session ? (
        <ChatConversation key={session.sessionId} session={session} />
      ) : (
        <LoadingState className="m-auto">Loading the conversation...</LoadingState>
      )}
    </div>
  );
}
