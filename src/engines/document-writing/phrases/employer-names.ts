/** "Self-employed", "various clients": tells how somebody worked, and not where. */
const noEmployer =
  /^(?:self(?:$|[- ]?employ)|free-?lanc|various|(?:private?[rn]?|family)(?:$| (?:household|home$|client|customer|business|famil|individual|haushalt|kund|person))|selbst(?:st)?ändig|freiberuf|diverse?[rs]?(?!\p{L})|verschieden|privat(?:haushalt|kund|person|famil)|auto-?entrep|micro-?entrep|indépendant|particuli|autónom|por cuenta|varios|libera prof|libero prof|in proprio|partita iva|vari(?!\p{L})|famigli|zzp|zelfstandig|eigen (?:bedrijf|zaak|praktijk)|własn|działalno|jdg|trabalhador|conta própria|por conta|vári)/iu;
/** Of several words, one behind the first with a capital; "Garden centre" is no name. */
const isName = (employer: string) =>
  /^\S*\p{Lu}\S*$|^\S*\p{L}.* .*\p{Lu}/u.test(employer) && !noEmployer.test(employer);

/** An employer behind a title: with its preposition where it has a name, else in parentheses. */
export const employerBehind =
  (at: (employer: string) => string) =>
  (employer: string): string =>
    isName(employer) ? at(employer) : `(${employer})`;

/** By what an employer of several words calls itself first, with the preposition and article of that; else with the preposition alone. */
export const byFirstWord =
  (preposition: string, kinds: [kind: RegExp, before: string][]) =>
  (employer: string): string => {
    const [first = "", ...rest] = employer.toLowerCase().split(/[\s,’'-]/);
    const before = rest.length > 0 ? kinds.find(([kind]) => kind.test(first))?.[1] : undefined;
    return `${before ?? `${preposition} `}${employer}`;
  };
