import { isPersonName, lessening, mayGoBefore } from "../words/describing-words.ts";
import { turning } from "../words/equal-words.ts";
import { isTime } from "../words/phrase-reading.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { absolute, isAgent, isOccasion, isShortTime } from "../words/what-may-be-left-out.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Alignment, Bullet, Node } from "./bullet.ts";

/** Never lost, wherever they stand behind what is told. */
const limits =
  /^(not|no|never|nor|neither|none|nobody|nothing|without|except|excluding|only|but|although|though|however|despite|if|unless|until|less|least|fewer|almost|nearly|partly|partially|half|sometimes|rarely|occasionally|temporarily|jointly|remotely|together|supervision|supervised|guidance|guided|mentor|shadow\w*|observ\w*|junior|trainee|intern|internship|apprentice\w*|simulat\w*|simulator|mock|pilot|draft|planned|proposed|proposal|attempt\w*|tried|failed|interim|deputy|acting|assistant|estimated|expected|potential|future|former|fictional|trial|beginner|basic|or|either|one|alone|average|each|every|all|both|than|share\w*|voluntar\w*|unpaid|part|parts|member|members|one|third|quarter|percentage)$/;
/** Turn the sense of what they describe, but not where they name what is left out: "for the team". */
const named =
  /^(team|class|course|training|student|school|test|partners?|colleagues?|support|family|theory|several|some|few|professor)$/;
const holdingLinks =
  /^(after|when|where|under|without|as|between|among|like|to do|doing|or|but|if|because|unless|despite|except|than|until|since|towards|toward)$/;
const freeLinks =
  /^(for|in|at|on|across|within|throughout|during|over|after|before|from|into|to|about|by|through|using|via|that|who|while|when|of|,|including|around|regarding|concerning|following|against|along|outside|object|with|per|according|worth)$/;
const losableInMeasure = /^(during|over|within|by|through|using|via)$/;
/** "Ran the shop while the owner was away" */
const limitingDeeds = /^(when|while|where|after|before|until|if|unless|because|without|despite|except)$/;
const changing =
  /^(reduc|cut|lower|decreas|rais|increas|improv|doubl|tripl|halv|grow|shorten|sav|exceed|beat|win|rank|achiev|reach|fall|fell|drop|boost|earn|generat|account)e?$/;
const partitive =
  /^(part|member|one|half|third|quarter|share|percentage|some|most|majority|couple|draft|model|copy|simulation|idea|plan|proposal|head|assistant|deputy|lack|absence|end|beginning|risk|loss|reduction|increase|prevention|avoidance)$/;

/** Whether what a line leaves out of a fact lets nothing that it says be more than it was. */
export function mayBeLost(held: Bullet, chosen: Alignment, isPlaced: boolean): boolean {
  const kept = new Set(chosen);
  const isKept = (at: number) => kept.has(at) || (held.light !== undefined && at === 0);
  const usedDeeds = new Set(chosen.flatMap((place) => held.nodes[place]?.deed ?? []));
  const firstUsed = Math.min(...usedDeeds);
  const lost = held.nodes.flatMap((node, at) => (isKept(at) ? [] : [{ node, at }]));
  const words = held.nodes.flatMap(({ word, chunk }, at) => (isKept(at) ? [word, held.chunks[chunk]?.link ?? ""] : []));
  if (lost.length > 0 && words.some((word) => absolute.test(word) || /^(top|best|worst)$/.test(word))) return false;
  if (isTakenForBoth(held, kept, [...usedDeeds])) return false;
  const isMeasured = [...usedDeeds].some((index) => isOfChange(held, index, kept));
  return lost.every(({ node, at }) => {
    const chunk = held.chunks[node.chunk];
    const isRoot = held.deeds.some(({ roots }) => roots.includes(at));
    if (!chunk) return false;
    if (
      !usedDeeds.has(node.deed) &&
      ((isLimit(node) && !isWhom(held, at)) || limitingDeeds.test(held.deeds[node.deed]?.link ?? ""))
    )
      return false;
    if (!usedDeeds.has(node.deed) && isRoot) return true;
    if (node.deed < firstUsed) return true;
    if (isWhom(held, at) && chunk.joinedTo !== undefined && !keptChunk(held, node.chunk, kept)) return true;
    if (limits.test(node.word) || (turning.has(node.word) && !named.test(node.word)) || holdingLinks.test(chunk.link))
      return false;
    if (/^(mostly|mainly|usually|often)$/.test(node.word) && (keptChunk(held, node.chunk, kept) || chunk.head === at))
      return false;
    // "With 410 rooms in total"
    if (node.word === "total" && held.nodes.some(({ heads }, place) => isKept(place) && heads[0]?.head === at))
      return false;
    if (chunk.link === "per" && node.heads.some(({ head }, index) => index === 0 && kept.has(head))) return false;
    if (chunk.link === "with" && !kept.has(chunk.head) && !isAttribute(held, node.chunk) && !isOpposite(held, node))
      return false;
    if (/^(?:when|while|until|if|unless)$/.test(chunk.link) || isOccasion(phraseOf(held, node.chunk))) return false;
    if (isTwin(node, held, kept)) return true;
    if (isNumber(node.word) && keepsUnit(held, at, kept)) return false;
    if (isPartTime(held, node) || isCountedWithKept(held, node.chunk, kept)) return false;
    if (isPlaced && placing.test(chunk.link) && !hangsOnLost(held, node.chunk, kept)) return false;
    if (isShortTime(phraseOf(held, node.chunk))) return false;
    if (isAgent(phraseOf(held, node.chunk)) && (usedDeeds.has(node.deed) || !isAudience(held, node))) return false;
    if (!usedDeeds.has(node.deed)) return true;
    // "Stackups and drawings to a standard" are told by the drawings.
    const list = held.deeds[node.deed];
    if (isRoot) return list?.isVerb === false && list.roots.some((root) => kept.has(root));
    const isOfKept = kept.has(chunk.head) && chunk.head !== at;
    if (isOfKept) return mayLoseModifier(node, at, chunk.head, held, kept, isMeasured);
    if (kept.size > 0 && keptChunk(held, node.chunk, kept)) return false;
    if (
      isMeasured &&
      !(losableInMeasure.test(chunk.link) || isTime(phraseOf(held, node.chunk)) || isNumberChunk(held, node.chunk))
    )
      return false;
    return (chunk.link === "" || freeLinks.test(chunk.link)) && !isPartOf(held, node, kept);
  });
}

/** "A course, attended by 120 colleagues" was no less without them. */
const isAudience = ({ nodes, chunks, deeds }: Bullet, { deed }: Node) =>
  nodes.every((node) => node.deed !== deed || !/^(?:with|under|for)$/.test(chunks[node.chunk]?.link ?? "")) &&
  /^(?:attended|visited|read|watched|seen|followed|downloaded)$/.test(nodes[deeds[deed]?.roots[0] ?? -1]?.word ?? "");

const placing = /^(for|in|at|across|on|within|over|from|of)$/;

/** "A portfolio with a value of 3 million": the millions go with their value. */
function hangsOnLost({ nodes, chunks }: Bullet, chunk: number, kept: Set<number>): boolean {
  const { link, head } = chunks[chunk] ?? { link: "", head: -1 };
  return link === "of" && (nodes[head]?.heads ?? []).every((its) => !kept.has(its.head));
}

const isLimit = ({ word }: Node) => limits.test(word) || (turning.has(word) && !named.test(word));

/** "Trained an apprentice" was with no apprentice's work. */
const isWhom = ({ nodes, chunks }: Bullet, at: number) =>
  /^(intern|apprentice|trainee|assistant|student|deputy|colleague|partner)s?$/.test(nodes[at]?.word ?? "") &&
  chunks[nodes[at]?.chunk ?? -1]?.head === at &&
  chunks[nodes[at]?.chunk ?? -1]?.link === "object";

/** "Negotiated contracts with operators": they were on the other side. */
const isOpposite = ({ nodes, deeds }: Bullet, { deed }: Node) =>
  verbReadings(nodes[deeds[deed]?.roots[0] ?? -1]?.word ?? "").some(({ lemma }) => /^negotiat/.test(lemma));

/** "With diameters from 1 to 24 inches", not "with a colleague". */
function isAttribute({ nodes, chunks }: Bullet, chunk: number): boolean {
  const head = nodes[chunks[chunk]?.head ?? 0]?.word ?? "";
  return (
    (!isPersonName(head) || /meters?$/.test(head)) &&
    nodes.some(
      (node) =>
        (node.chunk === chunk || (node.chunk === chunk + 1 && chunks[node.chunk]?.link !== "&")) &&
        isNumber(node.word) &&
        !/^[12]$/.test(node.word),
    )
  );
}

/** "In stroke patients, 25 patients a month": said once. */
const isTwin = (node: Node, { nodes }: Bullet, kept: Set<number>) =>
  node.heads.some(({ link }) => link === ",") && nodes.some((other, at) => kept.has(at) && other.word === node.word);

/** "Cut waste over two years and trained staff over three": what the last deed keeps would be said of the first one, too. */
function isTakenForBoth({ nodes, chunks, deeds }: Bullet, kept: Set<number>, inOrder: number[]): boolean {
  const circumstances = (deed: number) =>
    nodes.flatMap((node, at) =>
      node.deed === deed &&
      chunks[node.chunk]?.head === at &&
      chunks[node.chunk]?.link !== "object" &&
      !deeds[deed]?.roots.includes(at)
        ? [at]
        : [],
    );
  return inOrder.some(
    (deed, index) =>
      circumstances(deed).some((at) => !kept.has(at)) &&
      inOrder
        .slice(index + 1)
        .some((later) => deeds[later]?.link === deeds[deed]?.link && circumstances(later).some((at) => kept.has(at))),
  );
}

/** "40 nurses and doctors" may be forty of both. */
function isCountedWithKept({ nodes, chunks }: Bullet, chunk: number, kept: Set<number>): boolean {
  const before = chunks[chunk]?.joinedTo;
  const counts = (at: number) =>
    chunks[at]?.article === "a" || nodes.some((node) => node.chunk === at && isNumber(node.word));
  return (
    before !== undefined &&
    counts(before) &&
    !counts(chunk) &&
    nodes.some((node, at) => node.chunk === before && kept.has(at))
  );
}

/** "A 12-strong team" is not a strong team. */
const keepsUnit = ({ nodes, chunks }: Bullet, at: number, kept: Set<number>) =>
  nodes[at + 1]?.chunk === nodes[at]?.chunk && kept.has(at + 1) && chunks[nodes[at]?.chunk ?? -1]?.head !== at + 1;

/** "Two days a week" */
const isPartTime = ({ nodes }: Bullet, node: Node) =>
  /^(days?|hours?|mornings?|afternoons?|evenings?|nights?|weeks?)$/.test(node.word) &&
  nodes.some((other) => other.chunk === node.chunk && isNumber(other.word));

const phraseOf = ({ nodes, chunks }: Bullet, chunk: number) => ({
  link: chunks[chunk]?.link ?? "",
  words: nodes.filter((node) => node.chunk === chunk).map(({ word }) => word),
});

/** Other words of the same name are told. */
const keptChunk = ({ nodes }: Bullet, chunk: number, kept: Set<number>) =>
  nodes.some((node, at) => node.chunk === chunk && kept.has(at));

const isNumberChunk = ({ nodes, chunks }: Bullet, chunk: number) =>
  /^(from|to|by)$/.test(chunks[chunk]?.link ?? "") && nodes.some((node) => node.chunk === chunk && isNumber(node.word));

function isOfChange({ nodes, deeds, chunks }: Bullet, index: number, kept: Set<number>): boolean {
  const own = nodes.filter(({ deed }, at) => deed === index && kept.has(at));
  const root = nodes[deeds[index]?.roots[0] ?? 0]?.word ?? "";
  return (
    verbReadings(root).some(({ lemma }) => changing.test(lemma)) ||
    own.some(({ word, chunk }) => /^(%|percentage|times)$/.test(word) || chunks[chunk]?.link === "worth")
  );
}

function mayLoseModifier(
  node: Node,
  at: number,
  head: number,
  { nodes, chunks }: Bullet,
  kept: Set<number>,
  isMeasured: boolean,
): boolean {
  const noun = nodes[head]?.word ?? "";
  // "Outsourced hiring engineers"
  const isFirst = chunks[node.chunk]?.link === "object" && nodes[at - 1]?.chunk !== node.chunk;
  if (isFirst && /ing$/.test(node.word) && chunks[node.chunk]?.article === "") return false;
  const isMeans = /^(with|by|using|through|via)$/.test(chunks[node.chunk]?.link ?? "");
  if ((turning.has(node.word) && !named.test(node.word)) || lessening.has(node.word)) return false;
  const owner = /^(.*)['’]s$/u.exec(node.word)?.[1];
  if (owner !== undefined) return !isMeasured && !turning.has(owner) && !lessening.has(owner);
  if (isMeasured && !isMeans) return isNumber(node.word) && at > head;
  if (node.word === "1" && at < head) return !partitive.test(noun);
  // "Two thirds" are not a third.
  if (isNumber(node.word) && /^(?:thirds|quarters|fifths|tenths|halves)$/.test(noun)) return false;
  // "A 1.5-tonne digger"
  if (isNumber(node.word) && at + 1 < head) return true;
  if (isNumber(node.word)) return at > head || /s$|^(people|children|men|women|staff|pupils)$/.test(noun);
  if (isNumber(nodes[at - 1]?.word ?? "") && nodes[at - 1]?.chunk === node.chunk) return !kept.has(at - 1);
  return mayGoBefore(node.word, noun, at === head - 1);
}

function isPartOf({ nodes, chunks }: Bullet, node: Node, kept: Set<number>): boolean {
  const chunk = chunks[node.chunk];
  return (
    chunk?.link === "of" &&
    nodes.some((head, at) => kept.has(at) && partitive.test(head.word) && node.heads.some((own) => own.head === at))
  );
}
