import { ChevronRight, History } from "lucide-react";
import { useId, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ReadConversation } from "../../shared/assistant/assistant.contract.ts";
import { classNames } from "../ui/class-names.ts";
import { RelativeTime } from "../ui/relative-time.tsx";
import { useConversationHistory } from "./conversation-history.queries.ts";
import { sidebarFold, useSidebarFold } from "./sidebar-fold.ts";
import { restingEntryClasses, SidebarLabel } from "./sidebar-link.tsx";

export function ChatHistory({ replace }: { replace: boolean }) {
  // Watched while it is closed too, so that the cached history follows every new message.
  const { data: history } = useConversationHistory();
  const isFolded = useSidebarFold();
  const [isWanted, setWanted] = useState(false);
  const expanded = isWanted && !isFolded;
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={restingEntryClasses}
        aria-expanded={expanded}
        aria-controls={listId}
        title={isFolded ? "Chat History" : undefined}
        onClick={() => {
          setWanted(!expanded);
          // A folded sidebar has no room for it.
          sidebarFold.set(false);
        }}
      >
        <History aria-hidden="true" />
        <SidebarLabel>Chat History</SidebarLabel>
        <ChevronRight
          aria-hidden="true"
          className={classNames("transition-transform group-data-folded/side:hidden", expanded && "rotate-90")}
        />
      </button>
      <div id={listId} hidden={!expanded} className="max-h-64 overflow-y-auto overscroll-contain">
        {expanded && <HistoryList history={history} replace={replace} />}
      </div>
    </>
  );
}

interface HistoryListProps {
  /** Undefined while it is on its way. */
  history: ReadConversation[] | undefined;
  replace: boolean;
}

function HistoryList({ history, replace }: HistoryListProps) {
  if (!history) return <HistoryNote>Loading history...</HistoryNote>;
  if (history.length === 0) return <HistoryNote>No conversations yet</HistoryNote>;
  return (
    <ul className="flex flex-col gap-0.5 py-0.5">
      {history.map((conversation) => (
        <li key={conversation.session_id}>
          <HistoryItem conversation={conversation} replace={replace} />
        </li>
      ))}
    </ul>
  );
}

function HistoryNote({ children }: { children: string }) {
  return (
    <p role="status" className="py-2 pl-11 text-muted text-sm">
      {children}
    </p>
  );
}

function HistoryItem({ conversation, replace }: { conversation: ReadConversation; replace: boolean }) {
  const [search] = useSearchParams();
  const { session_id: sessionId, first_message: firstMessage, updated_at: updatedAt } = conversation;
  const isOpen = search.get("session") === sessionId;
  return (
    <Link
      to={`/chat?session=${encodeURIComponent(sessionId)}`}
      replace={replace}
      aria-current={isOpen ? "page" : undefined}
      className="block rounded-md py-1.5 pr-2 pl-11 hover:bg-line/50 aria-[current]:bg-line/60"
    >
      <span className="block truncate text-[0.9375rem]" title={firstMessage}>
        {firstMessage}
      </span>
      <RelativeTime iso={updatedAt} className="block text-muted text-sm" />
    </Link>
  );
}
