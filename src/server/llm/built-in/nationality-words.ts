import type { Word } from "./sentence.ts";

/** What a person is, or which language they speak: no part of a title, and no place to look in. Folded. */
const nationalities = new Set(
  `afghan african albanian algerian american angolan arab arabic argentine argentinian armenian asian australian austrian azerbaijani
  bangladeshi belarusian belgian bolivian bosnian brasilian brazilian british bulgarian cambodian cameroonian canadian chilean chinese
  colombian congolese croatian cuban cypriot czech danish dominican dutch ecuadorian egyptian english eritrean estonian ethiopian
  european filipina filipino finnish french georgian german ghanaian ghanian greek guatemalan haitian honduran hungarian icelandic indian
  indonesian iranian iraqi irish israeli italian jamaican japanese jordanian kazakh kenyan korean kosovan kurdish kuwaiti latvian lebanese
  libyan lithuanian macedonian malaysian maltese mauritian mexican moldovan mongolian moroccan mozambican nepalese nepali nigerian
  norwegian pakistani palestinian peruvian polish portuguese qatari romanian russian rwandan salvadoran saudi scottish senegalese serbian
  singaporean slovak slovakian slovenian somali spanish sudanese swedish swiss syrian taiwanese tanzanian thai tunisian turkish ugandan
  ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabwean
  deutscher deutsche osterreicher osterreicherin syrer syrerin ukrainer ukrainerin turke turkin pole polin spanier spanierin italiener
  francais francaise espagnol algerien marocain marocaine tunisien espanol espanola colombiano colombiana venezolano venezolana
  mexicano mexicana argentino argentina peruano peruana`.split(/\s+/),
);

/** "Spanish teacher", "French chef", "German speaking": there it says what the work is. */
const isOfLanguage =
  /^(?:teacher|tutor|translator|interpreter|lecturer|instructor|trainer|professor|language|literature|speaking|speaker|linguist|chef|cook|restaurant|law|customer|support)s?$|^republic$/;

/** "I am Nigerian welder": where somebody comes from. */
export function isOrigin(word: Word, next: Word | undefined): boolean {
  return nationalities.has(word.key) && !(next && !next.opensClause && isOfLanguage.test(next.key));
}
