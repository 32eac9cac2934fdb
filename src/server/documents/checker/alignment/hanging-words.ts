import { isPersonName } from "../words/describing-words.ts";
import { isSameLink } from "../words/link-classes.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { isUnitNoun } from "../words/unit-nouns.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet, Node, Pair } from "./bullet.ts";
import { objectOf } from "./bullet-objects.ts";
import { isSameBetween } from "./looser-hanging.ts";

/** Whether a word of a line hangs on a word that stands for the one which it hangs on in the statement. */
export function hangsAlike(node: Node, at: number, { said, held, chosen }: Pair): boolean {
  const place = chosen[at] ?? 0;
  const fact = held.nodes[place];
  if (!fact) return false;
  if (isNumber(node.word)) return countsAlike(node, at, fact, { said, held, chosen });
  const heads = headsOf(fact, held);
  if (
    isAmongAlike(held, place) &&
    node.heads[0] &&
    fact.heads[0] &&
    !isOnLevel(chosen[node.heads[0].head] ?? -1, fact.heads[0].head, held)
  )
    return false;
  // "Sorted and scanned letters" says both of them.
  const verbs = node.heads.filter(({ link }) => link === "object");
  const isOfAll = verbs.every(({ head }) => heads.some((other) => isSameHead(chosen[head] ?? -1, other.head, held)));
  if (verbs.length > 1 && !isOfAll) return false;
  const isLinkedAlike = isSameOwnLink(node, fact, { said, held });
  return ratedHeads(node, said).some(({ head, link }) =>
    heads.some(
      (other, index) =>
        isSameHead(chosen[head] ?? -1, other.head, held) &&
        (link !== "object" || isLinkedAlike) &&
        // "Explained exhibits to visitors in French" says nothing of French exhibits.
        !(link === "" && other.link === "in" && isOfOther(fact, other, index, held)) &&
        // "The director's reports" are none about the director.
        !(/['’]s?$/.test(node.word) && about.test(other.link) && isPersonName(fact.word)) &&
        (isSameLink(link, other.link) ||
          isSameBetween({ head, link }, other, place, { said, held, chosen }) ||
          (link === "using" && isTool(fact, other, held)) ||
          // "Organised transporting paintings" for "the transport of paintings"
          (link === "doing" && other.link === "object") ||
          (other.link === "object" && isLightLink(link, said, head)) ||
          (isUnit(said, at) && isUnit(held, place) && isSameNumberLink(link, other.link))) &&
        (index === 0 ||
          ofDeed.test(other.link) ||
          (other.link === "under" && oversight.test(fact.word)) ||
          (other.link === "with" && isPersonName(fact.word)) ||
          (other.link === "for" && isMadeOf(held, heads[0]?.head ?? -1)) ||
          chosen.includes(heads[0]?.head ?? -1)),
    ),
  );
}

/** "Taught adults in crafts" was crafts teaching; who explained exhibits in a park explained no park exhibits. */
const isOfOther = ({ word }: Node, { head }: Node["heads"][number], index: number, { deeds }: Bullet) =>
  languages.test(word) || (index > 0 && !deeds.some(({ roots }) => roots.includes(head)));

const about = /^(?:on|about|regarding|concerning)$/;

/** "A handbook on safety that two stations use": they use the handbook or the safety, and it is on that in any case. */
function isSameOwnLink(node: Node, fact: Node, { said, held }: Omit<Pair, "chosen">): boolean {
  const [own, other] = [said.chunks[node.chunk]?.link ?? "", held.chunks[fact.chunk]?.link ?? ""];
  return ![own, other].every((link) => link === "of" || prepositions.has(link)) || isSameLink(own, other);
}

/** "Brackets in aluminium for bicycles", "scripts in Python for the lab": none of them are for the material. */
function isMadeOf({ nodes, chunks }: Bullet, at: number): boolean {
  const chunk = chunks[nodes[at]?.chunk ?? -1];
  const first = chunk?.joinedTo === undefined ? chunk : chunks[chunk.joinedTo];
  const word = nodes[at]?.word ?? "";
  return (
    first?.link === "in" && first.article === "" && chunk?.article === "" && !/s$/.test(word) && !isPersonName(word)
  );
}

/** "Sold parts in Oslo for dealers in Bergen": what hangs alike twice stays where it is. */
function isAmongAlike({ nodes, chunks }: Bullet, place: number): boolean {
  const chunk = chunks[nodes[place]?.chunk ?? -1];
  if (!chunk || chunk.head !== place || !/^(in|at|on|for|from|to|with|across)$/.test(chunk.link)) return false;
  return (
    chunks.some((other) => other !== chunk && other.link === chunk.link && other.joinedTo === undefined) &&
    chunk.joinedTo === undefined
  );
}

/** The object of a deed and the deed itself are the same thing to hang on. */
function isOnLevel(one: number, other: number, { nodes }: Bullet): boolean {
  const level = (at: number) => (nodes[at]?.heads[0]?.link === "object" ? nodes[at]?.heads[0]?.head : at);
  return level(one) === level(other);
}

/** The same word, said once more behind a comma. */
function isSameHead(place: number, head: number, { nodes }: Pick<Bullet, "nodes">): boolean {
  if (place === head) return true;
  const twin = nodes[head];
  if (isUnit({ nodes }, place)) return false;
  return twin !== undefined && twin.word === nodes[place]?.word && twin.heads.some(({ link }) => link === ",");
}

const isUnit = ({ nodes }: Pick<Bullet, "nodes">, at: number) =>
  isNumber(nodes[at - 1]?.word ?? "") && nodes[at - 1]?.chunk === nodes[at]?.chunk;

/** "Scheduled the lines in SAP" used it; "trained nurses in first aid" and "treated patients with pacemakers" did not. */
const isTool = (fact: Node, { head, link }: Node["heads"][number], held: Bullet) =>
  /^(in|with|on)$/.test(link) &&
  ![fact.word, held.nodes[head]?.word ?? "", ...objectOf(held, head)].some(
    (word) => isPersonName(word) && !thing.test(word),
  );

const thing =
  /ment$|^(?:flyer|poster|paper|letter|newsletter|folder|computer|printer|server|container|order|offer|number|banner|sticker|document|content|event|chapter|register|meter|calendar)s?$/;

export const languages =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|polish|russian|turkish|arabic|chinese|mandarin|japanese|danish|swedish|norwegian|finnish|greek|hindi|ukrainian|czech|hungarian|romanian|malay|swahili)$/;

/** "Gave advice to customers", "held interviews with applicants": to whom it was done. */
const isLightLink = (link: string, { light, nodes }: Bullet, head: number) =>
  (link === "to" &&
    /^(?:give|provide|offer|deliver)$/.test(light ?? "") &&
    !/^interviews?$/.test(nodes[head]?.word ?? "")) ||
  (link === "with" && light !== undefined && /^interviews?$/.test(nodes[head]?.word ?? ""));

const oversight = /^(guidance|supervision|direction|leadership|mentorship)$/;

/** Such a circumstance is of the deed, whatever stands between them. */
const ofDeed = /^(|object|by|through|using|via|while|when|after|before|during|over|since|per|,)$/;

/** A number counts the same thing. */
function countsAlike(node: Node, at: number, fact: Node, { said, held, chosen }: Pair): boolean {
  const own = fact.heads.filter(
    ({ link }, index) => index === 0 || link === "" || /^(by|from|to|in|over|,)$/.test(link),
  );
  const unit = own.find(({ link }) => link === "" || link === "of");
  // "From 34 days to 21"
  const isAlone = said.chunks[node.chunk]?.head === at;
  const isUnitKept =
    isAlone && unit !== undefined && chosen.some((place) => held.nodes[place]?.word === held.nodes[unit.head]?.word);
  const heads = [...own, ...(isUnitKept ? (held.nodes[unit.head]?.heads ?? []) : [])];
  return node.heads.some(({ head, link }) =>
    heads.some((other) => {
      // "Ward 12" is not twelve of them.
      const isBehind = link === "" && other.link === "" && at > head !== (chosen[at] ?? 0) > other.head;
      return (
        !isBehind &&
        !countsOwner(head, node.chunk, other.head, { said, held, chosen }) &&
        isSameHead(chosen[head] ?? -1, other.head, held) &&
        isSameNumberLink(link, other.link, /^ha[sd]$/.test(said.nodes[head]?.word ?? "") ? "" : node.word)
      );
    }),
  );
}

/** "Two school pupils" are no pupils of two schools. */
function countsOwner(counted: number, chunk: number, place: number, { said, held, chosen }: Pair): boolean {
  const head = said.chunks[chunk]?.head ?? -1;
  const noun = said.nodes[head]?.word ?? "";
  if (head === counted || !/s$|^(?:staff|people|children|men|women)$/.test(noun)) return false;
  const owner = said.nodes[counted];
  return (
    owner?.chunk === chunk &&
    !isUnitNoun(owner.word) &&
    held.nodes[place]?.chunk !== held.nodes[chosen[head] ?? -1]?.chunk
  );
}

const isSameNumberLink = (said: string, held: string, number = "") =>
  said === held ||
  // "The cup of 2013" was in that year.
  (said === "of" && held === "in" && /^(?:19|20)\d\d$/.test(number)) ||
  [said, held].every((link) => /^(|of|from|,|object)$/.test(link)) ||
  [said, held].every((link) => /^(in|over|within|during)$/.test(link));

/** "A budget of 350 a month" is a monthly one, and "a price comparison of six shops" compares their prices. */
function ratedHeads({ heads }: Node, { nodes, deeds }: Bullet): Node["heads"] {
  const [nearest] = heads;
  const isOfDeed = nearest?.link === "of" && deeds.some(({ roots, isVerb }) => !isVerb && roots.includes(nearest.head));
  const before = nearest?.head === undefined ? -1 : nearest.head - 1;
  if (isOfDeed && nodes[before]?.chunk === nodes[nearest.head]?.chunk && !isNumber(nodes[before]?.word ?? ""))
    return [...heads, { head: before, link: "of" }];
  const counted = nodes[nearest?.head ?? -1]?.heads[0];
  return nearest?.link === "per" && counted?.link === "of" ? [...heads, { head: counted.head, link: "per" }] : heads;
}

const groups =
  /^(team|group|crew|brigade|shift|range|number|series|staff|squad|caseload|network|fleet|total|variety|set)$/;

/** "A crew of six welders": the welders hang on what the crew hangs on, too. */
function headsOf(fact: Node, { nodes }: Bullet): Node["heads"] {
  return fact.heads.flatMap(({ head, link }) => {
    const group = nodes[head];
    const isGroup = group && link === "of" && groups.test(group.word);
    // "A budget of 4,500 a year" is an annual budget.
    const isRate = group && link === "per" && group.heads[0]?.link === "of";
    return isGroup || isRate ? [...group.heads, { head, link }] : [{ head, link }];
  });
}
