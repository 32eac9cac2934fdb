import { Popover } from "@base-ui/react/popover";
import { ChevronDown, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-styles.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SheetDialog } from "../../ui/overlays/sheet.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { FilterFields, type FilterState } from "./filter-fields.tsx";
import { chosenName, type FilterGroup, filterGroups, isOffered } from "./filter-names.ts";

/** What narrows the results, each value with its count: side by side where there is room, else in a sheet. */
export function FilterBar(state: FilterState) {
  const { filters, counts, onChange } = state;
  const groups = filterGroups.filter(({ filters: names }) => names.some((name) => isOffered(name, filters, counts)));
  const chosen = Object.keys(filters).length;
  const isWide = useIsWide();
  if (groups.length === 0) return null;
  if (!isWide) return <NarrowFilters {...state} groups={groups} chosen={chosen} />;
  return (
    <fieldset aria-label="Filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {groups.map((group) => (
        <FilterPopover key={group.title} {...state} group={group} />
      ))}
      {chosen > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange({})}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}

function FilterPopover({ group, ...state }: FilterState & { group: FilterGroup }) {
  const { filters, counts } = state;
  const names = group.filters.flatMap((name) => chosenName(name, filters, counts) ?? []);
  const isActive = names.length > 0;
  return (
    <Popover.Root>
      <Popover.Trigger
        className={classNames(
          "inline-flex min-h-9 max-w-60 items-center gap-1.5 rounded-full border px-3.5 text-sm transition-colors data-popup-open:border-accent",
          isActive
            ? "border-accent bg-accent-soft font-semibold text-accent"
            : "border-edge/60 bg-surface hover:border-edge hover:bg-raised",
        )}
      >
        <span className="truncate">
          {isActive && <span className="sr-only">{group.title}: </span>}
          {isActive ? names.join(", ") : group.title}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="start" className="z-50 outline-none">
          <Popover.Popup
            aria-label={group.title}
            className="flex max-h-[min(26rem,var(--available-height))] w-72 origin-(--transform-origin) flex-col gap-5 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-4 shadow-float outline-none transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            <FilterFields {...state} names={group.filters} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function NarrowFilters({ groups, chosen, ...state }: FilterState & { groups: FilterGroup[]; chosen: number }) {
  const [isOpen, setOpen] = useState(false);
  const { counts, onChange } = state;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClasses("secondary", "small")}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {chosen > 0 && <span className="rounded-full bg-accent px-2 text-on-accent text-sm">{chosen}</span>}
      </button>
      <SheetDialog side="bottom" label="Filters" open={isOpen} onClose={close}>
        <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-line border-b bg-surface px-4 py-2">
          <h2 className="text-lg">Filters</h2>
          <IconButton label="Close the filters" onClick={close} className="-mr-2">
            <X />
          </IconButton>
        </div>
        <div className="flex flex-col gap-6 px-4 py-5">
          {groups.map((group) => (
            <FilterFields key={group.title} {...state} names={group.filters} />
          ))}
        </div>
        <div className="sticky bottom-0 flex items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3">
          <Button variant="quiet" disabled={chosen === 0} onClick={() => onChange({})}>
            Clear filters
          </Button>
          <Button onClick={close}>{shownText(counts)}</Button>
        </div>
      </SheetDialog>
    </>
  );
}

function shownText(counts: FilterState["counts"]): string {
  if (!counts) return "Show openings";
  const { counted, is_more: isMore } = counts;
  if (counted === 1 && !isMore) return "Show 1 opening";
  return `Show ${counted.toLocaleString("en")}${isMore ? "+" : ""} openings`;
}
