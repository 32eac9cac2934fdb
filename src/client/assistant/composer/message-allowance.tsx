import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { usageQuery } from "../../http/calls/usage.queries.ts";
import { plansPath } from "../../http/session/plans-path.ts";
import { AllowanceNote } from "../../ui/allowance-note.tsx";

/** Who has plenty left need not think of it. */
const shownFrom = 10;

/** How many messages are left of the day, once they become few. */
export function MessageAllowance() {
  const location = useLocation();
  const { data } = useQuery(usageQuery);
  if (!data) return null;
  const { used, limit, resets_at } = data.assistant_message;
  if (limit - used > shownFrom) return null;
  const time = new Date(resets_at).toLocaleTimeString("en-US", { timeStyle: "short" });
  return (
    <div className="px-3 pt-2">
      <AllowanceNote
        used={used}
        limit={limit}
        things="messages"
        period="today"
        fullAgain={`at ${time}`}
        plansPath={data.plan === "free" ? plansPath(location) : undefined}
      />
    </div>
  );
}
