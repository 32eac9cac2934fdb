import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import { recordApplyClick } from "./apply-click.ts";
import { boardChanged } from "./assistant.queries.ts";
import { leadsToOpening } from "./job-listings.ts";

const middleButton = 1;

/**
 * Records the job of each Apply link that is followed, by mouse, middle button or keyboard; the link itself opens as
 * links do.
 */
export function useApplyLinks(content: RefObject<HTMLElement | null>, jobs: ChatJob[]): void {
  const queryClient = useQueryClient();

  const follow = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // Pages of the application are links too, but nothing that one applies for.
    if (!link || !content.current || !leadsToOpening(link)) return;
    await recordApplyClick(content.current, link, jobs);
    await boardChanged(queryClient);
  });

  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    content.current?.addEventListener("click", (event) => void follow(event), { signal });
    const onOtherButton = (event: MouseEvent) => {
      if (event.button === middleButton) void follow(event);
    };
    content.current?.addEventListener("auxclick", onOtherButton, { signal });
    return () => events.abort();
  }, [content]);
}
