import type { Pool } from "pg";
import { type ChangeListener, type ChangeNotifications, listenToChanges, toAll } from "../change-notifications.ts";

/** PGlite is a single backend: whichever connection the pool has hears what any transaction tells. */
export function createPgliteNotifications(pool: Pool): ChangeNotifications {
  const listeners: ChangeListener[] = [];
  pool.on("connect", (client) => client.on("notification", toAll(listeners).onNotification));
  return {
    listen(listener) {
      listeners.push(listener);
      pool.query(listenToChanges).then(listener.onListening, listener.onLost);
    },
  };
}
