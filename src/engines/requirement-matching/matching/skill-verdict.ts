import type { RequirementVerdict } from "../../../shared/matching/requirement-match.contract.ts";
import { drivingLicence, namesDrivingLicence } from "../../text/text.ts";
import type { Asked, GroupOfThings, Thing } from "../asked.ts";
import { kindByWords } from "../reading/requirement-kinds.ts";
import { candidateFor, evidenceFor, provesThing } from "./found-evidence.ts";
import type { MatchedPerson } from "./matched-person.ts";
import type { ProfileEvidence } from "./profile-index.ts";

const maxFacts = 3;

/** Every thing that is asked for stands in a fact; a name that is nowhere lacks, any other word is a question. */
export function skillVerdict(asked: Asked, person: MatchedPerson): RequirementVerdict {
  // "Driving licence B" in a list of skills; welding as a skill is no welder's certificate, no post is a paper, and a duty may be to check one.
  const isEvidence = ({ kind, text }: ProfileEvidence) =>
    asked.kind !== "licence" ||
    /^(?:certificate|training|study)$/.test(kind) ||
    (/^(?:skill|summary)$/.test(kind) &&
      (namesDrivingLicence(text) || kindByWords(text, person.index.language) === "licence"));
  const isProof = (evidence: ProfileEvidence) =>
    isEvidence(evidence) && (asked.kind !== "licence" || evidence.kind !== "summary" || listsLicence(evidence.text));
  const groups = asked.groups.map((group) => ({ group, evidence: sayingEvidence(group, asked, person, isProof) }));
  const held = groups.flatMap(({ evidence }) => evidence ?? []);
  const [first, ...others] = [...new Set(held)]
    .slice(0, maxFacts)
    .flatMap(({ facts }) => facts.slice(0, 1).map(({ id }) => id));
  if (first && held.length === groups.length) return { is: "met", facts: [first, ...others], how: "same words" };
  const open = groups.filter(({ evidence }) => !evidence).map(({ group }) => group);
  const isExact = groups.every(
    ({ group, evidence }) => isOfNames(group) && (evidence || isNowhere(group, asked, person)),
  );
  if (first && isExact && asked.kind === "skill")
    return { is: "part", facts: [first, ...others], missing: { words: wordsOfGroups(open) } };
  const candidate =
    open.flatMap(({ any }) => any.flatMap((thing) => candidateFor(thing, asked, person, isEvidence) ?? []))[0] ??
    held[0];
  return {
    is: "question",
    candidate: candidate?.facts[0]?.id ?? null,
    jobs: [],
    prefill: { field: asked.kind === "licence" ? "certification" : "skill", words: wordsOfGroups(open) || asked.text },
  };
}

/** What a person says of what is theirs, at the beginning of a sentence: "I have lost" and "I have no" leave words over. */
const having =
  /^\P{L}*(?:i(?: have|['’]ve got| hold| possess)|ich (?:habe|besitze)|j['’]ai|je (?:possède|détiens)|titulaire d[ue]|(?:yo )?(?:tengo|poseo)|ho|possiedo|ik (?:heb|bezit)|posiadam|mam|tenho|possuo)(?:\s+(?:an?|my|the|den|einen|meinen|le|un|mon|el|mi|la|een|het|mijn|uma))?(?!\p{L})/iu;
const besideLicence =
  /(?<!\p{L})(?:[A-E](?:[1E]|\s?\+\s?E)*|(?:der )?klassen?|kat|category|categories|class|cat|full|clean|valid|irish|uk|eu|vorhanden|(?:held )?since(?= \d{4})|(?:seit|depuis|dal|desde|sinds|od)(?= \d{4}))(?!\p{L})/giu;
const ownCar =
  /(?<!\p{L})(?:and|und|et|y|e|en|i|(?:my )?own|(?:an?|ein|une?|um|een)(?= \p{L})|car|carro|vehicle|pkw|auto|voiture|samoch[oó]d|automunit[oa]|personnel(?:le)?|własny|(?:eigen|veh[ií]cul|veículo|propi|própri|véhicul)\p{L}*)(?!\p{L})/giu;
/** A sentence of a summary that is nothing but the licence: "I lost my driving licence" and "my partner has one" speak of it as well. */
const listsLicence = (said: string) =>
  namesDrivingLicence(said) &&
  [having, drivingLicence, besideLicence, ownCar].reduce((rest, own) => rest.replace(own, " "), said).search(/\p{L}/u) <
    0;

function sayingEvidence(
  { any }: GroupOfThings,
  asked: Asked,
  person: MatchedPerson,
  isEvidence: (evidence: ProfileEvidence) => boolean,
): ProfileEvidence | undefined {
  const about = { isOfTrade: person.isOfTrade, asked };
  const found = any.flatMap((thing) =>
    evidenceFor(thing, asked, person).filter((one) => isEvidence(one.evidence) && provesThing(one, thing, about)),
  );
  return found[0]?.evidence;
}

const isOfNames = ({ any }: GroupOfThings) =>
  any.every(({ words }) => words.every(({ name, key }) => name === "exact" && !/^\d+$/.test(key)));

const isNowhere = ({ any }: GroupOfThings, asked: Asked, { index }: MatchedPerson) =>
  any.every(({ words }) => words.every((word) => index.holding(word, asked.lang).size === 0));

const written = ({ words }: Thing) => words.map(({ raw }) => raw).join(" ");

const wordsOfGroups = (groups: GroupOfThings[]) => groups.map(({ any }) => any.map(written).join(" / ")).join(", ");
