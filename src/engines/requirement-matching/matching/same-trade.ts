import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { occupationsNamed } from "../../job-search/job-search.ts";
import { commonOccupations, type DocumentLanguage, memoizedIn } from "../../text/text.ts";
import type { RequirementWord } from "../requirement-words.ts";
import { contentWords, ideasOf, isCognate, isRankIdea, isSameWord } from "../requirement-words.ts";

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
  occupations: ReadonlySet<number>;
}

/** Whether a word says no more than how high somebody stands. */
export const isOfRank = (key: string, language: DocumentLanguage): boolean =>
  ofRank.has(key) || ideasOf(key, language).some(isRankIdea);

/** "Head chef does all ordering": what begins with somebody else's post is their doing. */
export function isOfAnother(text: string, language: DocumentLanguage): boolean {
  const [rank = "", occupation = ""] = foldText(text).split(/[^\p{L}]+/u);
  return isOfRank(rank, language) && occupationsNamed(occupation).size > 0;
}

/**
 * What a job title says of an occupation.
 *
 * @param language of the text around the title: a title alone tells none
 */
export const tradeOf = memoizedIn((title, language): Trade => {
  const words = contentWords(title, language).filter(({ key }) => !ofRank.has(key));
  return { words, occupations: occupationsNamed(title) };
});

/**
 * The one occupation whose doing a word names, or none: "reception" of receptionists, "Elektroinstallation", "soldadura". Rows of the table hold neighbours too (a recruiter, a
 * generalist), so that only their first name counts, and a word that several have ("Küche") tells none.
 */
export const occupationsDoing = memoizedIn((key, language): readonly number[] => {
  const found = commonOccupations.flatMap(({ names }, occupation) => {
    const first = names.find((one) => one.language === language)?.name;
    return first && isCognate(foldText(first), key) ? [occupation] : [];
  });
  return found.length === 1 ? found : [];
});

const meet = (some: ReadonlySet<number>, others: ReadonlySet<number>) => [...some].some((one) => others.has(one));
/** By the first two digits of ISCO. */
const fieldsOf = ({ occupations }: Trade) =>
  new Set([...occupations].map((occupation) => Number(commonOccupations[occupation]?.group.slice(0, 2))));

/**
 * Whether a title is of a known occupation, and not of the one that is asked for: "dental nurse" of "nurse". "HGV driver" is a driver too: of one field,
 * and its title names what is asked.
 *
 * @param common words of the title and what is asked
 */
export const isOtherOccupation = (title: Trade, asked: Trade, common: string): boolean =>
  Math.min(title.occupations.size, asked.occupations.size) > 0 &&
  !meet(title.occupations, asked.occupations) &&
  !(meet(fieldsOf(title), fieldsOf(asked)) && meet(occupationsNamed(common), asked.occupations));

/** Two titles of one occupation: two names of the same one; where one of them is unknown, a word of the trade in common. */
export const isSameTrade = (one: Trade, other: Trade): boolean =>
  meet(one.occupations, other.occupations) ||
  (Math.min(one.occupations.size, other.occupations.size) === 0 &&
    one.words.some((word) => other.words.some((own) => isSameWord(word.key, own.key))));
