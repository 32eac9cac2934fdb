import { type RefObject, useEffect, useRef } from "react";
import type { Generation } from "./document-generation.queries.ts";

/** Brings into sight how far a generation is, why it stopped, and at its end what it made: its button stands below all of that. */
export function useOutcomeInSight({ isRunning, results: { saved } }: Generation): {
  section: RefObject<HTMLElement | null>;
  outcome: RefObject<HTMLDivElement | null>;
} {
  const section = useRef<HTMLElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    if (saved && !isRunning) section.current?.scrollIntoView({ block: "start" });
    else outcome.current?.scrollIntoView({ block: "nearest" });
  }, [isRunning, saved]);
  return { section, outcome };
}
