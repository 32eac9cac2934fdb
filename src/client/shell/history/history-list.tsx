import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import type { ReadConversation } from "../../../shared/assistant/assistant.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { openChatKey } from "../../http/storage/tab-storage.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useFocusAfterRemoval } from "../../ui/overlays/use-focus-after-removal.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { HistoryNote } from "./history-note.tsx";

interface HistoryListProps {
  history: ReadConversation[];
  /** Whether where an entry leads takes the place of this page in the browser's history. */
  replace: boolean;
}

export function HistoryList({ history, replace }: HistoryListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, history);
  if (history.length === 0) return <HistoryNote>No conversations yet</HistoryNote>;
  return (
    <ul ref={list} className="flex flex-col gap-0.5 py-0.5">
      {history.map((conversation) => (
        <li key={conversation.session_id}>
          <HistoryItem conversation={conversation} replace={replace} />
        </li>
      ))}
    </ul>
  );
}

function HistoryItem({ conversation, replace }: { conversation: ReadConversation; replace: boolean }) {
  const [search] = useSearchParams();
  const canDelete = useAdditions();
  const { session_id: sessionId, first_message: firstMessage, updated_at: updatedAt } = conversation;
  const isOpen = search.get("session") === sessionId;
  return (
    <div className="group/item relative">
      <Link
        to={`/chat?session=${encodeURIComponent(sessionId)}`}
        replace={replace}
        aria-current={isOpen ? "page" : undefined}
        className={classNames(
          "block rounded-md py-1.5 pl-11 hover:bg-line/50 aria-[current]:bg-line/60",
          canDelete ? "pr-11 md:pr-9" : "pr-2",
        )}
      >
        <span className="block truncate text-[0.9375rem]" title={firstMessage}>
          {firstMessage}
        </span>
        <RelativeTime iso={updatedAt} className="block text-muted text-sm" />
      </Link>
      {canDelete && <DeleteConversation conversation={conversation} replace={replace} />}
    </div>
  );
}

/** Code that comes when it is pressed. */
const removal = () => import("./conversation-removal.ts");

function DeleteConversation({ conversation, replace }: { conversation: ReadConversation; replace: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { session_id: sessionId, first_message: firstMessage } = conversation;
  const remove = async () => {
    const shown = search.get("session") ?? sessionStorage.getItem(openChatKey);
    const isOpen = pathname === "/chat" && shown === sessionId;
    const leaveFor = (address: string) => void navigate(address, { replace });
    await (await removal()).removeConversation({ queryClient, conversation, isOpen, leaveFor });
  };
  return (
    <IconButton
      label={`Delete “${firstMessage.slice(0, 60)}”`}
      onClick={() => void remove()}
      className="absolute top-1/2 right-0 -translate-y-1/2 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within/item:opacity-100 [@media(hover:hover)]:group-hover/item:opacity-100"
    >
      <Trash2 />
    </IconButton>
  );
}
