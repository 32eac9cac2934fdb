import { anyOf, numberWords, unitWords } from "../../text/text.ts";
import { saysUntilWhen } from "./limited-facts.ts";

const units = anyOf(
  new Set(["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => [...unitWords(unit)])),
);
/** "2 days", "8 h online", "deux jours" */
const duration = new RegExp(`^(?:\\d+|${anyOf(numberWords().keys())})[ -]?(?:${units})(?!\\p{L})[^\\d]{0,20}$`, "iu");
/** "online", "Tagesseminar", "kurs internetowy" */
const manner =
  /^(?:[\p{L}-]+[ -])?\p{L}*(?:online|seminar|webinar|lehrgang|workshop|e-learning|internetow[ya]|distanc\p{L}*|distanza|course|kurs|cours|curso|corso|cursus|opleiding)$/iu;
/** "92/100", "Nota media 7,9", "CGPA 7.4", "ocena dobra plus" */
const mark =
  /^\p{L}*(?: \p{L}+)? ?\d+[.,/]\d+(?: c?gpa)?$|^note \d|^(?:ocena|voto|cijfer|note|nota|grade|mark|mention) \p{L}/iu;
/** What every diploma says. */
const passed =
  /^(?:diplom\p{L}* )?(?:pass(?:ed)?|completed|diploma|certificate|bestanden|abgeschlossen|obtenue?|validée?|aprobad[oa]|finalizad[oa]|conseguit[oa]|superat[oa]|geslaagd|behaald|afgerond|zdan[ya]|ukończon[eya]|obronion[ya]|aprovad[oa]|concluíd[oa])$/iu;

/** Whether a remark says how long something took, how, with which mark it was passed, or until when it is held, and nothing else. */
export const isOfCourse = (remark: string): boolean =>
  [duration, manner, mark, passed].some((kind) => kind.test(remark)) || saysUntilWhen(remark);

const lastRemark = /^(.+?)(?:, ([^,()]+)| \(([^()]+)\))$/u;

/** "HACCP, two days", "ADN, valid until 2027", "Diploma (Pass)" by their names; what takes something back stays with its name. */
export function nameAlone(title: string): string {
  const [, name = "", behind, beside] = lastRemark.exec(title) ?? [];
  return name !== "" && isOfCourse(behind ?? beside ?? "") ? nameAlone(name) : title;
}
