import { TextLink } from "./text-link.tsx";

interface AllowanceNoteProps {
  used: number;
  limit: number;
  /** "document sets" */
  things: string;
  /** "this month" */
  period: string;
  /** When it is full again: "on December 1" */
  fullAgain: string;
  /** Where more can be had; absent on the largest plan. */
  plansPath: string | undefined;
}

/** What is left of a plan, said where it is used, before it runs out. */
export function AllowanceNote({ used, limit, things, period, fullAgain, plansPath }: AllowanceNoteProps) {
  const left = Math.max(0, limit - used);
  return (
    <p className="text-muted text-sm">
      {left} of {limit} {things} left {period}
      {left === 0 ? `, full again ${fullAgain}` : ""}.{" "}
      {plansPath && left <= Math.ceil(limit / 5) && <TextLink to={plansPath}>See Pro</TextLink>}
    </p>
  );
}
