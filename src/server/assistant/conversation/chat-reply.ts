import type { ChatReply } from "../../../shared/assistant/assistant.contract.ts";
import type { StoredAttachment, StoredMessage } from "../assistant.store.ts";

/** A stored reply as the caller gets it. */
export function toChatReply(
  sessionId: string,
  message: StoredMessage,
  attachment: StoredAttachment | undefined,
): ChatReply {
  return {
    success: true,
    response: message.content,
    session_id: sessionId,
    message_id: message.id,
    timestamp: message.createdAt.toISOString(),
    jobs: message.jobs,
    ...(attachment && {
      attachment: { id: attachment.id, name: attachment.name, size: attachment.size, type: attachment.type },
    }),
    ...(message.attachmentId && { proposal_id: message.attachmentId }),
    ...(message.notInProfile.length > 0 && { not_in_profile: message.notInProfile }),
    ...(message.leftOut.length > 0 && { left_out: message.leftOut }),
    ...(message.actions.length > 0 && { actions: message.actions }),
  };
}
