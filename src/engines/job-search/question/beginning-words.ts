import { monthNamePattern } from "../../text/text.ts";
import { wordPattern } from "./condition-words.ts";

const from =
  "from|as (?:of|from)|(?:start|beginn)ing(?: (?:in|from|on))?|ab(?: dem)?|zum|à partir d(?:e|u)|à partir d['’]|dès(?: le)?|a partir de(?:l)?|desde(?: el)?|a partire da(?:l|ll['’])?|da(?:l|ll['’])?|vanaf|per|od";
const part =
  "early|mid|late|(?:the )?(?:start|middle|end) of|anfang|mitte|ende|début|mi|fin|(?:principios|mediados|finales) de|inizio|metà|fine|begin|half|eind|początku|połowy|końca|(?:início|meados|fim) de";
const day = "(?:the )?(?:[12]?\\d|3[01])(?:\\.|st|nd|rd|th|er|º)?(?: (?:of|de|di))?";
const year = "(?: (?:de )?20[1-3]\\d)?";
const until = "to|until|till|bis|à|jusqu['’]en|a|hasta|fino a|tot(?: en met)?|do|até";
// "From May's Kitchen" is a name.
const month = `(?:(?:${part})[ -]|${day} )?(?:${monthNamePattern})(?!['’-])${year}`;
/** "1.5.", "01/05/2027"; "3.000" is no date. */
const dated = "(?:0?[1-9]|[12]\\d|3[01])[./](?:0?[1-9]|1[0-2])(?:[./](?:20)?\\d\\d|\\.)";
const atOnce = [
  "(?:(?:available|start(?:ing)?) )?(?:immediately|asap|a\\.s\\.a\\.p\\.?|as soon as possible|right away|straight ?away)(?: available)?|immediate start|from now(?: on)?",
  "(?:ab )?sofort(?: verfügbar)?|ab jetzt|zum nächstmöglichen (?:zeitpunkt|termin)|schnellstmöglich",
  "(?:dès|à partir de) maintenant|tout de suite|immédiatement|dès que possible",
  "inmediatamente|de inmediato|desde ya|lo antes posible",
  "da subito|immediatamente|il prima possibile",
  "per direct|zo snel mogelijk",
  "od zaraz|natychmiast|jak najszybciej",
  "(?:de |início )imediato|imediatamente|(?:a partir de|desde) já|o quanto antes",
].join("|");

/** When the work may begin: "ab Mai", "from 1 May 2027", "asap". Postings are not indexed by it. */
export const beginningPattern = wordPattern(`(?:${from}) ?(?:${month}(?: (?:${until}) ${month})?|${dated})|${atOnce}`);
