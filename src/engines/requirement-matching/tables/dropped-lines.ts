/** Lines that ask for nothing, wherever they stand: pay, leave, hours, addresses. Held against folded text. */
export const droppedLine = new RegExp(
  `[€£$]\\s?\\d|\\b(?:eur|gbp|usd|chf|pln|r\\$)\\s?\\d|\\d[\\d.,\\s'’]*(?:k\\s?|tys\\.?\\s|mila\\s|mil\\s)?(?:€|eur\\b|euros?\\b|£|gbp\\b|usd\\b|\\$|chf\\b|zl\\b|pln\\b|k€)|\\b\\d{2,3}\\s?k\\b|@\\S+\\.|https?://|www\\.
|\\b\\d{1,2}\\s*(?:days?|tage|jours|dias|giorni|dagen|dni)['’]?\\s.{0,20}(?:holiday|leave|vacation|urlaub|conges?|vacaciones|ferie|vakantie|verlof|urlop|ferias)
|^(?:please note|bitte beachten|note:|n\\.?b\\.?[ :])|\\b(?:tvod|tv-l|tvoed)\\b|closing date|bewerbungsschluss|\\bhours per week\\b|\\bstunden pro woche\\b|schwerbehind|we welcome applications|equal opportunit|regardless of|all applicants
|^(?:location|place|ort|standort|lieu|ubicacion|lugar|sede|locatie|miejsce|local|hours|pay|salary|gehalt|vergutung|salaire|remuneration|salario|retribuzione|salaris|wynagrodzenie|contract|contrato|contrat|contratto|start|reports to|department|job title|team)\\s*:`.replaceAll(
    "\n",
    "",
  ),
);
