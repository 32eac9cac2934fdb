import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { z } from "zod";
import type { DeviceLocation } from "./device-location.ts";
import type { Search } from "./job-search.queries.ts";
import { readSearchAddress, type SearchWords, writeSearchAddress } from "./search-address.ts";

/** Travels with the history's entry, so that Back shows the very results that were left. */
const attempt = z.object({
  run: z.number(),
  near: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

/** The search and the opened job, as the address and its history entry keep them. */
export function useSearchAddress(location: DeviceLocation | undefined) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  // A page opened by its address searches around what was known then, whatever the device says meanwhile.
  const [firstAttempt] = useState<z.infer<typeof attempt>>({ run: 0, near: location });
  const { run, near } = attempt.safeParse(state).data ?? firstAttempt;
  const search: Search = { words: readSearchAddress(address), near, run };

  function begin(words: SearchWords, around: DeviceLocation | undefined) {
    setAddress(writeSearchAddress(words), { state: { run: Date.now(), near: around } });
  }

  function openJob(id: string) {
    const next = writeSearchAddress(search.words);
    if (id) next.set("job", id);
    // Looking through the list must not fill the history with every job.
    setAddress(next, { state, replace: address.has("job"), preventScrollReset: true });
  }

  return { search, begin, openedId: address.get("job") ?? "", openJob };
}
