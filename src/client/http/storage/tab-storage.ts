/** What outlives the end of a session in this tab, so that the person finds it again: the page, and what they were typing. */
export const returnPathKey = "return_path";
const draftPrefix = "draft:";

/** Before the session id of a conversation whose messages are kept here, and where the one that is open is named. */
export const chatMessagesPrefix = "chat_messages_";
export const openChatKey = "active_chat_session";

/** Drafts are filed under the address of whoever wrote them: nobody else who signs in here gets to see them. */
export const draftKey = (owner: string, name: string) => `${draftPrefix}${owner}:${name}`;

/** Empties this tab's storage but for the way back and all drafts. */
export function forgetSessionInTab(): void {
  removeExcept((key) => key === returnPathKey || key.startsWith(draftPrefix));
}

/** Empties this tab's storage of everything that is not this person's. */
export function keepOnlyDraftsOf(owner: string): void {
  removeExcept((key) => key === returnPathKey || key.startsWith(draftKey(owner, "")));
}

function removeExcept(isKept: (key: string) => boolean): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
  for (const key of keys) if (key !== null && !isKept(key)) sessionStorage.removeItem(key);
}
