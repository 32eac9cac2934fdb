import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { anyOf } from "../reg-exp-parts.ts";

/** Seasons and thirds of a year with their months: people say them roughly, so that they overlap. No word that another language has. */
const parts: [words: string, ...months: number[]][] = [
  ["early beginning start anfang beginn début principios comienzos inizio begin początek początku início", 1, 2, 3, 4],
  ["mid middle mitte milieu mediados metà halverwege połowie meados", 4, 5, 6, 7, 8, 9],
  ["late end ende fin finales fine eind koniec końcu fim", 9, 10, 11, 12],
  ["spring frühjahr frühling printemps primavera voorjaar wiosną wiosna", 3, 4, 5, 6],
  ["summer sommer été verano zomer latem lato verão", 6, 7, 8, 9],
  ["autumn fall herbst automne otoño autunno herfst najaar jesienią jesień outono", 9, 10, 11, 12],
  ["winter hiver invierno inverno zimą zima", 11, 12, 1, 2, 3],
];

const monthsByName = new Map(
  parts.flatMap(([words, ...months]) =>
    words.split(" ").flatMap((word) => [word, foldText(word)].map((name): [string, number[]] => [name, months])),
  ),
);

/** The months that a name of a season or a third of a year stands for, in any of the languages of documents. */
export const monthsOfYearPart = (name: string): readonly number[] => monthsByName.get(name.toLowerCase()) ?? [];

/** What an expression finds such a name by. */
export const yearPartPattern = anyOf(monthsByName.keys());
