import { Badge, type BadgeTone } from "./badge.tsx";

const toneByStatus: Record<string, BadgeTone> = {
  Viewed: "neutral",
  Applied: "soft",
  Interview: "caution",
  Offer: "strong",
  Rejected: "danger",
};

/** The status of a tracked job in its colour. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={toneByStatus[status] ?? "neutral"}>{status}</Badge>;
}
