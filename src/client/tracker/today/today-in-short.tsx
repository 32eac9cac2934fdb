import { useNavigate } from "react-router";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import type { TodayInShortProps } from "../../ui/states/shell-parts.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useToday } from "./today.queries.ts";
import { TodayRows } from "./today-list.tsx";
import { mailPath, mailRequest } from "./today-words.ts";
import { useRowPresses } from "./use-row-presses.ts";

const maxRows = 3;

/** The first of what waits, for the chat; nothing while nothing does. On phones one: the conversation begins on the same screen. */
export function TodayInShort({ onAsk }: TodayInShortProps) {
  const today = useToday();
  const presses = useRowPresses(today);
  const navigate = useNavigate();
  const hasAdditions = useAdditions();
  const { items, now } = today;
  if (items.length === 0) return null;
  return (
    <section
      aria-label="Waiting for you"
      className="rounded-lg border border-line bg-surface px-4 py-2 shadow-card max-md:[&_li:first-child]:border-b-0 max-md:[&_li:not(:first-child)]:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">Waiting for you</h2>
        <TextLink to="/today" className="min-h-11 content-center text-sm md:min-h-0">
          {items.length > maxRows ? `All ${items.length} on Today` : "Open Today"}
        </TextLink>
      </div>
      <TodayRows
        items={items.slice(0, maxRows)}
        today={dayIn(ownZone(), now)}
        {...presses}
        // The assistant drafts where the card has no form for it.
        onMail={(item) => (hasAdditions ? void navigate(mailPath(item)) : onAsk(mailRequest(item)))}
      />
    </section>
  );
}
