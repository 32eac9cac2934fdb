import { inKeptData } from "../storage/browser-database.ts";
import { keptFiles } from "../storage/kept-files.ts";
import { forgetSessionInTab, keepOnlyDraftsOf } from "../storage/tab-storage.ts";
import { endedSession } from "./ended-session.ts";
import { type StoredItem, storedItems } from "./stored-items.ts";

const sharedBetweenTabs: string[] = [storedItems.token, storedItems.name];
const endsWithTheSession: StoredItem[] = ["token", "name", "email", "chatSession", "resetKey"];
/** Whether a change was made in this tab or in another one. */
type Origin = "here" | "elsewhere";
type Listener = (origin: Origin) => void;
const listeners = new Set<Listener>();

function notify(origin: Origin = "here"): void {
  for (const listener of listeners) listener(origin);
}

window.addEventListener("storage", (event) => {
  // A null key means that the other tab cleared the whole storage.
  if (event.key !== null && !sharedBetweenTabs.includes(event.key)) return;
  // The conversations in this tab are those of whoever was signed in until now.
  if (event.key !== storedItems.name && event.oldValue !== event.newValue) forgetSessionInTab();
  notify("elsewhere");
});

/** The signed-in person's session and the small facts that outlive a page load, in local storage. */
export const sessionStore = {
  read: (item: StoredItem): string | null => localStorage.getItem(storedItems[item]),

  /** What the person who is signed in registered with. */
  registered: () => ({ name: sessionStore.read("name") ?? "", email: sessionStore.read("email") ?? "" }),

  write(item: StoredItem, value: string): void {
    localStorage.setItem(storedItems[item], value);
    notify();
  },

  remove(item: StoredItem): void {
    localStorage.removeItem(storedItems[item]);
    notify();
  },

  signIn(session: { token: string; name: string; email: string }): void {
    endedSession.forget();
    if (sessionStore.read("email") !== session.email) keepOnlyDraftsOf(session.email);
    // The token last: other tabs act on it, and find the rest in place.
    localStorage.setItem(storedItems.email, session.email);
    localStorage.setItem(storedItems.name, session.name);
    localStorage.setItem(storedItems.token, session.token);
    notify();
  },

  /** Signs out on purpose. Session storage goes too: chats and drafts in it belong to the person who leaves. */
  clear(): void {
    removeSession();
    sessionStorage.clear();
    void keptFiles.clear();
    void inKeptData("readwrite", (store) => store.clear());
    notify();
  },

  /** Ends a session that the server no longer takes: what the person was typing stays for when they are back. */
  expire(): void {
    removeSession();
    forgetSessionInTab();
    notify();
  },

  /** Calls the listener after every change, in this tab or in another one; returns how to stop. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function removeSession(): void {
  for (const item of endsWithTheSession) localStorage.removeItem(storedItems[item]);
}
