import { type ComponentType, startTransition, useEffect, useState } from "react";
import { pendingCalls } from "../../http/calls/pending-calls.ts";
import { whenIdle } from "./when-idle.ts";

/** A part of a page that nobody sees at first: its code comes when the browser is idle, or else when it is shown. */
export interface Deferred<Props> {
  /** Undefined until the code has come. */
  part: ComponentType<Props> | undefined;
  fetch(): Promise<void>;
  /** For an effect of what may show the part later. */
  preload(): void;
}

/** @param isRare whether so few ever want it that its code comes for those alone */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>, isRare = false): Deferred<Props> {
  let isPreloading = isRare;
  const deferredPart: Deferred<Props> = {
    part: undefined,

    async fetch() {
      deferredPart.part = await load();
    },

    preload() {
      if (isPreloading) return;
      isPreloading = true;
      // What could not be fetched beforehand is fetched when it is needed.
      whenIdle(() => void deferredPart.fetch().catch(() => undefined));
    },
  };
  return deferredPart;
}

/**
 * The part as soon as it is wanted and has come; it stays, so that it can close with an animation. React's `lazy` would hold
 * back for 300 ms what has come.
 */
export function useDeferred<Props>(deferredPart: Deferred<Props>, isWanted: boolean): ComponentType<Props> | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [, setCame] = useState(deferredPart.part !== undefined);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => {
    if (!wasWanted) return deferredPart.preload();
    // It may have come since the rendering, which has not drawn it then.
    if (deferredPart.part) return setCame(true);
    let isGone = false;
    const fail = (error: unknown) => {
      // Without a network the rest of the page goes on; the part comes with the network.
      if (!navigator.onLine) return addEventListener("online", fetch, { once: true });
      setCame(() => {
        throw error;
      });
    };
    // In pieces, between which the browser answers.
    const show = () => startTransition(() => setCame(true));
    // What comes when the browser is idle comes after it, and not beside it.
    const fetch = () => void (isGone || pendingCalls.during(deferredPart.fetch()).then(show, fail));
    fetch();
    return () => {
      isGone = true;
      removeEventListener("online", fetch);
    };
  }, [deferredPart, wasWanted]);
  return wasWanted ? deferredPart.part : undefined;
}
