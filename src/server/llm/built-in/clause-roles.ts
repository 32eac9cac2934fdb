import { findPhrase, type Span, saysAny, type Word } from "./sentence.ts";

/** What a clause is there for: what was, where somebody lives, what is wished for, or none of these. */
export type Role = "past" | "home" | "wish" | "other";

const phrases = (text: string) => text.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " "));

const past = phrases(
  `was | were | worked | used to | studied | trained | lived | left | lost | did | had | ended | closed | quit | ago | formerly |
  previously | former | graduated | finished | have been | has been | ive been | i've been | years experience as | years experience in | years as | years of | years in | years at | been working |
  got transferred | came from | come from | born | made redundant | gearbeitet | war | fruher | gelernt | studiert | jahre als | jahre lang |
  habe als | abgeschlossen | travaille | etais | etait | ans comme | ans en tant | etudie | quitte | perdu | trabaje | trabajado | trabajaba |
  era | anos como | anos de | estudie | perdi`,
);
const wish = phrases(
  `want | wanna | looking | look for | seeking | seek | searching | search | need | would like | id like | i'd like | would love | like to | love to | hope |
  hoping | find | show | openings | vacancies | now | become | prefer | preferably | ideally | is there | are there | any | move to | moving to |
  moved to | relocate | relocating | anything | hiring | thinking of | interested | start as | mochte | suche | suchen |
  will als | jetzt | wurde gern | gerne | gezogen | cherche | recherche | voudrais | veux | souhaite | maintenant | aimerais |
  busco | quiero | quisiera | ahora | gustaria | necesito | y a t il | hay | gibt es`,
);
const home = phrases(
  "i study | im studying | i am studying | studying at | studying in | presently | currently working | currently at | at uni | live in | live near | living in | based in | im in | i am in | these days | i work | im working | stay in | wohne | lebe | habite | vivo en | currently in",
);
const joins = new Set(
  "and but so because since when while where who which then und aber jetzt weil denn et mais puis maintenant y pero ahora porque".split(
    " ",
  ),
);
/** Behind a joining word these begin a clause; a noun goes on with the one before. */
const subjects = new Set(
  `i im i'm ive i've id i'd we my now would want wanna looking seeking need am has have moving hoping searching he she it its they there is are
  ich mochte suche will wurde je j'ai cherche voudrais busco quiero quisiera me j`.split(/\s+/),
);

/** The role of the clause in which each word stands. */
export function rolesOf(words: Word[]): Role[] {
  const clauses = clausesOf(words);
  let before: Role = "other";
  return clauses.flatMap(({ start, end }) => {
    const clause = words.slice(start, end);
    const own = clauses.length === 1 ? "other" : roleOf(clause);
    // "I have been a tailor, in Aleppo and later Istanbul"
    const role = own === "other" && before === "past" && goesOn.test(clause[0]?.key ?? "") ? before : own;
    before = role;
    return clause.map(() => role);
  });
}

/** A clause without a verb of its own. */
const goesOn = /^(?:in|at|near|from|later|then|before|first|mostly|also|with|bei|dann|zuerst|a|chez|puis|en|luego)$/;

/** "I'm a nurse at a clinic in Leeds" says where somebody is, even if no verb says that they live there. */
const tellsOfSelf =
  /^(?:and |but )?(?:i am|im|i'm|my family|my wife|my husband|my partner|my parents)\b(?! (?:open|happy|ok|okay|willing|free))/;

function roleOf(clause: Word[]): Role {
  if (saysAny(clause, home) && !saysAny(clause, wish)) return "home";
  if (saysAny(clause, past)) return wishesAfterPast(clause) ? "wish" : "past";
  if (saysAny(clause, wish)) return "wish";
  return tellsOfSelf.test(
    clause
      .slice(0, 2)
      .map(({ key }) => key)
      .join(" "),
  )
    ? "home"
    : "other";
}

/** "I was told to look for a nurse job": the wish comes last. */
function wishesAfterPast(clause: Word[]): boolean {
  const pastAt = findPhrase(clause, past)?.start ?? 0;
  const wishAt = findPhrase(clause, wish)?.start ?? -1;
  return wishAt > pastAt;
}

function clausesOf(words: Word[]): Span[] {
  const starts = words.flatMap((word, at) => (at === 0 || word.opensClause || joinsClause(words, at) ? [at] : []));
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? words.length }));
}

function joinsClause(words: Word[], at: number): boolean {
  const [word, next, afterNext] = words.slice(at, at + 3);
  if (!word || !joins.has(word.key)) return false;
  return !["and", "und", "et", "y"].includes(word.key) || [next, afterNext].some((one) => one && subjects.has(one.key));
}
