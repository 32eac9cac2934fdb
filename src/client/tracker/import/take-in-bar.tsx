import { Button } from "../../ui/button.tsx";

interface TakeInBarProps {
  /** Of jobs that are taken in. */
  count: number;
  isBusy: boolean;
  onAnother: () => void;
  onTakeIn: () => void;
}

export function TakeInBar({ count, isBusy, onAnother, onTakeIn }: TakeInBarProps) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-page py-3">
      <Button variant="secondary" disabled={isBusy} onClick={onAnother}>
        Another file
      </Button>
      <Button disabled={count === 0} busy={isBusy} onClick={onTakeIn}>
        {count === 1 ? "Import 1 job" : `Import ${count} jobs`}
      </Button>
    </div>
  );
}
