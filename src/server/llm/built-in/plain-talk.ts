import type { Talk } from "./reply-talk.ts";
import { folded } from "./sentence.ts";

const anyOf = (...patterns: string[]) => new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join("|"));

/** Rather one calm answer too many than one search for "suicidal". Folded, without apostrophes. */
const danger = anyOf(
  "kil+(?:ing)? my ?self",
  "(?:end|take|ending|taking) my (?:own )?life",
  "end(?:ing)? it all\\b",
  "s(?:ui|iu|u|i)cid(?!\\w* (?:prevention|hotline|helpline|crisis|awareness|research|counsel))",
  "(?:want to|wanna|want|going to|gonna|rather|wish i could|could just) die\\b(?! (?:\\w+ )?in)",
  "wish i (?:was|were) dead",
  "wish i (?:was|were) never born",
  "better off (?:dead|without me)",
  "(?:not|dont|do not|no longer|cant|cannot) (?:want to|wanna|want)? ?(?:live|be alive|exist|be here|go on living)(?: like this)? (?:anymore|any more|any longer|no more)(?! in)",
  "no longer (?:want to|wanna) (?:live|be alive|exist)(?! (?:in|with|at|near|here))",
  "(?:dont|do not) (?:want to|wanna) (?:live|be alive|exist|wake up)$",
  "(?:no reason|nothing left|not worth|no point) (?:to live|living|in living|to go on living|to live for)",
  "life is(?:nt| not) worth",
  "(?:hurt|harm|cut|hurting|harming|cutting) my ?self\\b",
  "self ?harm(?!\\w* (?:prevention|counsel|support work))",
  "mich umbringen",
  "bringe? mich um\\b",
  "(?:will|mochte) (?:nur noch )?sterben",
  "(?:nicht|nimmer) (?:mehr )?(?:leben|weiterleben) (?:will|mochte)",
  "(?:will|mochte|mag) nicht mehr leben",
  "selbstmord|suizid(?!praventi)|das leben nehmen",
  "me tuer|veux mourir|envie de mourir|plus envie de vivre|veux plus vivre",
  "matarme|quiero morir|quitarme la vida|no quiero (?:seguir viviendo|vivir mas)|no quiero vivir$",
);

const helpWords =
  /^(?:(?:hi|hello|hey|i|need|some|me|please|pls|plz|bitte|now|s il vous plait|por favor) )*(?:help|hilfe|aide|ayuda)(?: (?:me|please|pls|plz|bitte|now))*$/;

/** What I am, whoever asks in whatever words. */
const aboutMe = anyOf(
  "(?:are|r) (?:you|u) (?:an? |really |even |actually |just |some kind of )*(?:human|person|real(?! estate)|robot|bot|chatbot|ai|machine|computer|chatgpt|gpt|alive)\\b",
);

/** Orders to the machine, from the person or pasted: no search for a "system". */
const orders = anyOf(
  "system prompt",
  "(?:ignore|forget|disregard|override) (?:\\w+ ){0,3}(?:instructions|rules|prompts?)\\b",
  "(?:previous|prior|initial|hidden|your) (?:instructions|prompts?)\\b",
  "jailbreak",
  "from now on (?:you|u|only|always|please|answer|speak|talk|reply|respond|act|be|call|say|write|ignore|your)\\b",
  "(?:you|answer|speak|talk|reply|respond|act|say|write|ignore)\\b.* from now on",
  "(?:answer|speak|talk|respond|reply) (?:only |always )?(?:in|like|as) (?:an? )?(?:pirate|shakespeare|poet|robot|yoda|rhymes?)",
  "(?:dan|developer|god|admin|debug|sudo) mode\\b",
  "you are now (?:an? |my |the )?(?!\\w+ (?:looking|searching))\\w+",
  "(?:without|no|ignore all|break your|bypass your) (?:rules|restrictions|filters|guidelines|limits)\\b",
  "(?:pretend|roleplay|role play) (?:to be|you are|youre|as)\\b",
  "(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your|the) (?:system|hidden|secret|source|api|password|config|rules|instructions)\\b",
);

const scam =
  /^(?:\w+ ){0,2}(?:is|are|isnt|arent|could|can|might|was|looks|look|seems|seem|sounds)\b.*\b(?:scams?|fake|legit|legitimate|genuine|trustworthy|an? fraud|fraudulent|a hoax)\W*$/;

/** What is answered before anything is read as a search; only danger comes before an attached file. */
export function plainTalkOf(text: string, hasAttachment: boolean): Talk | undefined {
  const plain = folded(text)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (danger.test(plain)) return "danger";
  if (hasAttachment) return undefined;
  if (helpWords.test(plain) || aboutMe.test(plain)) return "help";
  if (orders.test(plain)) return "beyond";
  return scam.test(plain) ? "scam" : undefined;
}
