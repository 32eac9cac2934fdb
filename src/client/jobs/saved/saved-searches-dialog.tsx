import { Dialog } from "../../ui/overlays/dialog.tsx";
import { ReminderOffer } from "./reminder-offer.tsx";
import { SavedSearchList } from "./saved-search-list.tsx";

interface SavedSearchesDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SavedSearchesDialog({ open, onClose }: SavedSearchesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Saved searches">
      <ReminderOffer />
      <SavedSearchList onOpen={onClose} />
    </Dialog>
  );
}
