import type { maritalStatuses } from "../../../shared/profile/profile.contract.ts";
import { foldedInPlace } from "./word-table.ts";

type MaritalStatus = (typeof maritalStatuses)[number];

/** Beginnings of words; "unmarried" and "не замужем" come before what they deny. */
const words: [MaritalStatus, string][] = [
  [
    "Single",
    "single|unmarried|never married|ledig|celibataire|solter|solteir|celibe|nubile|ongehuwd|alleenstaand|kawaler|panna|не замужем|не женат|холост|неодружен|незаміжн|не одружен|svobodn|未婚|独身|無|미혼|اعزب|عزباء|مجرد|רווק|अविवाहित",
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
    "married|verheiratet|marie|casad|coniugat|sposat|gehuwd|getrouwd|zonaty|mezatka|zamezna|замужем|женат|одружен|заміжн|zenaty|vdana|已婚|既婚|有|기혼|متزوج|متاهل|נשוי|נשואה|विवाहित",
  ],
];

const patterns = words.map(
  ([status, beginnings]) => [status, new RegExp(`(?<![\\p{L}])(?:${foldedInPlace(beginnings)})`, "u")] as const,
);

/** @param folded of a value behind its label */
export const maritalStatusOf = (folded: string): MaritalStatus | undefined =>
  patterns.find(([, pattern]) => pattern.test(folded))?.[0];
