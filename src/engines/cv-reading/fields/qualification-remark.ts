import type { DraftDate, DraftField } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { saysNotHeld } from "../../text/text.ts";
import { filledParts, isEmptySlice, type Slice, sliceText, trimmedSlice } from "../lines/cv-line.ts";
import { fieldOf } from "./draft-values.ts";

interface Item {
  name: Slice[];
  organization: Slice | undefined;
  date: DraftDate | undefined;
}

/** A paper that is planned or has run out is named with the words that say so: date and giver may be left out. */
export function withState<One extends Item>(item: One, sources: Slice[]): One & { state?: Slice | undefined } {
  const [first] = item.name;
  const state = sources
    .flatMap((source) => filledParts(source, /[,;|()（）[\]\t、，；]|\s[-–—]\s/gu))
    .find(
      (part) =>
        saysNotHeld(sliceText(part)) &&
        !begunAndDone.test(part.line.text.slice(part.from)) &&
        !(part.line === first?.line && part.from <= first.from && part.to > first.from),
    );
  if (!state) return item;
  const isOwnDate = item.date?.source.some(
    ({ line, from }) => line === state.line.id && from >= state.from && from < state.to,
  );
  const date = isOwnDate ? undefined : item.date;
  const name = item.name.map((slice) => before(slice, state)).filter((slice) => !isEmptySlice(slice));
  const rest = item.organization && before(item.organization, state);
  const organization = rest && !isEmptySlice(rest) ? rest : undefined;
  if (name.length > 0) return { ...item, name, state, organization, date };
  // "2027 (expected)" in the margin: what was taken for the giver is the name.
  return organization ? { ...item, name: [organization], state, organization: undefined, date } : item;
}

/** "started in March 2018, passed 2019" */
const begunAndDone =
  /^\s*(?:started|begun|begonnen|commencée?|iniciad[oa]|iniziat[oa]|zaczęt\p{L}+)(?: \p{L}+){0,2}[\s\d,./–-]*(?<!\p{L})(?:(?:and|und|et|y|e|en|i) )?(?:passed|completed|obtained|abgeschlossen|bestanden|obtenue?|terminée?|réussie?|aprobad[oa]|completad[oa]|terminad[oa]|conclu[ií]d[oa]|superat[oa]|conseguit[oa]|completat[oa]|behaald|afgerond|ukończon\p{L}+|zdan\p{L}+)(?!\p{L})/iu;

const before = (slice: Slice, { line, from }: Slice): Slice =>
  slice.line === line && from >= slice.from && from < slice.to + 1 ? trimmedSlice({ ...slice, to: from }) : slice;

/** What the profile keeps of a name; more is cut at its end. */
const longestName = 100;

export function nameWithState(name: Slice[], state: Slice): DraftField {
  const [own, said] = [fieldOf(name).value, `(${sliceText(state)})`];
  const isLong = own.length + said.length >= longestName;
  return { ...fieldOf([...name, state]), value: isLong ? `${said} ${own}` : `${own} ${said}` };
}
