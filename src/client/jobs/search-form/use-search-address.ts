import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod/mini";
import type { Search } from "../job-search.queries.ts";
import type { DeviceLocation } from "./device-location.ts";
import {
  hasPlace,
  type Refinement,
  readRefinement,
  readSearchAddress,
  type SearchFields,
  writeSearchAddress,
} from "./search-address.ts";
import type { UsedLocation } from "./use-device-location.ts";

/** Travels with the history's entry, so that Back shows the very results that were left. */
const entryState = z.object({
  run: z.number(),
  near: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The entry before this one is the same list without an open job. */
  isOverList: z.optional(z.boolean()),
});

/** The search and the opened job, as the address and its history entry keep them. */
export function useSearchAddress({ location, isSettling }: Pick<UsedLocation, "location" | "isSettling">) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const entry = entryState.safeParse(useLocation().state).data;
  // A page opened by its address alone searches around where the device is.
  const { run, near, isOverList } = entry ?? { run: 0, near: location };
  const search: Search = { words: readSearchAddress(address), refinement: readRefinement(address), near, run };
  const { words, refinement } = search;
  const openedId = address.get("job") ?? "";

  return {
    search,
    openedId,
    /** False while a page that was opened by its address still has to learn where the device is. */
    isKnown: entry !== undefined || !isSettling || hasPlace(words),

    /** Filters stay; what was said of how the words were read goes with the words. */
    begin(next: SearchFields, around: DeviceLocation | undefined): void {
      const kept = next.title === words.title ? refinement : { ...refinement, takenOff: [], asWritten: [] };
      setAddress(writeSearchAddress(next, kept), { state: { run: Date.now(), near: around } });
    },

    refine(change: Partial<Refinement>): void {
      const next = writeSearchAddress(words, { ...refinement, ...change });
      setAddress(next, { state: { run: Date.now(), near }, preventScrollReset: true });
    },

    /** The same search, from here instead of another place; it takes the place of the former in the history. */
    move(around: DeviceLocation | undefined): void {
      const state = { run: Date.now(), near: around };
      setAddress(writeSearchAddress(words, refinement), { state, replace: true, preventScrollReset: true });
    },

    openJob(id: string): void {
      const next = writeSearchAddress(words, refinement);
      next.set("job", id);
      // Looking through the list must not fill the history with every job.
      const state = { run, near, isOverList: openedId === "" || isOverList };
      setAddress(next, { state, replace: openedId !== "", preventScrollReset: true });
    },

    /** Back to the list: as the browser's Back does where that leads there. */
    closeJob(): void {
      if (isOverList) return void navigate(-1);
      const next = writeSearchAddress(words, refinement);
      setAddress(next, { state: { run, near }, replace: true, preventScrollReset: true });
    },
  };
}
