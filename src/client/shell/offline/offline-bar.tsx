import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useRememberedChoice } from "../../http/storage/remembered-choice.ts";
import { rememberedKeeping } from "../../http/storage/remembered-keeping.ts";
import { waitingChanges } from "../../tracker/waiting/waiting-changes.queries.ts";
import { keepWhatIsSeen } from "./keep-what-is-seen.ts";
import { keptData } from "./kept-data.ts";
import { RefusedNotice } from "./refused-notice.tsx";

/** Says plainly that there is no network, from when what is shown is, and what waits; and keeps it while there is one. */
export function OfflineBar({ person }: { person: string }) {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  const isKeeping = useRememberedChoice(rememberedKeeping);
  const waiting = useSyncExternalStore(
    (onChange) => queryClient.getMutationCache().subscribe(onChange),
    () => waitingChanges(queryClient).length,
  );
  const [seenAt, setSeenAt] = useState(0);
  useEffect(keepTheApplication, []);
  useEffect(() => (isOnline ? undefined : lookForNetwork()), [isOnline]);
  useEffect(() => {
    if (isKeeping) return keepWhatIsSeen(queryClient, person, setSeenAt);
    void keptData.clear();
  }, [queryClient, person, isKeeping]);

  if (isOnline) return <RefusedNotice />;
  return (
    <div
      role="status"
      className="sticky top-(--shell-top) z-10 flex items-start gap-2.5 border-line border-b bg-caution-soft px-4 py-2.5 text-caution text-sm md:px-8"
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        <strong>No network{seenAt > 0 && `: this is from ${timeOf(seenAt)}`}.</strong>{" "}
        {waiting > 0
          ? `${waiting === 1 ? "1 change waits" : `${waiting} changes wait`} to be sent${isKeeping ? `; a sign-out would drop ${waiting === 1 ? "it" : "them"}` : " while this tab stays open"}.`
          : "What you move, note, plan or add on the board is sent once it is back."}{" "}
        Everything else needs the network.
      </p>
    </div>
  );
}

const timeOf = (at: number) =>
  new Intl.DateTimeFormat(undefined, {
    ...(new Date(at).toDateString() !== new Date().toDateString() && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

const pauseMs = 5_000;

/** Browsers do not tell when only the server was away. */
function lookForNetwork(): () => void {
  const timer = setInterval(() => {
    fetch("/healthz", { cache: "no-store" }).then(
      ({ ok }) => ok && onlineManager.setOnline(true),
      () => {},
    );
  }, pauseMs);
  return () => clearInterval(timer);
}

/** The files of the application itself; the development server has none that could be kept. */
function keepTheApplication(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // Where the browser refuses, the application needs the network as before.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}
