import { findPhrase, says, type Span, type Word } from "./sentence.ts";

/** What a clause is there for: what was, what is wished for, or neither. */
export type Role = "past" | "wish" | "other";

const phrases = (text: string) => text.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " "));

const past = phrases(
  `was | were | worked | used to | studied | trained | lived | left | lost | did | had | ended | closed | quit | ago | formerly |
  previously | former | graduated | finished | have been | has been | ive been | i've been | years as | years of | been working |
  got transferred | came from | come from | born | made redundant | gearbeitet | war | fruher | gelernt | studiert | jahre als | jahre lang |
  habe als | abgeschlossen | travaille | etais | etait | ans comme | ans en tant | etudie | quitte | perdu | trabaje | trabajado | trabajaba |
  era | anos como | anos de | estudie | perdi`,
);
const wish = phrases(
  `want | wanna | looking | look for | seeking | seek | searching | search | need | would like | id like | i'd like | would love | like to | love to | hope |
  hoping | find | show | openings | vacancies | now | become | prefer | preferably | ideally | is there | are there | any | move to | moving to |
  moved to | relocate | relocating | live in | living in | based in | anything | hiring | thinking of | interested | start as | mochte | suche | suchen |
  will als | jetzt | wurde gern | gerne | lebe | wohne | gezogen | cherche | recherche | voudrais | veux | souhaite | maintenant | habite | aimerais |
  busco | quiero | quisiera | ahora | gustaria | necesito | vivo | y a t il | hay | gibt es`,
);
const joins = new Set(
  "and but so because since when while where who which then und aber jetzt weil denn et mais puis maintenant car y pero ahora porque".split(" "),
);
/** Behind a joining word these begin a clause; a noun goes on with the one before. */
const subjects = new Set(
  `i im i'm ive i've id i'd we my now would want wanna looking seeking need am has have moving hoping searching he she it its they there is are
  ich mochte suche will wurde je j'ai cherche voudrais busco quiero quisiera me j`.split(/\s+/),
);

/** The role of the clause in which each word stands. */
export function rolesOf(words: Word[]): Role[] {
  const clauses = clausesOf(words);
  return clauses.flatMap(({ start, end }) => {
    const clause = words.slice(start, end);
    const role = clauses.length === 1 ? "other" : roleOf(clause);
    return clause.map(() => role);
  });
}

function roleOf(clause: Word[]): Role {
  if (says(clause, ...past)) return wishesAfterPast(clause) ? "wish" : "past";
  return says(clause, ...wish) ? "wish" : "other";
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
