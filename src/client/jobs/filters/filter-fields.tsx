import type { FilterCounts, SearchFilters } from "../../../shared/jobs/search-filters.contract.ts";
import { ChoiceList } from "../../ui/fields/combobox/choice-list.tsx";
import {
  type FilterName,
  filterTitles,
  isChosen,
  isCounted,
  isOffered,
  optionsOf,
  withValues,
} from "./filter-names.ts";
import { PayFilter } from "./pay-filter.tsx";

export interface FilterState {
  filters: SearchFilters;
  /** Undefined until they are known. */
  counts: FilterCounts | undefined;
  onChange: (filters: SearchFilters) => void;
}

/** The fields of some filters, but for those that would change nothing. */
export function FilterFields({ names, ...state }: FilterState & { names: FilterName[] }) {
  const { filters, counts, onChange } = state;
  return names
    .filter((name) => isOffered(name, filters, counts))
    .map((name) => {
      if (name === "pay")
        return (
          <PayFilter
            key={name}
            pay={filters.pay}
            counts={counts?.pay ?? []}
            onChange={(pay) => onChange({ ...withValues(filters, "pay", []), ...(pay && { pay }) })}
          />
        );
      const choices = optionsOf(name, filters, counts);
      return (
        <ChoiceList
          key={name}
          legend={filterTitles[name]}
          kind={isCounted(name) ? "many" : "one"}
          choices={choices}
          chosen={choices.map(({ value }) => value).filter((value) => isChosen(filters, name, value))}
          onChange={(values) => onChange(withValues(filters, name, values))}
        />
      );
    });
}
