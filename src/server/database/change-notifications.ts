/** What the triggers of the migrations tell: each with the user's id, a board with its new revision as well. */
const changeChannels = ["board_changed", "session_ended"] as const;
export type ChangeChannel = (typeof changeChannels)[number];

export interface ChangeListener {
  /** A change that was committed, by whichever server. */
  onChange(channel: ChangeChannel, payload: string): void;
  /** From now on every change is reported; what was committed before may have been missed. */
  onListening(): void;
  /** Until `onListening` is called again, nothing is reported. */
  onLost(error: unknown): void;
}

/** Tells what changes in the database as it happens. */
export interface ChangeNotifications {
  /** For as long as the database is open; to be called while the server is being built. */
  listen(listener: ChangeListener): void;
}

export const listenToChanges = changeChannels.map((channel) => `listen ${channel}`).join("; ");

/** Several listeners as one, which a connection can tell what it hears. */
export function toAll(listeners: readonly ChangeListener[]) {
  return {
    onNotification({ channel, payload = "" }: { channel: string; payload?: string | undefined }): void {
      const known = changeChannels.find((name) => name === channel);
      if (known) for (const listener of listeners) listener.onChange(known, payload);
    },
    onListening(): void {
      for (const listener of listeners) listener.onListening();
    },
    onLost(error: unknown): void {
      for (const listener of listeners) listener.onLost(error);
    },
  };
}
