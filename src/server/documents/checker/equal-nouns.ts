import { isCurrency, sharedNames } from "./currencies.ts";
import { singularOf } from "./verb-reading.ts";

/**
 * Words other than verbs that say the same in any sentence of a CV: none of them names a higher rank, a larger extent, another place,
 * tool or amount.
 */
const equalNouns = `
phone telephone
timetable schedule
rota roster schedule
leaflet flyer brochure
talk presentation
mistake error
fault defect
bug defect
outage downtime
expense cost
spending expenditure
salary wage
employee worker
supplier vendor
student learner
lab laboratory
walker hiker
lawyer attorney
doctor physician
photo photograph
handbook manual
rule regulation
contract agreement
goods merchandise
parcel package
shipment consignment
cargo freight
warehouse depot
trip excursion outing
machine machinery
device appliance
equipment gear
database databank
exam examination
inspection check
illness disease
injury wound
complaint grievance
enquiry inquiry
reply response answer
sample specimen
method technique
goal target objective aim
result outcome
growth increase rise
reduction decrease drop decline
shortage deficit
quote quotation
donation gift
advert advertisement ad
woman lady
teenager adolescent
participant attendee
car automobile
lorry truck
bike bicycle
tyre tire
pipe tube
piping pipework
wood timber
forest woodland
path trail
leak leakage
flood flooding
fire blaze
kid child
baby infant
carer caregiver
suspicious suspect dubious
many numerous
various several multiple
large big
quick fast rapid
broken damaged
faulty defective
paediatric pediatric
colleague coworker teammate
laboratory lab
hiker walker
millimetre mm
illness sickness
older elderly
holiday vacation
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const classes = new Map<string, number[]>();
for (const [index, line] of equalNouns.entries())
  for (const noun of line) classes.set(noun, [...(classes.get(noun) ?? []), index]);

const none: string[] = [];
const currencyClasses = new Map<string, string[]>();
for (const [name, held] of sharedNames)
  for (const word of [name, ...held]) currencyClasses.set(word, [...(currencyClasses.get(word) ?? []), `m ${name}`]);

/** Which lines name this word; those of a plural are not those of one thing. */
export function nounClasses(word: string): string[] {
  if (isCurrency(word)) return currencyClasses.get(word) ?? none;
  const own = (classes.get(word) ?? []).map((index) => `n ${index}`);
  return own.length > 0
    ? own
    : singularOf(word).flatMap((one) => (classes.get(one) ?? []).map((index) => `n ${index} s`));
}

/** As with one word and its plural: what is said of several may be said of one. */
export function areEqualNouns(said: string, held: string): boolean {
  if (isCurrency(said)) return sharedNames.get(said)?.includes(held) ?? false;
  const others = nounClasses(held);
  return (
    others.length > 0 && nounClasses(said).some((index) => others.includes(index) || others.includes(`${index} s`))
  );
}
