import { jobNouns } from "./cue-words.ts";
import { findPhrase, says, saysAny, type Word } from "./sentence.ts";
import { isTrade } from "./trade-words.ts";

const phrases = (text: string) => text.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " "));

const politeness = phrases(
  "can you | could you | would you | will you | can u | could u | please | pls | plz | hey | hi | hello | ok | and | so | i want you to | i need you to | just | now | kannst du | bitte | peux tu | puedes",
);
/** Orders that no search answers. */
const services = phrases(
  `explain | define | describe | translate | calculate | compute | convert | solve | sing | draw | paint me | play | book | order | buy | reserve | cook me | tell me about |
  tell me a | tell me something | teach me | summarize | summarise | remind me to | set a | set an | turn on | turn off | open | write a | write an | write me a | write code |
  write some | recite | spell | pronounce | guess | imagine | pretend | act as | repeat | sell | call my | call me | phone my | text my | email my | erklare | erklar | ubersetze | explique | explica | traduis | traduce | compose | give me a recipe | recommend me a | recommend a`,
);
/** Questions after the world. */
const questions = phrases(
  `who is | who was | whos | who won | who invented | who wrote | who discovered | who made | who are the | what is the capital | what is the meaning | what is the best | what are the best | what year | what day |
  what time | when is | when was | when did | when will | why is | why are | why do | why does | why did | how tall | how old | how far | how big | how deep | how fast | how long is | how long does it take to get |
  how do i cook | how do i make | how to cook | how to make | how to bake | how do you make | how does a | how many people | how many countries | how many planets | where is | where was | where are the | where can i buy | where can i eat |
  wer ist | wer hat | wann ist | wann war | wie hoch | wie alt | qui est | qui a | quand | quelle heure | quien es | quien gano | cuando | is it going to rain | what is love | what does the word | do you like | do you love | do you believe`,
);
/** What somebody looks for, but not here. */
const objects = new Set(
  `apartment apartments flat flats house houses room rent girlfriend boyfriend wife husband date dating restaurant restaurants pizza burger sushi recipe recipes lasagna
  hotel hostel flight flights ticket tickets train trains bus shoes clothes phone iphone laptop car cars bike movie movies film films song songs music lyrics poem joke jokes story stories
  weather rain sunny temperature forecast football soccer basketball score match game games lottery horoscope bitcoin crypto stocks stock news president king queen
  wohnung wetter rezept appartement meteo recette piso clima receta wikipedia homework essay math equation planet planets moon`.split(
    /\s+/,
  ),
);
const seeking = phrases(
  "find me | find | search | looking for | look for | show me | get me | i need | i want | buy | rent | book | suche | cherche | busco | give me | tell me",
);
const work = phrases(
  "hire | hires | hiring | recruit | recruiting | earn | earns | paid | salary | wage | wages | career | employer | employers | employed | work | working | apply | interview | cv | resume | profile | board | openings",
);

/** "Explain photosynthesis", "find me a flat in Berlin": a question or an order that has nothing to do with work. */
export function isOffTopic(words: Word[], titleWeight: number): boolean {
  if (words.some(({ key }) => jobNouns.has(key)) || saysAny(words, work)) return false;
  const start = afterPoliteness(words);
  const opens = (list: string[]) => findPhrase(words.slice(start, start + 6), list)?.start === 0;
  if (opens(services) || opens(questions)) return true;
  const names = words.slice(start).some(({ key }) => objects.has(key));
  const isOccupation = titleWeight >= 1.5 && words.some(({ key }) => isTrade(key) && !objects.has(key));
  return (
    names &&
    !isOccupation &&
    (opens(seeking) ||
      /^(?:what|whats|what's|how|where|when|who|why|is|was|wie|quel|quelle)$/.test(words[start]?.key ?? ""))
  );
}

const earning = phrases(
  "earn | earns | earned | earning | make | makes | making | pay | pays | paid | salary | salaries | wage | wages | income | worth | get | gets | getting | charge | offer | offers | offered | experience | notice | subscription | cost me",
);

/** "How much is rent in Berlin?", "how much tax do I owe?": what something costs, not what somebody earns. */
export function asksForCost(words: Word[]): boolean {
  const start = afterPoliteness(words);
  if (words.length - start < 5 || findPhrase(words.slice(start, start + 2), ["how much"])?.start !== 0) return false;
  return (
    !saysAny(words, earning) &&
    !words.some(({ key }) => isTrade(key) && key !== "tax" && !objects.has(key)) &&
    !says(words, "it", "that", "this", "these", "those", "they", "there", "one", "pro")
  );
}

function afterPoliteness(words: Word[]): number {
  let start = 0;
  for (;;) {
    const polite = findPhrase(words.slice(start, start + 4), politeness);
    if (polite?.start !== 0) return start;
    start += polite.end;
  }
}

const hiring = phrases(
  `work | working | hire | hires | hiring | recruit | recruiting | find | search | look | looking | show | seek | seeks | employ | employs | is there | are there | out there | any | anything | something | got | interested |
  what about | how about | whats available | available | suche | suchen | sucht | gibt es | cherche | recrute | busca | buscan | hay`,
);
const conditions = phrases(
  "do i need | need to be | need to become | become a | become an | do i become | to become | a good career | good career | in demand | what does | what do | difference between | wie werde ich",
);

/** "How do I become a pilot?", "is nursing a good career?": questions about work that no opening answers. */
export function asksAboutWork(words: Word[]): boolean {
  const start = afterPoliteness(words);
  const isQuestion =
    /^(?:what|whats|what's|how|why|who|when|where|can|could|should|is|are|do|does|did|will|would|which|wie|warum|comment|pourquoi|como)$/.test(
      words[start]?.key ?? "",
    );
  if (!isQuestion) return false;
  if (saysAny(words, conditions)) return !says(words, "openings", "vacancies", "show", "find");
  const seeks = words.some(({ key }) => jobNouns.has(key) || key === "need" || key === "needs" || key === "wanted");
  return !seeks && !saysAny(words, hiring);
}
