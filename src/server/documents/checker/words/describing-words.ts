import { remembered } from "./remembered.ts";
import { verbReadings } from "./verb-reading.ts";

/**
 * Without one of these before it a noun would be more than it was: a rank, a smaller or a mere part of a thing, what only
 * stood for it. Those of `turning` never go either.
 */
export const lessening = new Set(
  `assistant associate apprentice deputy vice sub co trainee learner cadet commis reserve relief substitute replacement supply standby backup
  part time parttime casual seasonal visiting guest honorary amateur lay freelance freelancing provisional preliminary initial
  minor small smaller light simple single low short mini micro little tiny narrow limited lesser secondary second third local internal regional
  informal unofficial quasi semi pseudo dummy fake toy model sample demo dry practice rehearsal rehearsed
  virtual hypothetical alleged supposed so called near would be prototype beta alpha early old
  quarter eighth junior entry starter introductory foundation elementary intermediate lower self supervised assisted guided shared joint
  common collective combined total average mean net gross maximum minimum annual monthly weekly daily hourly per
  replica imitation artificial synthetic suspected likely possible optional voluntary
  remote online distance field school student work job role board shadow runner up`.split(/\s+/),
);

/** People are named by what they are: "a sales manager" is no manager. */
const person =
  /(?:[^e]er|eer|or|ist|ian|ant|ent|man|men|woman|women|ee|eur|ive|yst)s?$|^(?:chef|nurse|mechanic|pilot|lawyer|staff|team|people|person|apprentice|head|lead|chief|cook|clerk|guide|coach|judge|host|midwife|midwive|scribe|analyst|architect|aide|agent|maid|porter|bride|crew|brigade|group|class|intern|temp|fellow|member|captain|boss|principal|dean|secretary|deputy|curate|priest|dentist|vet|medic|surgeon|police|carer|tutor|pupil|child|children|young|adult|colleague|counsel|executive|representative|official|delegate|candidate|graduate|associate|specialist)s?$/;

/** Named by what they do, like people. */
const device =
  /^(?:scanner|printer|plotter|mixer|blender|freezer|cooker|dryer|washer|router|planer|sander|grinder|mower|trimmer|computer|projector|container|counter|cutter|shredder|tractor|excavator|generator|simulator|calculator|reactor|elevator|extractor|conveyor|incubator|sensor|monitor|dishwasher|hoover|trailer|boiler|stapler|folder|filter|meter|multimeter|thermometer|spectrometer|poster|flyer|newsletter|timer|tester|loader|lifter|digger|bulldozer|roller|sprayer|harvester|chopper|drier|laser|ladder|hammer|spanner|cleaver|grater|steamer|fryer|toaster)s?$/;

/** End like names of people and are none. */
const thing =
  /^(?!(?:manage|depart|govern|parlia)ment)[a-z]+ments?$|^(?:order|plant|paper|quarter|number|letter|tower|server|motor|grant|tree|drive|error|layer|accident|incident|cover|offer|answer|patent|fee|component|dispenser|handover|changeover|turnover|takeover|transfer|checklist|list|waitlist|shortlist|degree|archive|floor|tender|roster|register|border|diameter|parameter|perimeter|corner|charger|tensioner|anemometer|micrometer|ventilator|pacemaker|implant|extinguisher|escalator|semiconductor|sector|factor|door|chamber|cylinder|disorder|chapter|character|shelter|event|content|tent|talent|initiative|objective|incentive|perspective|reminder|cancer|ulcer|career|shutter|gutter|helicopter|compressor|mirror|river|ladder|lever|corridor|interior|exterior|semester|buffer|chiller|burner|cooler|heater|adapter|transformer|inverter|transmitter|transponder|flyer|banner|tracker|trigger|parser|compiler|wrapper|voucher|copier|barrier|pier|tier|layout|receiver|amplifier|calliper|caliper|speaker|locker|drawer|counter|duvet|blanket|tablet|winter|summer|month|weekend)s?$|^(?:water|coffee|equipment|percent|cent|timber|weather|powder|copper|silver|solder|rubber|leather|butter|pepper|rent|consent|power|labor|silicon)$/;

export const isPersonName = remembered(
  5000,
  (noun: string) => person.test(noun) && !device.test(noun) && !thing.test(noun),
);

const adjective =
  /(?:[^n]al|ic|ive|ous|ful|able|ible|less|ese|ish|ean|ing)$|^(?:new|large|big|old|long|heavy|young|modern|weekly|busy|cold|hot|fresh|raw|white|black|red|green|blue)$/;

/**
 * Whether a noun may stand without some of the words before it: "a mobile crane" for "a Liebherr mobile crane". A noun that
 * describes another goes only where one stays between them: a reach truck is no truck.
 */
export function mayGoBefore(word: string, noun: string, isNext: boolean): boolean {
  if (lessening.has(word) || denying.test(word) || /['’.]/u.test(word) || isPersonName(noun)) return false;
  if (verbReadings(word).some(({ form, lemma }) => form === "past" && mere.test(lemma))) return false;
  return !isNext || adjective.test(word);
}

/** "Inactive", "unpublished", "nonbinding"; "international" is none. */
const denying =
  /^(?:non|un(?!i)|in(?!ter|dustr|formation|stall)|im(?!p)|ir|dis(?!tr|tan)|anti|ex(?!p|t|c|ec)|mis|semi|counter)[a-z]{3,}/;
const mere = /^(?:plan|propos|fail|attempt|abort|cancel|simulat|intend|estimat|expect)e?$/;
