import { isPersonName } from "../words/describing-words.ts";
import type { Turn } from "../words/turn.ts";

/** "The linen of 115 rooms" said as "the linen for 115 rooms", "with a tool" as "using a tool", "the number of losses" as "losses". */
export const fromLooserWords: Turn = ({ words, telling, isNow }) => [
  ...words.flatMap((word, at) =>
    word === "for" && belonging.test(words[at - 1] ?? "") ? [{ words: words.with(at, "of"), telling, isNow }] : [],
  ),
  // "Treated patients with pacemakers", "built it with two interns": nobody used those.
  ...words.flatMap((word, at) =>
    word === "using" && at > 1 && !isPersonName(words[at - 1] ?? "") && !words.slice(at).some(isPersonName)
      ? [{ words: words.with(at, "with"), telling, isNow }]
      : [],
  ),
  ...words.flatMap((word, at) =>
    word === "number" && words[at + 1] === "of" && words[at - 1] === "the"
      ? [{ words: words.toSpliced(at - 1, 3), telling, isNow }]
      : [],
  ),
];

/** A biography of somebody is none for them. */
const belonging =
  /^(?:linen|laundry|budget|rota|roster|stock|inventory|maintenance|cleaning|upkeep|care|management|planning|coordination|organi[sz]ation|supervision|running|responsible|costs?|schedules?|payroll|accounts|security|safety|catering|supply|purchasing|logistics|administration|timetable|onboarding|keys)$/;
