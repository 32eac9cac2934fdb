import { remembered } from "./remembered.ts";

/** Different writings of the same thing: each line begins with the one that is compared. Words of one line mean the same in any sentence. */
const writings = `
r&d|research and development
p&l|profit and loss
kpi|key performance indicator
kpis|key performance indicators
icu|intensive care unit
ci/cd|continuous integration and continuous delivery
seo|search engine optimisation|search engine optimization
b2b|business to business
ux|user experience
m&a|mergers and acquisitions
haccp|hazard analysis and critical control points
gdpr|general data protection regulation
dpia|data protection impact assessment
dpias|data protection impact assessments
cpr|cardiopulmonary resuscitation
emr|electronic medical record
emrs|electronic medical records
ehr|electronic health record
nhs|national health service
cnc|computer numerical control
sql|structured query language
aws|amazon web services
saas|software as a service
b2c|business to consumer
okrs|objectives and key results
ifrs|international financial reporting standards
gaap|generally accepted accounting principles
fmcg|fast moving consumer goods
hvac|heating ventilation and air conditioning
eu|european union
uk|united kingdom
%|percent|per cent|pct
approximately|approx
email|e mail
website|web site
department|dept
management|mgmt
kilogram|kg|kilograms
clients|customers
client|customer
colleagues|co workers|coworkers
annual|yearly
kilometre|km|kilometres|kilometers
hours|hrs
organisation|organization
centre|center
programme|program
labour|labor
colour|color
behaviour|behavior
theatre|theater
enrol|enroll
fulfil|fulfill
judgement|judgment
licence|license
catalogue|catalog
travelling|traveling
modelling|modeling
labelling|labeling
cancelled|canceled
per day|a day|each day|every day
per shift|a shift|each shift|every shift
per evening|an evening|each evening|every evening
per night|a night|each night|every night
per hour|an hour|each hour|every hour
per quarter|a quarter|each quarter|every quarter
per week|a week|each week|every week
per month|a month|each month|every month
per year|a year|each year|every year|per annum
and|&|as well as
more than|in excess of
contact|point of contact
united states|american
on schedule|on time
twice|two times
once|one time
primary schools|elementary schools
first language|native language|mother tongue
ngo|non governmental organisation
ngos|non governmental organisations
iso|international organization for standardization
mri|magnetic resonance imaging
ecg|electrocardiogram
emergency department|emergency room|accident and emergency
operating theatre|operating room
`;

/** What a CV can lose without saying more: the loss of any other word may turn it. */
export const losable = new Set(
  "a an the my our successfully also very highly new existing various different regularly key main major complex respective entire whole all".split(
    " ",
  ),
);

/** Turns what stands around it: never lost, and nothing is left out of what holds it. */
export const turning = new Set(
  `not no never nor neither none without except excluding only but although though however despite if unless until before
  under below less least fewer almost nearly about approximately up partly partially part half some few several mostly mainly
  assist assisted assisting help helped helping support supported supporting supervision supervised guidance guided mentor
  shadow shadowed shadowing observe observed junior trainee intern internship apprentice student school class course training
  simulated simulation simulator mock pilot draft planned planning proposed proposal attempted tried failed theory theoretical
  temporarily temporary interim deputy acting occasionally sometimes rarely jointly together colleague colleagues team partner
  partners others supervisor professor with as either or between both estimated expected potential future former previously
  absence absent illness sickness holiday holidays maternity paternity parental behalf mentored tutored manikin manikins mannequin mannequins dummy dummies game games
  virtual volunteer unpaid hobby private family fictional test trial beginner basic`.split(/\s+/),
);

export const writingGroups: string[][] = writings
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

/** "organised" and "organized" are one word. */
export const oneSpelling = remembered(10_000, (word: string) =>
  word.replace(/(?<=[a-z]{3})is(e|ed|es|ing|ation|ations)$/, "iz$1").replace(/(?<=[a-z]l)ys(e|ed|es|ing)$/, "yz$1"),
);

/** Whether the base form is known to be a verb, so that "Design reviews" is not taken for a deed. */
export const isKnownVerb = (lemma: string) => deeds.has(lemma) && !oftenNouns.has(lemma);

/** Verbs only where the next word shows it: "Design a bridge". */
const oftenNouns = new Set(
  "design support project process market test research program contract control charge service record document help head reserve counsel start".split(
    " ",
  ),
);

const deeds = new Set(
  `advise analyse analyze assess coordinate create deliver develop ensure evaluate facilitate identify implement maintain manage
  negotiate organise organize oversee prepare provide serve supervise treat lead drive hold make run train sell give take
  carry clean cook install operate accompany achieve acquire act adapt address administer adopt align allocate answer apply appraise
  approve arrange arbitrate assemble assign assure attend audit automate balance bake bill book brew brief budget calculate calibrate
  cater certify chair clarify clear coach collaborate collect communicate compare compile complete compose compute conceive
  configure connect conserve consolidate consult contribute convert cooperate correct count cover cultivate curate customise cut deal
  debug decorate define deploy deputise describe diagnose digitise direct discuss dispatch dispense distribute draft draw edit
  educate enable encourage enforce engineer enter escort establish estimate examine expand explain explore feed file film fit
  fold follow formulate forward foster fulfil generate govern grade greet grow guide handle harvest host illustrate import
  inform initiate inspect inspire instruct integrate interpret interview introduce investigate invoice issue join judge keep
  launch lay learn lecture liaise lift liquidate load look measure mediate mentor merge migrate mill model moderate modernise
  modify monitor motivate mount navigate observe obtain open optimise order paint participate perform photograph pick pack plan
  plant play polish pour prepare prescribe present prevent price print procure produce promote propose protect prototype provide prune
  publish purchase raise reach receive recommend reconcile recruit redesign reduce refer refine refurbish register rehearse renew
  replace reply report represent resolve respond restock restore restructure review revise rewrite schedule scan screen secure select send
  settle shape share ship simplify sing sketch solve sort source speak specify sponsor standardise steer sterilise stock store
  streamline strengthen structure study submit suggest summarise supply survey suture sweep tailor take talk teach tend track
  transcribe transfer transform translate transmit transport treat tune tutor update upgrade upload validate value verify visit
  volunteer wait wash watch weigh weld win work wrap write
  detect spot discover find notify display fit manufacture found retain win pack transport recruit hire accelerate renovate maintain
  rectify dismantle disassemble excavate prune release prevent avoid extend enlarge hoist merge combine consolidate exceed surpass
  settle request prefabricate weld grind slice chop sow mow feed milk shear sew iron knit photograph proofread subtitle cast rig
  lower decrease shorten deputize build construct reserve counsel head increase undertake execute start begin use utilise utilize conduct repair fix mend buy improve enhance help assist support check author show demonstrate get gain finish process move relocate choose gather`.split(
    /\s+/,
  ),
);
