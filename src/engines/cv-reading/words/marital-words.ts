import type { maritalStatuses } from "../../../shared/profile/profile.contract.ts";
import { foldedInPlace } from "./word-table.ts";

type MaritalStatus = (typeof maritalStatuses)[number];

/** Beginnings of words; "unmarried" and "не замужем" come before what they deny. */
const words: [MaritalStatus, string][] = [
  [
    "Single",
    "single|unmarried|niezamezn|niezonat|never married|ledig|celibataire|solter|solteir|celibe|nubile|ongehuwd|alleenstaand|kawaler|panna|не замужем|не женат|холост|неодружен|незаміжн|не одружен|svobodn|未婚|独身|無|미혼|اعزب|عزباء|مجرد|רווק|अविवाहित",
  ],
  [
    "Divorced",
    "divorced|geschieden|divorce|divorciad|gescheiden|rozwiedzi|rozwodnik|divorziat|разведен|розлучен|rozveden|离异|離婚|이혼|مطلق|גרוש|तलाकशुदा",
  ],
  [
    "Widowed",
    "widow|verwitwet|veuf|veuve|viud|viuv|vedov|weduw|wdow|вдов|вдів|ovdovel|vdova|vdovec|丧偶|사별|ارمل|אלמנ|विधवा|विधुर",
  ],
  ["Separated", "separated|getrennt|separe|separad|separat|w separacji"],
  [
    "Married",
    "married|remarried|verheiratet|marie|casad|coniugat|sposat|gehuwd|getrouwd|zonaty|mezatka|zamezna|замужем|женат|одружен|заміжн|zenaty|vdana|已婚|既婚|有|기혼|متزوج|متاهل|נשוי|נשואה|विवाहित",
  ],
];

const patterns = words.map(
  ([status, beginnings]) => [status, new RegExp(`(?<![\\p{L}])(?:${foldedInPlace(beginnings)})`, "u")] as const,
);

/** @param folded of a value behind its label; what begins with no known word, or says two, tells nothing */
export function maritalStatusOf(folded: string): MaritalStatus | undefined {
  const [status, found] = patterns.flatMap(([name, pattern]) => {
    const match = pattern.exec(folded);
    return match?.index === 0 ? [[name, match[0]] as const] : [];
  })[0] ?? ["", ""];
  const rest = folded.slice(found.length);
  return status === "" || patterns.some(([, pattern]) => pattern.test(rest.replace(/^\p{L}+/u, "")))
    ? undefined
    : status;
}
