/** The words by which the assistant understands a sentence. Folded: lower case, no accents. Typing errors in them are mended. */

const list = (text: string) => text.trim().split(/\s+/);
const phrases = (text: string) =>
  text
    .split("|")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");

export const jobNouns = new Set(
  list(`job jobs position positions opening openings vacancy vacancies role roles opportunity opportunities gig gigs posting
  postings listing listings employment stelle stellen arbeit stellenangebote emploi emplois poste postes travail boulot offre
  offres trabajo trabajos empleo empleos puesto puestos`),
);

export const searchVerbs = new Set(
  list(`find search show looking seeking searching list suggest recommend hiring need want wanna seek look suche cherche busco
  recherche brauche necesito lookin hire fnd serach finde`),
);

/** Words that belong to no title where they stand at its edge. */
export const fillers = new Set(
  list(`a an the any some all good new more other great open available current suitable best top latest now today tonight asap soon
  urgent urgently immediately right away get got give see wanted like have has had having is are was were be been being am there
  here it its it's that this these those them they he she we you your yours our us i im i'm id ive i've me my mine myself u ur can
  could would will should shall may might must do does did done don't dont not no yes ok okay yeah yep nope please pls plz plzz
  thanks thank thx hi hello hey help for of as at on to by from in near around within into about with without or and but so just
  maybe also too only instead then than if when while because since after before what whats what's which who where how why something
  sumthing anything someone anyone somebody anybody nothing everything things thing one ones work working worked job-wise
  apply career careers online exist really very much many lot lots bit quite still again back out up down over off go going gone
  come tell know think hope wish try trying start starting make makes take takes possible preferably ideally year years yr yrs old olds age aged
  experience experienced qualified unemployed currently recently moved just moving live living based located place places area
  region city town country anywhere nearby close local home week weeks month last next old months days day weekend weekends
  person people guy woman man mother mom dad single sort kind type kinds level well average typical usual normal fair wage wages income money paid paying pay pays salary earn
  become became interested into become desperate nice easy simple decent better former ex used returning return break
  write writing negotiate negotiating answer use using send mail email accept decide forget explain understand learn finished school june july january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday sir madam dear bro mate actually basically 4 any1 sth everyone another lets let let's us some1 w wo own though tho range needed required retired per
  ich bin ein eine einen einer als bitte im in bei und oder der die das fur nach mir es gibt welche hallo guten tag mindestens kannst du mir helfen finden zu hilf gerne mochte will habe bin wo wie was
  je suis qui recrute recrutent veux travailler un une des le la les du de d l comme en au aux et ou avec pour svp voudrais chez bonjour y a t il
  soy el los las del por favor hola con al para quiero d'une d'un d'une l'on hay alguno alguna mi me como`),
);

/** Introduces a place. */
export const placePrepositions = new Set(
  list("in near around at within inside close from to bei nahe en a dans vers pres cerca nach im by"),
);

export const remotePhrases = phrases(`remote | remotely | work from home | working from home | from home | home office |
  homeoffice | wfh | telework | teleworking | telecommute | teletravail | teletrabajo | von zu hause | a distance | remoto | fully remote`);

/** At the workplace. */
export const onSitePhrases = phrases(
  "on site | onsite | on-site | in person | office based | in the office | vor ort | sur place | presencial",
);

export const employmentPhrases: Record<string, string[]> = {
  FULL_TIME: phrases("full time | fulltime | ft | vollzeit | temps plein | tiempo completo | jornada completa"),
  PART_TIME: phrases(
    "part time | parttime | pt | teilzeit | temps partiel | mi temps | tiempo parcial | medio tiempo | media jornada | mini job | minijob | half time",
  ),
  CONTRACTOR: phrases(
    "contract work | on contract | contract basis | contract role | contract roles | contract job | contract jobs | contract position | contractor | freelance | freelancing | self employed",
  ),
  TEMPORARY: phrases(
    "temporary | temp | temping | temp work | temp job | seasonal | fixed term | befristet | interim | temporal",
  ),
};

/** What follows one of these is not wanted. */
export const exclusionOpenings =
  phrases(`arent | isnt | doesnt involve | dont involve | not involving | nothing to do with | stay away from | tired of | fed up with | sick of | instead of | anywhere but | anywhere except | anywhere other than | everywhere but | everywhere except | outside of | outside | forget about | forget |
  rather than | ausser | ausgenommen | bis auf | excepte | hormis | hors de | salvo | fuera de | que no sea | anything but | anything except | anything other than | everything but | everything except |
  all but | except for | except | excluding | exclude | other than | apart from | but not | but no | nothing with | nothing in |
  not in | not as | not | no | without | dont want | do not want | dont like | hate | never | leave out | skip | avoid | kein | keine | ohne |
  nicht | sauf | pas de | pas le | pas la | pas les | sans | excepto | menos | sin | dont show me | dont show`);

/** Wherever it is, as long as there is work. */
export const anywherePhrases = phrases(
  "anywhere | everywhere | worldwide | partout | en cualquier sitio | donde sea | any place | any city | any country | any location | dont care where | no matter where | doesnt matter where | wherever | location doesnt matter | location does not matter | egal wo | uberall | n importe ou | en cualquier lugar",
);
/** Ask for openings of whatever kind. */
export const anyJobPhrases = phrases(
  `jobs | openings | vacancies | positions | roles | listings | postings | opportunities | gigs | anything | something | any | whatever | whichever | all | everything | who is hiring | whos hiring | who hires |
  stellen | stellenangebote | irgendwas | egal | offres | emplois | postes | n importe | trabajos | empleos | ofertas | lo que sea | cualquier |
  summer job | holiday job | student job | weekend job | saturday job | sunday job | evening job | night job | christmas job | side job | second job | nebenjob | ferienjob | aushilfsjob | studentenjob | job d ete`,
);
/** Places that openings cannot be narrowed by. */
export const regions = phrases(
  "europe | eu | european union | asia | africa | the middle east | south america | latin america | scandinavia | dach",
);
/** Take a wish back that was said before. */
export const optionalPhrases = phrases(
  "doesnt have to be | does not have to be | need not be | no need to be | neednt be | not necessarily | doesnt need to be | does not need to be | not only | no longer | take out | drop the | remove the | remove | lift the | leave out the | dont need | muss nicht | not just",
);

export const homePhrases = phrases(
  "near me | nearby | around here | around me | close to me | close to home | close to my home | near my home | in my area | in my city | in my town | where i live | local jobs | in der nahe | pres de chez moi | cerca de mi",
);
export const morePhrases =
  phrases(`more | next | others | other ones | further | another | continue | next page | show more | more please |
  keep going | go on | any more | anything else | what else | is that all | is that it | rest | weitere | mehr | autres | plus | mas | siguiente | suivant | load more`);
export const backPhrases = phrases(
  "previous | go back | back | last page | page before | earlier ones | the ones before | the one before | zuruck | precedent | anterior | prev",
);
export const betterPayPhrases =
  phrases(`higher pay | better pay | better paid | higher paid | more money | higher salary | better salary | well paid |
  pays well | paying well | pay well | pays a lot | pays better | pays more | paying more | paying better | good pay | highly paid | high pay | high paying | better paying | higher paying | best paid | best paying | good salary | decent pay | decent salary | higher wage |
  better wages | gut bezahlt | bien paye | bien pagado | more pay | high salary`);

/** Fields that are no places, though towns of the name exist. */
export const fields = new Set(
  list(`sales marketing finance accounting engineering nursing law retail tech technology design education healthcare health it hr
  hospitality logistics construction media security care banking insurance consulting administration management manufacturing
  research science teaching cleaning catering general particular order advance time touch charge software data`),
);
