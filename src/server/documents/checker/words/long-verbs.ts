import { verbReadings } from "./verb-reading.ts";

/**
 * Verbs of several words, each with one that claims as much; where that depends on what is done, one of their own that the equal verbs
 * name. Behind "+" are those that may stand on both sides of what is done: "set the tent up".
 */
const written = `
+ carry out=perform
take part=participate
join in=participate
+ set up=setup
look after=tend
care for=tend
tend to=tend
attend to=tend
see to=tend
wait on=serve
take care of=tend
stand in for=deputise for
fill in for=deputise for
cover for=deputise for
substitute for=deputise for
step in for=deputise for
act as deputy for=deputise for
deal with=handle
+ put together=puttogether
make use of=use
+ bring down=bringdown
+ bring in=bringin
+ draw up=drawup
ask for=request
look into=investigate
+ hand out=distribute
+ give out=distribute
+ share out=distribute
+ sort out=resolve
+ work out=calculate
+ take apart=dismantle
go through=review
make sure=ensure
get ready=prepare
+ pick up=collect
+ roll out=rollout
come up with=devise
+ think up=devise
give a talk=speak
give talks=givetalks
do research=research
do repairs=repair
+ pass on=forward
+ set out=describe
+ write down=record
+ note down=note
put up with=endure
+ put up=erect
meet with=meet
+ take down=dismantle
+ fill out=complete
+ fill in=complete
+ cut down on=reduce
+ cut down=reduce
cut back on=reduce
+ cut back=reduce
look for=seek
search for=seek
go with=accompany
lend a hand=help
give a hand=help
help out=help
pitch in=help
get in touch with=contact
respond to=answer
reply to=answer
take photographs of=photograph
take photos of=photograph
take pictures of=photograph
keep track of=track
keep an eye on=monitor
+ take over=takeover
+ take on=takeon
+ follow up on=followup
+ follow up=followup
+ check in=checkin
+ check out=checkout
+ clean up=clean
+ tidy up=tidy
+ fill up=fill
+ top up=fill
+ build up=build
+ write up=write
+ start up=start
+ shut down=shutdown
+ close down=close
+ speed up=accelerate
+ send out=send
+ send off=send
+ send in=submit
+ hand in=submit
+ try out=test
+ test out=test
+ read out=read
+ find out=discover
+ sign up=signup
+ sign off=signoff
+ knock down=knockdown
+ pull down=pulldown
+ tear down=teardown
+ cash up=cashup
+ chase up=chase
+ train up=train
+ back up=backup
+ drop off=deliver
+ show around=showaround
+ show round=showaround
+ guide around=guidearound
+ guide round=guidearound
+ lead around=leadaround
+ lead round=leadaround
+ take around=takearound
+ take round=takearound
+ talk through=talkthrough
talk about=talkabout
sit in on=sitin
+ phone up=phone
+ ring up=phone
+ call up=call
`;

interface LongVerb {
  particles: string[];
  same: string[];
  mayPart: boolean;
}

const byLemma = new Map<string, LongVerb[]>();
for (const line of written.trim().split("\n")) {
  const mayPart = line.startsWith("+ ");
  const [long = "", same = ""] = line.replace("+ ", "").split("=");
  const [lemma = "", ...particles] = long.split(" ");
  byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), { particles, same: same.split(" "), mayPart }]);
}

/** "carried out" as one word that tells its verb and forms, "perform#past". */
export function withFoldedVerbs(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const readings = isNoun(words, at) ? [] : verbReadings(word);
    const folded = readings.map(({ lemma }) => ({ lemma, found: longVerbAt(byLemma.get(lemma) ?? [], words, at) }));
    const { lemma, found } = folded.find((each) => each.found !== undefined) ?? {};
    if (!found) {
      result.push(word);
      continue;
    }
    const forms = [...new Set(readings.filter((reading) => reading.lemma === lemma).map(({ form }) => form))];
    const [verb, ...rest] = found.verb.same;
    result.push(`${verb}#${forms.join("+")}`, ...found.object, ...rest);
    at += found.object.length + found.verb.particles.length;
  }
  return result;
}

/** The verb of several words that begins at a place, and what is done where that stands in its midst. */
function longVerbAt(verbs: LongVerb[], words: string[], at: number): { verb: LongVerb; object: string[] } | undefined {
  const stands = ({ particles }: LongVerb, from: number) =>
    particles.every((particle, index) => words[from + index] === particle);
  const verb = verbs.find((each) => stands(each, at + 1));
  if (verb) return { verb, object: [] };
  for (const each of verbs.filter(({ mayPart, particles }) => mayPart && particles.length === 1)) {
    const [particle = ""] = each.particles;
    const length = words.slice(at + 1, at + 11).indexOf(particle);
    const object = words.slice(at + 1, at + 1 + length);
    // "Brought the time for claims down", but not "brought guests to the pier in boats".
    const isOne = !object.some((word) => stops(word) && (placing.test(particle) || !placing.test(word)));
    if (length > 0 && isOne && endsAfter(words, at + 1 + length)) return { verb: each, object };
  }
  return undefined;
}

/** "An evening talk about birds", "sick cover for the team" */
const isNoun = (words: string[], at: number) =>
  /^(?:talk|care|cover|check|call|meeting|ring|show|lead|guide|look|search|act|substitute|phone|chase|sign|drop|pick|train)$/.test(
    words[at] ?? "",
  ) && !/^(?:i|to|and|or|,|also|currently|now|usually|help|helped|)$/.test(words[at - 1] ?? "");

const placing =
  /^(?:by|over|in|at|for|with|within|during|across|using|through|on|from|to|into|per|via|under|around|about|as|that|when|while)$/;
const stops = (word: string) => placing.test(word) || /^(?:,|and|of|i|before|after|until|where|but|or)$/.test(word);

/** Behind "up" nothing of its own follows: "set the tent up in rain", but not "set prices in euros". */
function endsAfter(words: string[], at: number): boolean {
  const next = words[at + 1];
  if (words[at] === "up" && next === "to") return false;
  return next === undefined || stops(next) || /^(?:per|every|each|before|after|together|alone)$/.test(next);
}
