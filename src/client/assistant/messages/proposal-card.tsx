import { FileSearch } from "lucide-react";
import { LinkButton } from "../../ui/link-button.tsx";

/** The way to what was read in an attached CV: nothing of it enters the profile unseen. */
export function ProposalCard({ id }: { id: string }) {
  return (
    <p className="mt-3">
      <LinkButton to={`/profile/import?id=${encodeURIComponent(id)}`}>
        <FileSearch aria-hidden="true" />
        Check what was read
      </LinkButton>
    </p>
  );
}
