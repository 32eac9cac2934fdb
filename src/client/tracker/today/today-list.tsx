import { useRef, useState } from "react";
import { type TodayAction, type TodayItem, todayGroups } from "../../../shared/tracker/today/today.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { useFocusAfterRemoval } from "../../ui/overlays/use-focus-after-removal.ts";
import { type RowPresses, TodayRow } from "./today-row.tsx";
import { groupNames } from "./today-words.ts";

interface TodayListProps extends RowPresses {
  items: readonly TodayItem[];
  today: string;
}

/** A group shows so many before it is unfolded. */
const foldedLength = 8;

/** Everything that waits, by when it is due. */
export function TodayList({ items, ...rest }: TodayListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, items);
  return (
    <div ref={list} className="flex flex-col gap-7">
      {todayGroups.map((group) => {
        const ofGroup = items.filter((item) => item.group === group);
        return ofGroup.length > 0 && <Group key={group} name={groupNames[group]} items={ofGroup} {...rest} />;
      })}
    </div>
  );
}

function Group({ name, items, ...rest }: TodayListProps & { name: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? items : items.slice(0, foldedLength);
  return (
    <section aria-label={name}>
      <h2 className="flex items-baseline gap-2 text-xl">
        {name} <span className="font-sans text-base text-muted">{items.length}</span>
      </h2>
      <TodayRows items={shown} {...rest} />
      {shown.length < items.length && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setUnfolded(true)}>
          Show all {items.length}
        </Button>
      )}
    </section>
  );
}

export function TodayRows({ items, ...rest }: TodayListProps) {
  const hasAdditions = useAdditions();
  return (
    <ul className="mt-1">
      {items.map((item) => (
        <TodayRow key={keyOf(item)} item={item} actions={keepable(item.actions, hasAdditions)} {...rest} />
      ))}
    </ul>
  );
}

const keyOf = (item: TodayItem): string =>
  item.kind === "openings" ? item.search_id : `${item.kind} ${item.record_id ?? ""} ${item.job_url}`;

/** The specified calls keep no next step. */
const keepable = (actions: readonly TodayAction[], hasAdditions: boolean): readonly TodayAction[] =>
  hasAdditions ? actions : actions.filter((action) => action !== "done" && action !== "later");
