/** Past forms that do not end in -ed and start lines of a CV. */
const irregular = new Set(
  `became began bought brought built caught chose cut dealt drew drove fed found gave grew held kept laid led left made met
  oversaw ran rebuilt redid rewrote set sent sold spent spoke stood taught took went won wrote`.split(/\s+/),
);

/** End in -ed and are no deeds. */
const notDeeds = new Set(
  `accomplished advanced assorted based certified committed dedicated detailed diversified driven
  experienced extended gifted limited mixed motivated qualified related required skilled talented
  trusted unlimited need speed`.split(/\s+/),
);

/**
 * "Cut solvent losses by 18 %." as "I cut solvent losses by 18 %"; undefined for a line that does not start with what
 * the person did, which is better quoted than bent.
 */
export function firstPerson(statement: string): string | undefined {
  const line = statement.replace(/[.;\s]+$/, "");
  const [first = ""] = line.split(/[\s,]/, 1);
  const verb = first.toLowerCase();
  if (/[.!?] /.test(line) || notDeeds.has(verb)) return undefined;
  if (!/^[A-Z]?[a-z]+(-[a-z]+)?$/.test(first)) return undefined;
  const isDeed = irregular.has(verb) || (verb.length > 4 && verb.endsWith("ed"));
  return isDeed ? `I ${verb}${line.slice(first.length)}` : undefined;
}
