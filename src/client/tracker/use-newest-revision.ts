import { focusManager, onlineManager } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { z } from "zod/mini";
import { sessionStore } from "../http/session/session-store.ts";
import { beforeLong } from "../ui/states/when-idle.ts";

/** A revision, or the question of a tab that has come too late to hear the newest one. */
const said = z.union([z.number(), z.literal("newest?")]);

/**
 * The newest revision of the board that the server has told this browser; 0 until then. Of several tabs that are in sight one
 * holds the stream and tells the others: a browser opens six connections to a host, and each open board would take one.
 */
export function useNewestRevision(isLoaded: boolean): number {
  const [newest, setNewest] = useState(0);
  const isAttended = useSyncExternalStore(subscribeAttention, readAttention);
  const [name] = useState(() => `board-revision ${sessionStore.read("email") ?? ""}`);

  const known = useRef(0);
  useEffect(() => {
    const hear = (revision: number) => {
      known.current = revision;
      setNewest(revision);
    };
    return hearOf(name, hear, () => known.current);
  }, [name]);

  useEffect(() => {
    if (!isLoaded || !isAttended) return;
    const leaving = new AbortController();
    const announceRevision = (revision: number) => {
      known.current = revision;
      setNewest(revision);
      announce(name, revision);
    };
    const follow = async () => (await import("./board-stream.ts")).followBoard(announceRevision, leaving.signal);
    // After what the page shows, of which the stream would take a connection.
    beforeLong(() => void alone(name, leaving.signal, follow).catch(() => undefined));
    return () => leaving.abort();
  }, [isLoaded, isAttended, name]);

  return newest;
}

const readAttention = () => focusManager.isFocused() && onlineManager.isOnline();

function subscribeAttention(onChange: () => void): () => void {
  const unsubscribe = [focusManager.subscribe(onChange), onlineManager.subscribe(onChange)];
  return () => {
    for (const end of unsubscribe) end();
  };
}

function hearOf(name: string, onRevision: (revision: number) => void, newest: () => number): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const heard = said.safeParse(data).data;
    if (typeof heard === "number") onRevision(heard);
    else if (heard && newest() > 0) channel.postMessage(newest());
  };
  // What was told between the reading of the board and now went past this tab.
  channel.postMessage("newest?");
  return () => channel.close();
}

function announce(name: string, revision: number): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(revision);
  channel.close();
}

/** Runs it while no other tab does, and keeps the place until `signal` ends it, even where it has nothing more to do. */
async function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  // Browsers have no locks where the page comes without TLS; the server then keeps the number of streams low.
  if (!("locks" in navigator)) return run();
  const place = async () => {
    await run();
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve());
    });
  };
  await navigator.locks.request(name, { signal }, place).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
