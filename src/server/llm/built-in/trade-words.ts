import { isOccupationWord, namesJob } from "../../../engines/text/text.ts";
import { knownWords } from "./known-words.ts";

/** What people do and are called by beside the occupations that openings are translated by: short names and slang included. Folded. */
const trades = new Set(
  `actuary acupuncturist aide anaesthetist anesthesiologist animator archaeologist archivist arborist assembler assessor astronomer au-pair auctioneer audiologist
  babysitter baler barrister bellboy bioinformatician blacksmith bookbinder bouncer brewer broker bursar cabinetmaker cameraman cardiologist carer caregiver
  caretaker cartographer cashier caterer chambermaid chauffeur chiropractor choreographer cleaner clinician cna cobbler columnist comedian composer concierge
  conductor conservator constable copywriter counsellor counselor courier crew curator dba decorator deckhand demonstrator dermatologist dev devs dietician diver doorman
  dressmaker draftsman draughtsman drafter economist electrician embalmer endocrinologist engraver epidemiologist ergonomist estimator executive fabricator farmhand farrier
  fireman fishmonger fitter fundraiser gamekeeper geneticist glassblower governess greenkeeper grocer groom groomer groundsman groundskeeper handyman hca hgv lgv headhunter
  headmaster headteacher herdsman historian housekeeper housemaid hvac hygienist illustrator immunologist inspector installer investigator 
  jeweller jeweler jockey joiner keeper keyworker labourer laborer landscaper laundress lecturer legislator lifeguard lineman linguist lpn lvn lyricist magician maid mailman 
  marshal masseur masseuse mathematician matron mediator meteorologist microbiologist miner mixologist moderator negotiator neurologist neurosurgeon nutritionist
  obstetrician oncologist optometrist orderly organiser organizer orthodontist osteopath paediatrician pediatrician paperhanger pathologist pedicurist pharmacologist 
  phlebotomist pipefitter planner plater podiatrist policeman polisher preacher proofreader prosecutor psychiatrist psychotherapist
  publisher purchaser quant radiologist radiotherapist ranger realtor referee restorer rider rigger rn sailor scheduler scribe sculptor seamstress
  secretary seo shepherd shopkeeper sheriff shelver shift-leader shipbuilder signwriter skipper solicitor sommelier sonographer sre statistician steelworker
  steward stewardess stockbroker stocker stonemason stylist surveyor surgeon swe tattooist taxidermist telemarketer teller therapist toolmaker toxicologist trader trucker typist
  tyre-fitter underwriter undertaker upholsterer urologist usher valet valuer vet veterinarian videographer vp vicar viticulturist waiter warden watchmaker weaver webmaster welder
  winemaker writer zookeeper zoologist plumbing carpentry welding nursing childminding childcare cleaning bricklaying hairdressing bookkeeping housekeeping gardening landscaping
  bartending waitressing roofing plastering tiling scaffolding forklift warehouse admin reception accountancy bookkeeping babysitting tutoring catering
  lagermitarbeiter helfer fachkraft fachinformatiker kaufmann kauffrau sachbearbeiter werkstudent azubi monteur schlosser dreher lackierer gerber winzer forstwirt hauswirtschafter
  menuisier macon manutentionnaire preparateur magasinier ouvrier ouvriere plombier carreleur caissiere caissier livreur veilleur aide animateur animatrice hotesse ambulancier
  carpintero albanil peon mozo dependienta dependiente cajera cajero limpiadora cuidadora repartidor reponedor conserje vigilante carretillero mecanico fontanero peluquera`.split(
    /\s+/,
  ),
);

/** Whether a folded word says what somebody does for a living. */
export function isTrade(key: string): boolean {
  return isOccupationWord(key) || nicknames.has(key) || trades.has(key) || trades.has(key.replace(/s$/, ""));
}

export function isJobWord(word: { text: string; key: string } | undefined): boolean {
  return word !== undefined && (namesJob(word.text) || isTrade(word.key));
}

/** "dog walker", "piano tuner": of no known occupation, yet somebody who does something. */
export const isDoer = (word: { key: string } | undefined): boolean =>
  word !== undefined && /^[a-z]{2,}(?:er|or|ist|ian)s?$/.test(word.key) && !knownWords.has(word.key);

/** "Teach in Japan": what somebody wants to do says what they are. */
const doersByVerb = new Map([
  ["teach", "teacher"],
  ["drive", "driver"],
  ["weld", "welder"],
  ["bake", "baker"],
  ["translate", "translator"],
]);

export const doerOf = (key: string): string | undefined => doersByVerb.get(key);

/** What people call a trade among themselves. */
const nicknames = new Map([
  ["sparky", "electrician"],
  ["sparkie", "electrician"],
  ["chippy", "carpenter"],
  ["brickie", "bricklayer"],
  ["postie", "postman"],
  ["cabbie", "taxi driver"],
  ["ta", "teaching assistant"],
  ["kp", "kitchen porter"],
  ["bricky", "bricklayer"],
]);

export const nicknamed = (key: string): string | undefined => nicknames.get(key);
