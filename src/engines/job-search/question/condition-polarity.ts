/** What somebody makes of a condition that they name: "nights are fine" asks for nothing. */
export type Polarity = "wanted" | "refused" | "accepted";

interface PolarityRead {
  polarity: Polarity;
  /** How many letters before and behind it say so. */
  before: number;
  behind: number;
}

/** All of this is held against plain letters: of the same length, without accents. In Portuguese "no" leads to a time or a place. */
export const refusing =
  "no|not|never|avoid|hate|anything but|other than|instead of|statt|plutot que|en vez de|invece di|in plaats van|zamiast|em vez de|without|except(?: for)?|excluding|ausser|außer|sauf|excepto|salvo|eccetto|tranne|behalve|oprocz|exceto|(?:do|wo|did|ca)n['’]?t|cannot|kein(?:e[nrms]?)?|nicht|ohne|nie|pas|sans|jamais|sin|nada|nunca|non|niente|senza|geen|niet|zonder|nooit|bez|nao|sem|nem|ni";
/** Between a refusal and what it refuses, or an acceptance and what it accepts. */
const between =
  "any|het|com|more|working|work|to|do|doing|on|want|the|at|in|de|d['’]|du|le|la|les|des|el|los|am|im|an|der|die|op|'s|na|w|trabajar|travail|travailler|lavoro|lavorare|pracowac|trabalhar|arbeiten|werken|mehr|plus|quiero|veux|voglio|wil|will|mochte|chce|quero|hacer|faire|fare|fazer|robic|doen|machen|auch|ook|with|met|mit|a|di|of";
const accepting = [
  "(?:would|do|wo)(?:n['’]?t| not) mind|happy (?:to|with)|open to|willing to|prepared to|no problem(?: with)?|flexible on|also|even",
  "auch|gern[e]?|bereit zu|(?:habe )?nichts gegen|macht mir nichts aus",
  "aussi|meme|prete? a|(?:ca )?ne me derange(?:nt)? pas|pas de probleme(?: pour| avec)?",
  "tambien|incluso|no me importan?|dispuest[oa] a|sin problema(?: para)?",
  "anche|disponibile (?:a|per)|nessun problema con|non mi dispiace",
  "ook|geen (?:probleem|bezwaar)(?: met| tegen)?|bereid tot",
  "tez|takze|rowniez|chetnie|nie przeszkadzaj?a mi",
  "tambem|nao me importo|sem problema|disponivel para",
].join("|");
/** Whoever can do nights offers them; whoever can do mornings says when. */
const offering =
  "can(?: also)?|could|kann(?: auch)?|konnte|je peux(?: aussi)?|puedo|posso(?: anche| tambem)?|ik kan|kan(?: ook)?|moge";
/** Behind it: of unsocial hours all of these are acceptances; that work "from home is possible" is what a search asks for. */
const possible =
  "ok|okay|welcome|possible|in ordnung|geht(?: auch)?|moglich|passt|bienvenus?|posible|possibile|mogelijk|mozliwe?|prima";
const noProblem = [
  "fine|all ?right|acceptable|(?:no|not an?|aren['’]?t a|isn['’]?t a) (?:problem|issue|bother)",
  "kein problem|egal|stor(?:t|en) (?:mich )?nicht|d['’]accord|pas (?:de|un) probleme|(?:ne )?(?:me )?derange(?:nt)? pas",
  "sin problema|no (?:es|son|hay) (?:un )?problema|no me importan?|me va bien|(?:va|vanno) bene|nessun problema|non (?:e|sono) un problema",
  "geen probleem|mag(?: ook)?|nie przeszkadzaj?a|nie (?:jest|sa) problem(?:em)?|bez problemu|moga byc|moze byc",
  "sem problema|nao (?:ha|e|sao) problema|tudo bem|pode ser",
].join("|");
const impossible = [
  "not (?:ok|okay|fine|possible|an option)|no (?:way|go|thanks)|out of the question|impossible",
  "geh(?:t|en) (?:bei mir )?nicht|nicht moglich|ausgeschlossen|exclus?|pas possible|no puedo|imposible",
  "esclus[oiae]|lukt niet|kan niet|odpadaj?a|nao posso|no|nein|nicht|non|niet|nie|nao",
].join("|");
/** Of hours: "weekends off". A post that is "frei" is open. */
const keptFree = "off|free|frei|libres?|liber[oiae]|vrij|wolne|livres?|folga";
/** A weekend at home is none at work. "Care home" is a place. */
const atHome = "at home|zu ?hause|daheim|a la maison|chez moi|en casa|a casa|thuis|w domu|em casa";
const free = "free|freie[nrms]?|libres?|liberi|vrije|wolne|livres?";

const linked = `(?:\\s+(?:${between}))*\\s*$`;
const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const ahead = (words: string) => new RegExp(`${word(words)}${linked}`, "iu");
const copulas =
  "is|are|would|be|'s|ist|sind|war[e]?n?|auch|est|sont|serait|aussi|es|son|esta|estan|seria|tambien|e|sono|anche|zijn|ook|to|jest|sa|tez|sao|tambem|me|mi|mich|for me|fur mich|pour moi|para mi|per me|voor mij|dla mnie|para mim|bei mir";
/** With nothing between but such words, and at the end of its clause: "weekend fine dining" is another thing. */
const after = (words: string) =>
  new RegExp(
    `^\\s*(?:(?:${copulas})\\s+){0,3}${word(words)}(?:\\s+(?:${copulas}|too|as well)(?!\\p{L}))*(?=\\s*$)`,
    "iu",
  );

/** Who refuses is part of it: "je ne veux pas". */
const willing =
  "(?:(?:i|je|ich|yo|io|ik|eu) )?(?:(?:ne |n['’])?(?:veux|peux|fais|travaille|will|kann|mag|mochte|wil|kan) )?";
const notOnly =
  "not (?:only|just|necessarily)|nicht nur|pas (?:que|seulement)|no solo|non solo|niet alleen|nie tylko|nao so";

const welcome = [ahead(`${accepting}|${notOnly}`), after(noProblem)];
const tolerated = [undefined, after(possible)];
const refused = [ahead(`${willing}(?:${refusing})`), after(impossible)];
const spentAtHome = [
  new RegExp(`${word(`${atHome}|home(?= (?:every|each|at|on|for|by|most))`)}(?:\\s+\\p{L}{1,6}){0,2}\\s*$`, "iu"),
  new RegExp(`^\\s*${word(`${atHome}|home(?=\\s*$)`)}`, "iu"),
];
// "Smoke-free nights" are no free ones.
const kept = [
  ahead(
    `(?<=^\\s*|(?:with|want|need|my|mit|brauche|avec|veux|con|quiero|voglio|met|wil|z|chce|com|quero)\\s+)(?:${free})`,
  ),
  after(keptFree),
];
const only = /(?<!\p{L})(?:only|nur|seulement|solo|alleen|tylko|so)(?!\p{L})/iu;
const offered = [ahead(offering), undefined];
/** "Homeoffice möglich": wanted, and said with it. */
const offeredThere = [undefined, /^\s*(?:ok|okay|possible|moglich|posible|possibile|mogelijk|mozliw[ey])(?!\p{L})/iu];

const clauseMark = /[,;:.!?\n|()]/;

/** What is made of a condition, by the words around it in its clause. */
export function polarityRead(
  before: string,
  behind: string,
  { kind, ...condition }: { kind: string; value?: string },
  isPortuguese: boolean,
): PolarityRead {
  const wanted = { polarity: "wanted", before: 0, behind: 0 } as const;
  if (kind !== "shift" && kind !== "workplace" && kind !== "employment") return wanted;
  const [lead = "", tail = ""] = [before.split(/[,;:.!?\n|()\0]/).at(-1), behind.split(clauseMark)[0]];
  // "No fim de semana" is at the weekend.
  const led = isPortuguese ? lead.replace(/\bno\s*$/i, "") : lead;
  const read = (polarity: Polarity, [one, other]: readonly (RegExp | undefined)[]): PolarityRead | undefined => {
    const [leading = "", trailing = ""] = [one?.exec(led)?.[0], other?.exec(tail)?.[0]];
    if (leading === "" && trailing === "") return undefined;
    return { polarity, before: leading.length, behind: trailing.length };
  };
  const isShift = kind === "shift";
  const isWeekend = condition.value === "weekend";
  const isUnsocial = isWeekend || condition.value === "night" || condition.value === "rotating";
  return (
    read("accepted", welcome) ??
    (isWeekend ? read("refused", spentAtHome) : undefined) ??
    (isShift ? read("refused", kept) : undefined) ??
    read("refused", refused) ??
    (isShift ? undefined : read("wanted", offeredThere)) ??
    (isShift && condition.value !== "early"
      ? (read("accepted", tolerated) ??
        (isUnsocial && !only.test(`${led} ${tail}`) ? read("accepted", offered) : undefined))
      : undefined) ??
    wanted
  );
}
