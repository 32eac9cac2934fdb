import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { ErrorState } from "../ui/states/error-state.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { ChatConversation } from "./chat-conversation.tsx";
import { firstStepsQuery } from "./first-steps/first-steps.queries.ts";
import { useChatSession } from "./thread/use-chat-session.ts";

export function Component() {
  return (
    <div className="flex h-[calc(100dvh-var(--shell-top))] flex-col short:h-auto short:min-h-[calc(100dvh-var(--shell-top))]">
      <h1 className="sr-only">Chat</h1>
      <OpenSession />
    </div>
  );
}

function OpenSession() {
  const { session, retry } = useChatSession();
  // What is offered below the welcome stands there with it: what came later would move it.
  const { isPending, failureCount } = useQuery(firstStepsQuery);
  const isShown = useDeferredValue(session !== undefined && (!isPending || failureCount > 0));
  if (session && isShown) return <ChatConversation key={session.sessionId} session={session} />;
  if (retry) return <ErrorState title="This conversation could not be loaded." onRetry={retry} />;
  return <LoadingState className="m-auto">Loading the conversation...</LoadingState>;
}
