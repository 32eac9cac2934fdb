/** The names under which the session lives in local storage. */
export const storedItems = {
  token: "auth_token",
  name: "user_name",
  email: "user_email",
  chatSession: "chat_session_id",
  pendingEmail: "pending_email",
  resetKey: "reset_key",
  gpsLocation: "gps_location",
  gpsDenial: "gps_permission_denied",
} as const;

export type StoredItem = keyof typeof storedItems;

const sharedBetweenTabs: string[] = [storedItems.token, storedItems.name];
const endsWithTheSession: StoredItem[] = ["token", "name", "email", "chatSession", "resetKey"];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

window.addEventListener("storage", (event) => {
  // A null key means that the other tab cleared the whole storage.
  if (event.key === null || sharedBetweenTabs.includes(event.key)) notify();
});

/** The signed-in person's session and the small facts that outlive a page load, in local storage. */
export const sessionStore = {
  read: (item: StoredItem): string | null => localStorage.getItem(storedItems[item]),

  write(item: StoredItem, value: string): void {
    localStorage.setItem(storedItems[item], value);
    notify();
  },

  remove(item: StoredItem): void {
    localStorage.removeItem(storedItems[item]);
    notify();
  },

  signIn(session: { token: string; name: string; email: string }): void {
    localStorage.setItem(storedItems.token, session.token);
    localStorage.setItem(storedItems.name, session.name);
    localStorage.setItem(storedItems.email, session.email);
    notify();
  },

  /** Ends the session on this device. Session storage goes too: chats in it belong to the person who leaves. */
  clear(): void {
    for (const item of endsWithTheSession) localStorage.removeItem(storedItems[item]);
    sessionStorage.clear();
    notify();
  },

  /** Calls the listener after every change, in this tab or in another one; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
