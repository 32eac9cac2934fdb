import type { DoneTo } from "../words/equal-verbs.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet } from "./bullet.ts";

/** The object of a verb, nearest word first. */
export const objectOf = ({ nodes, chunks }: Bullet, place: number): string[] => {
  const head = nodes.findIndex(({ heads }) => heads.some((its) => its.head === place && its.link === "object"));
  const chunk = nodes[head]?.chunk;
  return head < 0
    ? []
    : nodes
        .filter((node, at) => node.chunk === chunk && at <= head && chunks[node.chunk]?.head === head)
        .map(({ word }) => word);
};

/** What a fact's word is done to: "inspected the slings", "inspection of the slings". */
export function doneTo({ nodes, chunks, deeds }: Bullet, place: number): DoneTo {
  const objectOfWord = (at: number) =>
    nodes.findIndex(({ heads }) => heads.some(({ head, link }) => head === at && /^(object|of)$/.test(link)));
  const own = objectOfWord(place);
  // "Washed and cut hair"
  const isAlone = nodes.filter(({ deed }) => deed === nodes[place]?.deed).length === 1;
  const next = deeds[(nodes[place]?.deed ?? 0) + 1]?.roots[0];
  const object = own < 0 && isAlone && next !== undefined ? objectOfWord(next) : own;
  const chunk = nodes[object]?.chunk;
  const isMeasured = nodes.some(
    (node) =>
      (isNumber(node.word) || /^(half|third|quarter|fifth|tenth)$/.test(node.word)) &&
      node.deed === nodes[place]?.deed &&
      /^(by|from|to)$/.test(chunks[node.chunk]?.link ?? ""),
  );
  return {
    object: object < 0 ? [] : nodes.filter((node, at) => node.chunk === chunk && at <= object).map(({ word }) => word),
    isMeasured,
  };
}
