import { anyOf, numberWords, unitWords } from "../../text/text.ts";
import { saysUntilWhen } from "./limited-facts.ts";

const units = anyOf(
  new Set(["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => [...unitWords(unit)])),
);
const manner =
  "(?:online|en ligne|en línea|in presenza|internetowy|e-learning|webinar|workshop|(?:online-?|tages|wochenend)?seminar|(?:online|fern)-?(?:kurs|lehrgang)|online course|kurs internetowy|corso online|online cursus|evening course|en alternance|zaocznie)";
/** "2 days", "8 h online", "deux jours", "Tagesseminar" */
const held = new RegExp(
  `^(?:(?:\\d+|${anyOf(numberWords().keys())})[ -]?(?:${units})(?: ${manner})?|${manner})$`,
  "iu",
);
/** "Nota media 7,9", "CGPA 7.4", "ocena dobra plus"; "92/100" */
const mark =
  /^(?:(?:grade|mark|c?gpa|note|nota(?: media)?|voto|cijfer|ocena|moyenne):? )?\d{1,2}[.,]\d{1,2}(?: c?gpa)?$|^note [1-3]$|^(?:ocena|note|mention) (?:bardzo dobra|dobra|celująca|sehr gut|gut|befriedigend|(?:très |assez )?bien)(?: plus)?$/iu;
const ofMost = /^(?:(?:mark|note|nota|voto) )?(\d{1,3})\/(10|20|30|60|100|110)$/iu;
/** What every diploma says. */
const passed =
  /^(?:diplom\p{L}* )?(?:pass(?:ed)?|completed|diploma|certificate|bestanden|abgeschlossen|obtenue?|validée?|aprobad[oa]|finalizad[oa]|conseguit[oa]|superat[oa]|geslaagd|behaald|afgerond|(?:egzamin (?:zawodowy )?)?zdan[ya]|ukończon[eya]|obronion[ya]|aprovad[oa]|concluíd[oa])$/iu;

/** Whether a remark only says that the study was passed, or its mark; a failing mark or half of the parts does not count. */
export function saysPassed(remark: string): boolean {
  const [, got, most] = ofMost.exec(remark) ?? [];
  return mark.test(remark) || passed.test(remark) || Number(got) * 2 >= Number(most);
}

/** The same of a certificate or a course; also how long it took, how it was held, and until when it is valid. */
const isOfCourse = (remark: string) => saysPassed(remark) || held.test(remark) || saysUntilWhen(remark);

const lastRemark = /^(.+?)(?:, ([^,()]+)| \(([^()]+)\)| – ([^–()]+))$/u;

function withoutLast(title: string, isSpare: (remark: string) => boolean): string {
  const [, name = "", ...remarks] = lastRemark.exec(title) ?? [];
  return name !== "" && isSpare(remarks.find(Boolean) ?? "") ? withoutLast(name, isSpare) : title;
}

/** "HACCP, two days", "ADN, valid until 2027" by their names; what says more, or takes something back, stays with its name. */
export const nameAlone = (title: string): string => withoutLast(title, isOfCourse);

/** "Diploma (Pass)" by its name: years of a study may be all of it or a part. */
export const studyAlone = (degree: string): string => withoutLast(degree, saysPassed);
