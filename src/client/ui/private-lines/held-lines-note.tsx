import { TextLink } from "../text-link.tsx";
import { usePrivateLines } from "./private-lines.queries.ts";

/** Says that documents leave lines out that nobody has decided on, with the way to the question. */
export function HeldLinesNote() {
  const { data: lines = [] } = usePrivateLines();
  const count = lines.filter(({ is_asked }) => is_asked).length;
  if (count === 0) return null;
  return (
    <p className="text-muted">
      {count === 1
        ? "1 line is held back: it reads like a note to yourself. "
        : `${count} lines are held back: they read like notes to yourself. `}
      <TextLink to="/profile/polish">{count === 1 ? "Decide on it" : "Decide on them"}</TextLink>
    </p>
  );
}
