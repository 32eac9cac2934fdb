import { foldText } from "../../shared/text/folded-text.rules.ts";
import type { PostingSections } from "./posting-sections.ts";

/** What postings speak of, in eight languages and without accents; footers, banners and articles speak of one at most. */
const seeking =
  /\b(?:we (?:are |re )?(?:look|seek|hir|recruit|search)|look(?:ing)? for|seeking|wir suchen|suchen wir|gesucht|verstaerkung|verstarkung|recrut|recherch|nous cherchons|buscamos|se busca|cerchiamo|ricerchiamo|cercasi|(?:wij|we) zoeken|zoekt|szukamy|poszuk|zatrudni|procuramos|estamos a procura)/;
const topics = [
  seeking,
  /\b(?:experience|erfahrung|berufserfahrung|experiencia|esperienza|ervaring|doswiadczeni|diplom|degree|ausbildung|studium|formation|titulacion|laurea|opleiding|wyksztalceni|licenciatura|qualification|certificat|licen[cs]e)/,
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|vollzeit|teilzeit|unbefristet|befristet|minijob|temps plein|temps partiel|cdi|cdd|jornada|indefinid|tempo pieno|part-time|indeterminato|fulltime|parttime|vast contract|pelny etat|umowa o prace|tempo inteiro|sem termo|hours (?:a|per) week|wochenstunden|shift|schicht)/,
  /\b(?:responsib|duties|tasks?|you(?:'| wi)ll|aufgaben|taetigkeit|missions?|funciones|tareas|mansioni|taken|werkzaamheden|obowiazk|zadani|funcoes|tarefas)/,
  /\b(?:salary|per (?:hour|annum|year|month)|gehalt|vergutung|entgelt|tarif|salaire|remuneration|sueldo|salario|stipendio|retribuzione|salaris|wynagrodzeni|remuneracao|holiday|urlaub|conges|vacaciones|ferie|vakantiedagen|urlop|ferias)/,
  /\b(?:apply (?:by|to|for|now|with|online)|send (?:us )?your (?:cv|resume)|closing date|deadline|bewerb|lebenslauf|postul|candidature|candidat|envia tu|inscrib|solicitud|curriculum|sollicit|aplik|zgloszen|cv\b)/,
];

/** How much in a text shows that it is a posting: its sections count most, then what it speaks of. */
export function postingEvidence({ description, requirements, benefits }: PostingSections): number {
  const sections = [requirements, benefits].filter((section) => section !== "").length;
  const text = foldText([description, requirements, benefits].join("\n"));
  return sections * 2 + topics.filter((topic) => topic.test(text)).length;
}

/** A text that looks for somebody, in whatever few words. */
export const seeksSomebody = (text: string): boolean => seeking.test(foldText(text));
