import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useChangeSavedSearches, useSavedSearches } from "../../ui/saved-searches/saved-searches.queries.ts";
import { writeSearchAddress } from "../search-form/search-address.ts";
import { searchOfSaved } from "./saved-query.ts";

/** Opens the saved search that the address names, in its place in the history. "gone" where there is none of that name. */
export function useSavedSearchOpening(): "opening" | "gone" | undefined {
  const [address, setAddress] = useSearchParams();
  const { data: known, isError } = useSavedSearches();
  const { mutate: change } = useChangeSavedSearches();
  const id = address.get("saved");
  const saved = known?.find((one) => one.id === id);
  /** Each once, though looking at it changes the list. */
  const opened = useRef<string>(null);

  useEffect(() => {
    if (id === null) opened.current = null;
    if (!saved || opened.current === saved.id) return;
    opened.current = saved.id;
    const { words, refinement, near } = searchOfSaved(saved);
    // Looked at before it is searched: what comes in between is new the next time, and never missed.
    const open = () =>
      setAddress(writeSearchAddress(words, refinement), { replace: true, state: { run: Date.now(), near } });
    change({ kind: "look", search: saved }, { onSettled: open });
  });

  if (id === null) return undefined;
  return saved || (known === undefined && !isError) ? "opening" : "gone";
}
