import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { usageQuery } from "../../http/calls/usage.queries.ts";
import { plansPath } from "../../http/session/plans-path.ts";
import { AllowanceNote } from "../../ui/allowance-note.tsx";

/** How many document sets are left of the month. */
export function DocumentAllowance() {
  const location = useLocation();
  const { data } = useQuery(usageQuery);
  if (!data) return null;
  const { used, limit, resets_at } = data.document_set;
  // The period ends by UTC.
  const day = new Date(resets_at).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
  return (
    <AllowanceNote
      used={used}
      limit={limit}
      things="document sets"
      period="this month"
      fullAgain={`on ${day}`}
      plansPath={data.plan === "free" ? plansPath(location) : undefined}
    />
  );
}
