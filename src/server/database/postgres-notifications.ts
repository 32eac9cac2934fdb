import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { type ChangeListener, type ChangeNotifications, listenToChanges, toAll } from "./change-notifications.ts";

const firstPauseMs = 250;
/** Doubles and half as much again by chance: boards are told within 10 seconds of the database's return. */
const maxPauseMs = 5_000;
/** A connection may be dead, or a pooler in between may keep no listener, without anybody saying so. */
const signOfLifeMs = 30_000;

/** Listens on one connection of its own, which is opened anew whenever it is lost. */
export function createPostgresNotifications(databaseUrl: string): ChangeNotifications & { close(): void } {
  const listeners: ChangeListener[] = [];
  const all = toAll(listeners);
  const closing = new AbortController();

  async function keepListening(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const client = newClient(databaseUrl);
      client.on("notification", all.onNotification);
      const onListening = () => {
        failures = 0;
        all.onListening();
      };
      const error = await listenUntilLost(client, onListening, closing.signal);
      if (closing.signal.aborted) return;
      all.onLost(error);
      const pause = Math.min(firstPauseMs * 2 ** failures, maxPauseMs) * (0.5 + Math.random());
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    listen(listener) {
      listeners.push(listener);
      if (listeners.length === 1) keepListening().catch(all.onLost);
    },
    close: () => closing.abort(),
  };
}

const newClient = (databaseUrl: string) =>
  new Client({
    connectionString: databaseUrl,
    application_name: "forthright change notifications",
    connectionTimeoutMillis: 15_000,
  });

/** @returns why it is over */
async function listenUntilLost(client: Client, onListening: () => void, closing: AbortSignal): Promise<unknown> {
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort(new Error("The listening connection has ended")));
  try {
    await client.connect();
    await client.query(`listen sign_of_life; ${listenToChanges}`);
    onListening();
    const stopWatching = watchSigns(client, (error) => lost.abort(error));
    await aborted(AbortSignal.any([lost.signal, closing]));
    stopWatching();
    return lost.signal.reason;
  } catch (error) {
    return error;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Sends itself a notification from time to time; when one does not come back, nothing else would. */
function watchSigns(client: Client, onSilence: (error: Error) => void): () => void {
  let isHeard = true;
  client.on("notification", () => {
    isHeard = true;
  });
  const timer = setInterval(() => {
    if (!isHeard) onSilence(new Error("The listening connection gets no notifications"));
    isHeard = false;
    client.query("select pg_notify('sign_of_life', '')").catch(() => undefined);
  }, signOfLifeMs);
  timer.unref();
  return () => clearInterval(timer);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
