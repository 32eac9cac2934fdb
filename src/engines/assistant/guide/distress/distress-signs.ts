import { germanDistressSigns } from "./distress-signs-de.ts";
import { englishDistressSigns } from "./distress-signs-en.ts";
import { spanishDistressSigns } from "./distress-signs-es.ts";
import { frenchDistressSigns } from "./distress-signs-fr.ts";
import { italianDistressSigns } from "./distress-signs-it.ts";
import { dutchDistressSigns } from "./distress-signs-nl.ts";
import { polishDistressSigns } from "./distress-signs-pl.ts";
import { portugueseDistressSigns } from "./distress-signs-pt.ts";

/** What follows where it is somebody's work. */
const ofWork =
  "!prevent*|prevenc*|prevenzione|preventie|pravention*|prewenc*|zapobieg*|hotline*|counsel*|beratung*|line|ligne|linea|linha|lijn|linia|hulplijn|risk|risque|risco|rischio|riesgo|awareness|research*|onderzoek|forschung|support|charit*|assess*|crisis|helpline*|squad|et|and";

/** In all of them. */
const inAnyLanguage: readonly string[] = [`suicid*|suizid*|overdos*|sobredosis|uberdosis|przedawkowa* ${ofWork}`];

/**
 * Signs of self-harm or despair, direct and by allusion. Each is words in a row, folded and without apostrophes: alternatives are parted by
 * "|", a star stands for any ending, "+" for up to four other words, a word in "!" must not come next, "$" is the end of what is said.
 * Where groups are joined by "&" they stand in any order, and the words behind "!" nowhere, within one clause.
 */
export const distressSigns: readonly string[] = [
  ...inAnyLanguage,
  ...englishDistressSigns,
  ...germanDistressSigns,
  ...frenchDistressSigns,
  ...spanishDistressSigns,
  ...italianDistressSigns,
  ...dutchDistressSigns,
  ...polishDistressSigns,
  ...portugueseDistressSigns,
];
