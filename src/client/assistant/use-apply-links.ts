import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import { recordApplyClick } from "./apply-click.ts";
import { trackedJobsKey } from "./assistant.queries.ts";

/** Records the job of each Apply link that is followed, by mouse or keyboard; the link itself opens as links do. */
export function useApplyLinks(content: RefObject<HTMLElement | null>, jobs: ChatJob[]): void {
  const queryClient = useQueryClient();

  const follow = useEffectEvent(async (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    // Pages of the application are links too, but nothing that one applies for.
    if (!href || href.startsWith("/")) return;
    await recordApplyClick(href, jobs);
    await queryClient.invalidateQueries({ queryKey: trackedJobsKey });
  });

  useEffect(() => {
    const element = content.current;
    const listener = (event: Event) => void follow(event);
    element?.addEventListener("click", listener);
    return () => element?.removeEventListener("click", listener);
  }, [content]);
}
