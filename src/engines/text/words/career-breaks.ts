const pause =
  /(?<!\p{L})(?:career break|(?:maternity|paternity|parental) (?:leave|break|pause|time)|family (?:time|leave|break|caregiver|carer)|gap year|full.?time (?:parent|mother|father|mum|mom|dad)|stay.?at.?home|homemaker|hausfrau|hausmann|(?:mère|père) au foyer|ama de casa|casalinga|huisvrouw|huisman|working holiday|weltreise|tour du monde|vuelta al mundo|giro del mondo|wereldreis|unemployed|unemployment|job.?(?:seeking|search)|\p{L}*(?:familien|eltern|pflege|erziehungs)\p{L}*zeit|\p{L}*pause|erziehungsurlaub|kindererziehung|familienphase|(?:job|stellen)suche|auszeit|karenz|mutterschutz|arbeits(?:los(?:igkeit)?|suchend|suche)|arbeitsuchend|sabbati\p{L}*|sabáti\p{L}*|congé|interruption (?:de carrière|professionnelle)|chômage|recherche d['’]emploi|excedencia|baja (?:maternal|paternal|por)|desempleo|desempleada?o?|congedo|aspettativa|disoccupa\p{L}*|mantelzorg|zorgverlof|ouderschapsverlof|werkloos|werkzoekend|loopbaanonderbreking|urlop|przerwa|wychow(?:anie|ywanie) (?:dzieci|dziecka|syna|córki)|bezrobo\p{L}*|licença|desempreg\p{L}*|(?:отпуск|відпустка) (?:по|для) (?:уходу|догляду)|декрет\p{L}*|перерыв|перерва|(?:уход|догляд) за \p{L}+|育児休業|育休|产假)(?!\p{L})/iu;
/** What a time without work is for, and what a job can be about as well. */
const reason =
  /(?<!\p{L})(?:maternity|paternity|parental|caring for|carer for|opieka nad|maternidad|cuidado de|maternità|cuidar d[aeo])(?!\p{L})/iu;
/** Who stands in for somebody on leave works. */
const cover =
  /(?<!\p{L})(?:cover|replacement|\p{L}*vertretung|remplacement|remplaçante?|sustitución|sustitut[oa]|sostituzione|sostitut[oa]|vervanging|vervang(?:er|ster)|substituição|substitut[oa]|zastępstwo)(?!\p{L})/iu;
const ofWork =
  /(?<!\p{L})(?:nurse|midwife|worker|advis[eo]r|officer|coordinator|coach|consultant|specialist|assistant|manager|doula|enfermer[oa]|matrona|infermier[ea]|ostetrica|adults|(?:the|older|elderly|disabled) (?:people|adults)|the elderly|patients|clients|residents|seniors|osobami|seniorami|ancianos|mayores|pacientes|idosos)(?!\p{L})/iu;

/** Whether a title names a time without work. */
export const namesCareerBreak = (title: string): boolean =>
  !cover.test(title) && (pause.test(title) || (reason.test(title) && !ofWork.test(title)));
