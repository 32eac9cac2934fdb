import { savedSearchPath } from "../../../shared/jobs/saved-search.rules.ts";
import type { TodayAction, TodayCardItem, TodayItem } from "../../../shared/tracker/today/today.contract.ts";
import { laterDays } from "../../../shared/tracker/today/today-changes.rules.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { PlaceOrLink } from "../../ui/page/outside-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { laterIcon } from "../board/card-icons.tsx";
import { dayText, pressTexts, reasonOf } from "./today-words.ts";

export interface RowPresses {
  onDone: (item: TodayCardItem) => void;
  onApplied: (item: TodayCardItem) => void;
  onLater: (item: TodayCardItem, day: string) => void;
  onMail: (item: TodayCardItem) => void;
}

interface TodayRowProps extends RowPresses {
  item: TodayItem;
  /** YYYY-MM-DD */
  today: string;
  /** What the server can keep. */
  actions: readonly TodayAction[];
}

export function TodayRow({ item, today, actions, ...presses }: TodayRowProps) {
  const { title, due, group } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="line-clamp-2 [overflow-wrap:anywhere]">
          <TextLink to={pathOf(item)} className="text-ink no-underline hover:underline">
            {title}
          </TextLink>
          {item.kind !== "openings" && <span className="text-muted">, {item.company}</span>}
        </p>
        <p className="line-clamp-2 text-[0.9375rem] [overflow-wrap:anywhere]" dir="auto">
          {due && group !== "today" && (
            <span className={group === "overdue" ? "font-semibold text-danger" : "font-semibold"}>
              {dayText(due)}:{" "}
            </span>
          )}
          {reasonOf(item)}
        </p>
        {item.kind === "interview" && (
          <PlaceOrLink
            text={item.interview?.place_or_link ?? ""}
            className="text-[0.9375rem] [overflow-wrap:anywhere]"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {actions.map((action, index) => (
          <Press key={action} action={action} isFirst={index === 0} item={item} today={today} {...presses} />
        ))}
      </div>
    </li>
  );
}

interface PressProps extends RowPresses {
  action: TodayAction;
  /** The one next press. */
  isFirst: boolean;
  item: TodayItem;
  today: string;
}

function Press({ action, isFirst, item, today, onDone, onApplied, onLater, onMail }: PressProps) {
  const text = pressTexts[action](item);
  const looks: Looks = {
    variant: isFirst ? "secondary" : "quiet",
    size: "small",
    // Of many buttons with the same words each says what it is for.
    "aria-label": `${text}: ${item.title}`,
  };
  const button = (onClick: () => void) => (
    <Button {...looks} onClick={onClick}>
      {text}
    </Button>
  );
  const link = (to: string) => (
    <LinkButton {...looks} to={to}>
      {text}
    </LinkButton>
  );
  if (item.kind === "openings") return link(pathOf(item));
  switch (action) {
    case "done":
      return button(() => onDone(item));
    case "applied":
      return button(() => onApplied(item));
    case "mail":
      return button(() => onMail(item));
    case "documents":
      return link(`${cardPath(item)}&part=documents`);
    case "card":
    case "search":
      return link(pathOf(item));
    case "later":
      return <LaterMenu {...{ item, today, looks, onLater }} />;
  }
}

interface Looks {
  variant: "secondary" | "quiet";
  size: "small";
  "aria-label": string;
}

interface LaterMenuProps extends Pick<PressProps, "today" | "onLater"> {
  item: TodayCardItem;
  looks: Looks;
}

function LaterMenu({ item, today, looks, onLater }: LaterMenuProps) {
  const { tomorrow, in_three_days, next_week } = laterDays(today);
  const choice = (name: string, day: string) => ({
    label: `${name} (${dayText(day)})`,
    onSelect: () => onLater(item, day),
  });
  return (
    <Menu
      label={looks["aria-label"]}
      trigger={(props) => (
        <Button {...looks} {...props}>
          Later
          {laterIcon}
        </Button>
      )}
      items={[choice("Tomorrow", tomorrow), choice("In three days", in_three_days), choice("Next week", next_week)]}
    />
  );
}

const cardPath = ({ job_url }: TodayCardItem) => `/jobtracking?job=${encodeURIComponent(job_url)}`;

/** Interviews and offers stand among what is noted on the card. */
function pathOf(item: TodayItem): string {
  if (item.kind === "openings") return savedSearchPath({ id: item.search_id });
  return item.record_id === null ? cardPath(item) : `${cardPath(item)}&part=notes`;
}
