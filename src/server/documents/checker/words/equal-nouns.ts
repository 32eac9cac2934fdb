import { isCurrency, sharedNames } from "./currencies.ts";
import { remembered } from "./remembered.ts";
import { singularOf } from "./verb-reading.ts";

/**
 * Words other than verbs that say the same in any sentence of a CV: none of them names a higher rank, a larger extent, another place,
 * tool or amount.
 */
const equalNouns = `
phone telephone
houses homes
timetable schedule
rota roster schedule
leaflet flyer brochure pamphlet
talk presentation
mistake error
fault defect
bug defect
outage downtime
expense cost
spending expenditure
salary wage
employee worker
staff personnel
supplier vendor
traveller traveler
student learner
laboratory lab
walker hiker
lawyer attorney
doctor physician
veterinarian vet
carer caregiver
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
illness disease sickness
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
donor funder
instalment installment
advert advertisement ad
competitor rival
woman lady
women ladies
teenager adolescent teen
participant attendee
spectator onlooker
car automobile
lorry truck
bike bicycle
motorbike motorcycle
aeroplane airplane
quay wharf
tyre tire
windscreen windshield
spanner wrench
lift elevator
pipe tube
piping pipework
tap faucet
rubble debris
corridor hallway
flat apartment
basement cellar
forest woodland
path trail footpath
stream brook creek
leak leakage
flood flooding
fire blaze
kid child
kids children
baby infant
pensioner retiree
neighbourhood neighborhood
suspicious suspect dubious
many numerous
various several multiple
large big
quick fast rapid swift speedy
broken damaged
faulty defective
incorrect wrong erroneous
compulsory mandatory obligatory
cheap inexpensive
interdisciplinary multidisciplinary
inbound incoming
outbound outgoing
ill sick
yearly annual
paediatric pediatric
anaesthesia anesthesia
orthopaedic orthopedic
gynaecology gynecology
haematology hematology
colleague coworker teammate workmate
millimetre mm
older elderly
every each
holiday vacation
sofa couch settee
curtain drape
rubbish garbage trash refuse
bin dustbin
toilet restroom lavatory washroom
cutlery silverware
serviette napkin
biscuit cookie
confectionery candy
aubergine eggplant
courgette zucchini
prawn shrimp
canteen cafeteria
hairstyle hairdo
nappy diaper
pushchair stroller buggy pram
maths mathematics math
textbook coursebook
syllabus curriculum
fridge refrigerator
rust corrosion
applicant candidate
estimate estimation
offence offense
prisoner inmate
judgment judgement
artefact artifact
competition contest
referee umpire
subtitle caption
petrol gasoline
motorway highway
pavement sidewalk
junction intersection crossroads
railway railroad
tram streetcar
independently autonomously
quickly rapidly swiftly speedily
abroad overseas
electronically digitally
electronic digital
orally verbally
issue problem
parts components
changeover switchover transition
landlord lessor
seabed seafloor
pig hog
fertiliser fertilizer
wood timber lumber
sailor seaman
forecast projection
beverage drink
graph chart
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const classes = new Map<string, number[]>();
for (const [index, line] of equalNouns.entries())
  for (const noun of line) classes.set(noun, [...(classes.get(noun) ?? []), index]);

const currencyClasses = new Map<string, string[]>();
for (const [name, held] of sharedNames)
  for (const word of [name, ...held]) currencyClasses.set(word, [...(currencyClasses.get(word) ?? []), `m ${name}`]);

/** Which lines name this word; those of a plural are not those of one thing. */
export const nounClasses = remembered(10_000, (word: string): readonly string[] => {
  if (isCurrency(word)) return currencyClasses.get(word) ?? [];
  const own = (classes.get(word) ?? []).map((index) => `n ${index}`);
  return own.length > 0
    ? own
    : singularOf(word).flatMap((one) => (classes.get(one) ?? []).map((index) => `n ${index} s`));
});

/** As with one word and its plural: what is said of several may be said of one. */
export function areEqualNouns(said: string, held: string): boolean {
  if (isCurrency(said)) return sharedNames.get(said)?.includes(held) ?? false;
  const others = nounClasses(held);
  return (
    others.length > 0 && nounClasses(said).some((index) => others.includes(index) || others.includes(`${index} s`))
  );
}
