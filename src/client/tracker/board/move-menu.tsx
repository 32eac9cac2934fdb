import { type JobStatus, jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { moveIcon } from "./card-icons.tsx";

interface MoveMenuProps {
  job: TrackedJob;
  status: JobStatus;
  onMove: (status: JobStatus) => void;
}

/** The way to move a card without dragging. */
export function MoveMenu({ job, status, onMove }: MoveMenuProps) {
  const others = jobStatuses.filter((candidate) => candidate !== status);
  const label = `Move ${job.job_title} to another column`;
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <IconButton label={label} title="Move to" className="relative" {...props}>
          {moveIcon}
        </IconButton>
      )}
      items={others.map((target) => ({ label: `Move to ${target}`, onSelect: () => onMove(target) }))}
    />
  );
}
