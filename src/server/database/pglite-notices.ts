import type { Pool } from "pg";
import { type ChangeListener, type ChangeNotices, listenToChanges, toAll } from "./change-notices.ts";

/** PGlite is a single backend: whichever connection the pool has hears what any transaction tells. */
export function createPgliteNotices(pool: Pool): ChangeNotices {
  const listeners: ChangeListener[] = [];
  pool.on("connect", (client) => client.on("notification", toAll(listeners).onNotification));
  return {
    listen(listener) {
      listeners.push(listener);
      pool.query(listenToChanges).then(listener.onListening, listener.onLost);
    },
  };
}
