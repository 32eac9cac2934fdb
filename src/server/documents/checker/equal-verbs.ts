import { isPersonName } from "./describing-words.ts";
import { oneSpelling } from "./equal-words.ts";
import { singularOf } from "./verb-reading.ts";

/**
 * Verbs that claim as much as each other, where what they are done to is one of the nouns behind the colon: "raised sales" is "increased
 * sales", but "raised invoices" is not. "Measured" is also what an amount is named of, "any" is every object but none at
 * all, "people" every name of somebody. None of them raises a rank or a responsibility.
 */
const equalVerbs = `
deputise deputize : any none
organise organize : any none
utilise utilize : any none
reduce cut lower decrease shorten : measured cost expense expenditure spending loss waste time delay error mistake complaint defect downtime absence absenteeism emission consumption usage debt risk injury accident incident backlog queue wait scrap inventory overtime churn fee noise stress duration length number amount shrinkage breakage return failure fault rework turnaround spoilage vacancy arrears rate dropout sickness
grow increase raise : measured sales revenue turnover profit output yield awareness efficiency productivity quality satisfaction attendance membership coverage share income traffic conversion engagement capacity margin score rate number production throughput standard morale occupancy retention safety visibility accuracy participation
create build develop : app website site tool system software database dashboard process template test pipeline platform feature curriculum relationship partnership network prototype model library programme service script report framework onboarding application automation component archive index catalogue plan
create develop : recipe menu dish material guide concept strategy policy procedure workshop content campaign course training game lesson product exhibition manual checklist plan programme
build construct : any
implement introduce : system process procedure policy programme software tool standard rota scheme method checklist control app database workflow routine plan strategy service register card board meeting round log
begin start : any
teach train : people
instruct teach train : people
perform execute undertake conduct carry : audit check test inspection interview analysis analyse review assessment survey study research experiment maintenance measurement evaluation investigation cleaning calibration visit examination procedure screening count stocktake service work task duty repair installation handover round dpia checkup trial search session
repair mend : any
fall drop decrease decline : none
fix repair mend : bug fault error defect leak machine engine bike bicycle car bus pump printer appliance roof lift computer phone fence boiler
buy purchase : any
improve enhance : any
help assist support : any none
check inspect : any
arrange organise organize : event festival meeting travel trip training course workshop transport delivery appointment visit conference tour exhibition cover rota party wedding accommodation interview inspection fair seminar session
author write : any
obtain get gain : any
complete finish : course degree project training report audit study programme thesis work task apprenticeship order renovation building house
operate run : machine line crane press lab laboratory shop plant kitchen café bar station equipment system service business store centre vehicle lift mill oven boiler till desk unit workshop pump printer scanner forklift truck excavator furnace room pool gym
handle process : admission order invoice complaint claim request application payment return call case enquiry inquiry ticket booking transaction query shipment refund document correspondence email
keep maintain : record log register list file inventory standard contact relationship account documentation journal diary calendar minute database document archive
launch start : campaign product project business company initiative website programme service newsletter blog scheme club shop
book reserve : room table flight hotel seat travel ticket venue accommodation
demonstrate show : any
collect gather : data feedback information sample requirement evidence signature statistics
move relocate : any
choose select : any
head lead : team department project kitchen unit group crew section ward shift division workshop committee office brigade staff delegation programme laboratory study
monitor track : any
use utilise utilize : any
oversee supervise : any
register record log : claim call complaint order visitor guest patient delivery sample incident fault item goods data entry expense
inspect examine : machine weld part building site roof bridge vehicle product goods good equipment document file sample pipe plant installation account claim
examine check review : file case document application claim contract record report plan order
verify check : data document invoice identity order figure entry account calculation record quality stock reference
assess evaluate appraise : any
detect spot discover find identify : error fault defect leak risk bug fraud irregularity hazard weakness
inform brief notify : people
display show : any
supply provide : any
fit install mount : meter valve window door kitchen pipe part sensor alarm device lock radiator boiler unit panel camera light
manufacture produce : part component furniture good goods cheese machine tool garment jewellery product steel glass device textile chemical
establish create found : club group association programme scheme network service committee library collection fund clinic café
compile prepare : report list statistics file document return schedule
compose write : any
update revise : any
record document : finding data result incident delivery meeting measurement observation change process complaint treatment visit defect temperature care
preserve conserve : any
keep retain : record file document
secure obtain win : donation grant funding contract sponsorship permit approval
receive obtain : grant award
win acquire gain : client customer contract order account
achieve reach attain : target goal level score rate standard result grade quota figure objective agreement
meet fulfil satisfy : target requirement standard deadline quota
transport carry : goods load patient passenger material equipment cargo freight furniture people container
ship send dispatch : order parcel good goods shipment consignment product sample package pallet container
pack wrap : any
clean wash : any
welcome greet receive : guest visitor patient customer
escort accompany : visitor guest patient pupil child children client delegation tourist prisoner passenger group
coach train : people
recruit hire : staff employee worker teacher nurse cook driver engineer developer assistant technician waiter adviser clerk apprentice team colleague manager trainee
count tally : any
calculate compute : any
invoice bill : any
schedule plan : shift visit appointment delivery maintenance meeting training tour interview rota inspection
coordinate organise : any
hold give deliver : talk lecture workshop training class course lesson presentation speech seminar session
hold conduct run : workshop session meeting class surgery interview
collaborate cooperate : any none
answer reply respond : any none
move transfer migrate : data record file system description server
replace exchange : part pump filter tyre battery valve brake pipe lamp bulb meter component unit seal window
change alter modify : any
adapt adjust tailor : lesson plan training offer material programme treatment content process method recipe curriculum exercise
optimise improve : any
simplify streamline : any
accelerate speed : any
renovate refurbish restore : house building flat apartment room kitchen bathroom church hotel office floor
maintain service : machine engine vehicle bus car boiler lift pump plant equipment
correct fix rectify : error mistake fault defect bug
dismantle disassemble : any
excavate dig : any
cultivate grow : vegetable crop flower herb plant fruit
prune trim : tree hedge shrub vine rose
release publish issue : report newsletter version update
program code : software app website tool script application machine robot plc controller system interface
prevent avoid : any
expand extend enlarge : any
hoist lift : load beam crate container pallet panel element girder pipe machine
suggest propose recommend : any
explain describe clarify : rule process procedure method result risk problem requirement term policy reason option
merge combine consolidate : any
exceed surpass : any
forward refer pass : complaint call request case query enquiry email message matter lead client patient
mark flag : error risk issue defect problem item change
resolve settle solve : dispute complaint claim conflict problem issue query
resolve fix : issue problem bug fault
do perform : any
host organise : event dinner concert evening fair party meeting workshop
introduce launch : app scheme programme service card
assemble build : machine furniture engine cabinet unit panel pump frame kit device bike scaffold part shelf
`;

/** Said of the one or the other of what is held; the other way round it would claim more. */
const looser = `
fix : repair mend : any
`;

interface EqualVerbs {
  said: ReadonlySet<string>;
  held: ReadonlySet<string>;
  objects: ReadonlySet<string>;
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" : ").map((part) => new Set(part.split(" "))));

const none: ReadonlySet<string> = new Set();
const classes: EqualVerbs[] = [
  ...linesOf(equalVerbs).map(([verbs = none, objects = none]) => ({ said: verbs, held: verbs, objects })),
  ...linesOf(looser).map(([said = none, held = none, objects = none]) => ({ said, held, objects })),
];

const classesByVerb = new Map<string, Set<number>>();
for (const [index, { said, held }] of classes.entries())
  for (const verb of [...said, ...held]) classesByVerb.set(verb, (classesByVerb.get(verb) ?? new Set()).add(index));

const noClass: ReadonlySet<number> = new Set();
/** Which of the lines of equal verbs name this one. */
export const verbClasses = (lemma: string): ReadonlySet<number> => classesByVerb.get(lemma) ?? noClass;

/** What a fact's verb is done to, and whether an amount is named of it: "by 18 %". */
export interface DoneTo {
  object: string[];
  isMeasured: boolean;
}

export function areEqualVerbs(said: string, held: string, doneTo: DoneTo): boolean {
  if (said === held || oneSpelling(said) === oneSpelling(held)) return true;
  for (const index of verbClasses(said)) {
    const found = classes[index];
    if (found?.said.has(said) && found.held.has(held) && isOneOf(found.objects, doneTo)) return true;
  }
  return false;
}

function isOneOf(objects: ReadonlySet<string>, { object, isMeasured }: DoneTo): boolean {
  const head = headOf(object);
  if (head === undefined) return objects.has("none");
  if (objects.has("any") || (objects.has("measured") && isMeasured)) return true;
  if (objects.has("people") && isTaught(head)) return true;
  return [head, ...singularOf(head)].some((noun) => objects.has(noun));
}

/** "The number of losses", "solvent losses": the noun that is done to. */
function headOf(object: string[]): string | undefined {
  const of = object.indexOf("of");
  return object.slice(0, of < 0 ? object.length : of).at(-1);
}

/** Solicitors instruct counsel and experts, who learn nothing by it. */
const isTaught = (noun: string) =>
  isPersonName(noun) &&
  !/^(?:counsel|barrister|solicitor|lawyer|expert|advocate|surveyor|contractor|agent)s?$/.test(noun);

/** Whether one verb says less than the other: what was halved was reduced. */
export const saysLess = (said: string, held: string, doneTo: DoneTo) =>
  (/^(halv|halve)$/.test(held) && areEqualVerbs(said, "reduce", doneTo)) ||
  (/^(double|doubl|triple|tripl|quadruple)$/.test(held) && areEqualVerbs(said, "increase", doneTo));
