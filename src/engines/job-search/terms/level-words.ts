import { deu, eng, fra, ita, nld, pol, por, spa } from "stopword";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { termOf } from "./word-forms.ts";

/** Say how far somebody has come or what the contract is, not what the work is: they count a quarter and never decide alone. */
const levelWords = new Set(
  `senior junior lead principal trainee apprentice graduate intern internship entry level mid experienced qualified chief
  werkstudent werkstudentin azubi auszubildende praktikant praktikum becario practicas stage stagiaire alternance apprenti
  urgent urgently immediate immediately start starter starting asap wanted needed required hiring now new exciting great opportunity
  fulltime parttime full part time permanent temporary temp contract contractor casual fixed term ftc remote hybrid onsite flexible
  shift shifts weekend weekends day days night nights evening evenings hour hours weekly
  vollzeit teilzeit unbefristet befristet minijob aushilfe gesucht sofort quereinsteiger cdi cdd interim urgente tiempo completo parcial`
    .split(/\s+/)
    .map(termOf),
);

/** Whether a term says anything of the work itself. */
export const namesWork = (term: string): boolean => !levelWords.has(term) && !/^\d+$/.test(term);

/** Of what a word that names the work weighs. */
export const shareOfLevelWord = 0.25;

const everyday = new Set([deu, eng, fra, ita, nld, pol, por, spa].flat().map((word) => termOf(foldText(word))));

/** "With", "weiter", "dla": a word of any text, unless titles have it ("IT"). */
export const isEveryday = (term: string): boolean => everyday.has(term);
