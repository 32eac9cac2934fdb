import type { ReviewedFact } from "../../shared/documents/document-review.contract.ts";
import { TextLink } from "../ui/text-link.tsx";

/** A fact in the person's own words, with the place where it stands. */
export function FactLine({ fact: { text, where, section, origin } }: { fact: ReviewedFact }) {
  return (
    <div className="border-accent/40 border-l-2 pl-3 text-[0.9375rem]">
      <p>{origin === "posting" ? `“${text}”` : text}</p>
      <p className="mt-0.5 text-muted text-sm">
        {section ? <TextLink to={`/profile#${section}`}>{where}</TextLink> : where}
        {origin === "gone" && " – as your profile said it when this was written; it no longer does"}
      </p>
    </div>
  );
}
