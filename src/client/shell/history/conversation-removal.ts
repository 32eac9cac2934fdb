import type { QueryClient } from "@tanstack/react-query";
import { assistantEndpoints, type ReadConversation } from "../../../shared/assistant/assistant.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { chatMessagesPrefix, openChatKey } from "../../http/storage/tab-storage.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { historyKey } from "./conversation-history.queries.ts";
import { writeHistoryCache } from "./history-cache.ts";

interface Removal {
  queryClient: QueryClient;
  conversation: ReadConversation;
  /** Whether the page shows it. */
  isOpen: boolean;
  leaveFor: (address: string) => void;
}

/** Takes a conversation off the history at once, says so, and offers to put it back; where it was open, a new one begins. */
export async function removeConversation({ queryClient, conversation, isOpen, leaveFor }: Removal): Promise<void> {
  const { session_id } = conversation;
  const reload = () => queryClient.invalidateQueries({ queryKey: historyKey });
  const setDeleted = (is_deleted: boolean) =>
    untilAnswered(() => callEndpoint(assistantEndpoints.setDeleted, { body: { session_id, is_deleted } }));

  async function putBack(): Promise<void> {
    try {
      await setDeleted(false);
      if (isOpen) leaveFor(`/chat?session=${encodeURIComponent(session_id)}`);
    } catch {
      showToast({ title: "The conversation could not be put back.", tone: "error" });
    }
    await reload();
  }

  await queryClient.cancelQueries({ queryKey: historyKey });
  const shown = queryClient.getQueryData<ReadConversation[]>(historyKey) ?? [];
  const others = shown.filter((one) => one.session_id !== session_id);
  queryClient.setQueryData(historyKey, others);
  try {
    await setDeleted(true);
  } catch {
    showToast({ title: "The conversation could not be deleted.", tone: "error" });
    return reload();
  }
  writeHistoryCache(others);
  forgetInTab(session_id);
  if (isOpen) leaveFor(`/chat?new=${Date.now()}`);
  showToast({ title: "The conversation was deleted.", undo: () => void putBack() });
}

/** The chat would show its copy again. */
function forgetInTab(sessionId: string): void {
  sessionStorage.removeItem(chatMessagesPrefix + sessionId);
  if (sessionStorage.getItem(openChatKey) === sessionId) sessionStorage.removeItem(openChatKey);
  if (sessionStore.read("chatSession") === sessionId) sessionStore.remove("chatSession");
}
