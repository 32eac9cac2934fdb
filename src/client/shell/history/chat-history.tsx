import { ChevronRight, History } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import { sidebarFold, useSidebarFold } from "../sidebar-fold.ts";
import { restingEntryClasses, SidebarLabel } from "../sidebar-link.tsx";
import { useConversationHistory } from "./conversation-history.queries.ts";
import { HistoryNote } from "./history-note.tsx";

const historyList = deferred(async () => (await import("./history-list.tsx")).HistoryList);

export function ChatHistory({ replace }: { replace: boolean }) {
  // Watched while it is closed too, so that the cached history follows every new message.
  const { data: history } = useConversationHistory();
  const isFolded = useSidebarFold();
  const [isWanted, setWanted] = useState(false);
  const expanded = isWanted && !isFolded;
  const listId = useId();
  const HistoryList = useDeferred(historyList, expanded);
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
        {expanded && HistoryList && history ? (
          <HistoryList history={history} replace={replace} />
        ) : (
          expanded && <HistoryNote>Loading history...</HistoryNote>
        )}
      </div>
    </>
  );
}
