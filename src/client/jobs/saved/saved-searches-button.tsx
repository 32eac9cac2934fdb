import { Bookmark } from "lucide-react";
import { newOpeningsText } from "../../../shared/jobs/saved-search.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useSavedSearches } from "../../ui/saved-searches/saved-searches.queries.ts";

/** Shown once there is one to lead to. */
export function SavedSearchesButton({ onPress }: { onPress: () => void }) {
  const { data: searches = [] } = useSavedSearches();
  if (!searches || searches.length === 0) return null;
  const fresh = searches.reduce((sum, { new_openings: count }) => sum + count, 0);
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      <Bookmark aria-hidden="true" />
      Saved searches
      {fresh > 0 && <Badge tone="strong">{newOpeningsText(fresh)}</Badge>}
    </Button>
  );
}
