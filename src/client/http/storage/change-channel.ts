import { useEffectEvent, useLayoutEffect } from "react";
import { z } from "zod/mini";

const name = "forthright-changes";
/** Tells this page's own messages from those of other tabs. */
const sender = Math.random().toString(36).slice(2);
const change = z.object({ path: z.string(), sender: z.string() });

/** Tells the other tabs of this browser that a call has changed something on the server. */
export const changeChannel = {
  announce(path: string): void {
    const channel = new BroadcastChannel(name);
    channel.postMessage({ path, sender });
    channel.close();
  },

  /** Hears of the calls of other tabs; returns what ends it. */
  subscribe(listener: (path: string) => void): () => void {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const heard = change.safeParse(data).data;
      if (heard && heard.sender !== sender) listener(heard.path);
    };
    return () => channel.close();
  },
};

/** Hears of the calls of other tabs, by their paths, from the moment that something is shown: effects would begin behind the paint. */
export function useChangesElsewhere(onChange: (path: string) => void): void {
  const hear = useEffectEvent(onChange);
  useLayoutEffect(() => changeChannel.subscribe((path) => hear(path)), []);
}
