/** Different writings of the same thing: each line begins with the one that is compared. Words of one line mean the same in any sentence. */
const writings = `
hr|human resources
qa|quality assurance
r&d|research and development
p&l|profit and loss
it|information technology
kpi|key performance indicator
kpis|key performance indicators
crm|customer relationship management
erp|enterprise resource planning
icu|intensive care unit
ci/cd|continuous integration and continuous delivery
seo|search engine optimisation|search engine optimization
api|application programming interface
b2b|business to business
gp|general practitioner
ux|user experience
m&a|mergers and acquisitions
haccp|hazard analysis and critical control points
%|percent|per cent|pct
approximately|approx|circa|ca|roughly|around
email|e mail
website|web site
department|dept
management|mgmt
€|eur|euro|euros
£|gbp
$|dollar|dollars
zł|pln|zloty|złoty
kilogram|kg|kilograms
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
and|&|as well as|along with
more than|in excess of
`;

/** Verbs that claim as much as each other about what they are said of. None of them raises a rank or a responsibility. */
const equalVerbs = `
reduce cut lower decrease shorten
increase raise
build construct
keep maintain
start launch
begin start
use utilise utilize
perform conduct
repair fix mend
buy purchase
improve enhance
help assist support
check inspect
organise organize arrange
write author
show demonstrate
obtain get gain
finish complete
teach instruct
operate run
oversee supervise
process handle
move relocate
choose select
gather collect
`;

/** What a CV can lose without saying more: the loss of any other word may turn it. */
export const losable = new Set(
  "a an the my our successfully also very highly new existing various different regularly key main major complex respective entire whole all together".split(
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
  virtual volunteer unpaid hobby private family fictional test trial beginner basic`.split(/\s+/),
);

export const writingGroups: string[][] = writings
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

const classes = new Map<string, Set<number>>();
for (const [index, line] of equalVerbs.trim().split("\n").entries())
  for (const verb of line.split(" ")) classes.set(verb, new Set([...(classes.get(verb) ?? []), index]));

export function areEqualVerbs(one: string, other: string): boolean {
  if (oneSpelling(one) === oneSpelling(other)) return true;
  const others = classes.get(other);
  return [...(classes.get(one) ?? [])].some((index) => others?.has(index));
}

/** "organised" and "organized" are one word. */
export const oneSpelling = (word: string) =>
  word.replace(/(?<=[a-z]{3})is(e|ed|es|ing|ation|ations)$/, "iz$1").replace(/(?<=[a-z]l)ys(e|ed|es|ing)$/, "yz$1");

/** Whether the base form is known to be a verb, so that "Design reviews" is not taken for a deed. */
export const isKnownVerb = (lemma: string) => classes.has(lemma) || deeds.has(lemma);

const deeds = new Set(
  `advise analyse analyze assess coordinate create deliver develop ensure evaluate facilitate identify implement maintain manage
  negotiate organise organize oversee prepare provide serve supervise treat lead drive hold make run train sell give take
  carry clean cook install operate`.split(/\s+/),
);
