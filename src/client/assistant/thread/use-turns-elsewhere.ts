import { useEffect, useEffectEvent } from "react";

const channelName = "chat-turns";

/** Tells the person's other tabs that the conversation has gone on. */
export function announceTurn(sessionId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(sessionId);
  channel.close();
}

/** Calls when another tab has gone on with the conversation. */
export function useTurnsElsewhere(sessionId: string, onTurn: () => void): void {
  const handle = useEffectEvent(onTurn);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (data === sessionId) handle();
    };
    return () => channel.close();
  }, [sessionId]);
}
