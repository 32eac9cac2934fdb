import { useOutletContext } from "react-router";
import type { Deferred } from "./deferred.ts";

export interface TodayInShortProps {
  /** Asks the assistant. */
  onAsk: (message: string) => void;
}

/** Parts of features that the shell hands to the pages of others. */
export interface ShellParts {
  todayInShort: Deferred<TodayInShortProps>;
}

export const useShellParts = (): ShellParts => useOutletContext<ShellParts>();
