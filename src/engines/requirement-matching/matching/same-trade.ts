import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { commonOccupations } from "../../text/text.ts";
import type { RequirementWord } from "../requirement-words.ts";
import { contentWords, isSameWord, readingLanguage } from "../requirement-words.ts";

/** How high, how, for how long: no trade. */
const ofRank = new Set(
  `senior junior lead leader head chief deputy assistant associate manager director officer specialist coordinator supervisor team trainee intern graduate member
  leiter leiterin leitung mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin fachkraft spezialist referent stellvertretender teamleiter
  responsable charge chargee chef adjoint adjointe assistante directeur directrice encargado encargada jefe jefa auxiliar ayudante tecnico tecnica
  responsabile addetto addetta capo tecnica medewerker medewerkster leidinggevende assistent hoofd specjalista specjalistka kierownik mlodszy starszy
  technico assistente chefe coordenador h f m w d x mwd`.split(/\s+/),
);

interface Trade {
  words: RequirementWord[];
  occupations: ReadonlySet<string>;
}

/** What a job title says of an occupation. */
export function tradeOf(title: string): Trade {
  const folded = ` ${foldText(title).replace(/[^\p{L}\d]+/gu, " ")} `;
  const words = contentWords(title, readingLanguage(title)).filter(({ key }) => !ofRank.has(key));
  const named = commonOccupations.filter(({ names }) => names.some((name) => folded.includes(` ${name} `)));
  return { words, occupations: new Set(named.flatMap(({ names }) => names.slice(0, 1))) };
}

/** Two titles of one occupation: a word of the trade in common, or two names of the same one. */
export const isSameTrade = (one: Trade, other: Trade): boolean =>
  [...one.occupations].some((name) => other.occupations.has(name)) ||
  one.words.some(({ key }) => other.words.some((word) => isSameWord(key, word.key)));
