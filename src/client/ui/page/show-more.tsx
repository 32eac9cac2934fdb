import { Button } from "../button.tsx";

/** What stands behind the shown part of a long list. */
export function ShowMore({ rest, onPress }: { rest: number; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onPress}>
      {rest} more
    </Button>
  );
}
