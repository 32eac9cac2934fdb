import { foldText } from "../../shared/text/folded-text.rules.ts";
import type { DraftSection } from "./boards/job-board.ts";
import { cleanLine, type PostingLine, postingLines, unescapedHtml } from "./posting-lines.ts";

export interface PostingSections {
  companyInfo: string;
  description: string;
  requirements: string;
  benefits: string;
}

type Section = keyof PostingSections;

/** What headings say, in the languages of most boards read here; the first that fits decides. */
const headingWords: [Section, RegExp][] = [
  [
    "description",
    /\b(responsibilit|what you('| wi)ll (do|be doing)|what you do|your (role|tasks|mission|job|impact)|the (role|job|position|opportunity)\b|role (overview|summary)|job (description|summary|overview)|day[- ]to[- ]day|key tasks|duties|aufgaben|das erwartet dich|was dich erwartet|deine rolle|ihre rolle|stellenbeschreibung|taetigkeiten|missions?\b|vos missions|le poste|descriptif du poste|description du poste|funciones|responsabilidades|tus tareas|que haras|el puesto|descripcion del puesto|attivita|mansioni|responsabilita|il ruolo|cosa farai|di cosa ti occuperai|wat ga je doen|wat je gaat doen|jouw (taken|functie|rol)|taken\b|functieomschrijving|de functie|(zakres )?obowiazk|twoje zadania|zadania|twoja rola|opis stanowiska|funcoes|tarefas|atividades|o que vais? fazer|descricao da (vaga|funcao)|a funcao)/,
  ],
  [
    "benefits",
    /\b(benefits?|perks?|what we offer|we offer|our offer|what('| i)s in it for you|what you('| wi)ll get|what you get|why (join|work|you)|compensation|rewards|wir bieten|das bieten|was wir bieten|bieten wir|unser angebot|deine vorteile|ihre vorteile|vorteile|warum wir|freu dich auf|nous offrons|nous vous offrons|ce que nous (vous )?(offrons|proposons)|nous proposons|on t'offre|avantages|pourquoi nous rejoindre|remuneration|package\b|ofrecemos|que ofrecemos|beneficios|ventajas|por que unirte|cosa offriamo|offriamo|vantaggi|perche noi|wat (bieden wij|wij bieden|krijg je)|wij bieden|ons aanbod|arbeidsvoorwaarden|(co )?oferujemy|nasza oferta|benefity|co zyskujesz|oferecemos|o que oferecemos|vantagens)/,
  ],
  [
    "requirements",
    /\b(requirements?|qualifications?|who you are|about you\b|what you('| wi)ll (need|bring)|what you (need|bring)|what we('| a)re looking for|what we look for|we('| a)re looking for|your (profile|skills|experience|background|qualifications)|skills|must[- ]haves?|nice[- ]to[- ]haves?|preferred|bonus points|minimum|experience (required|needed)|you (have|bring)|ideal candidate|education|anforderungen|profil\b|dein profil|ihr profil|das bringst du mit|das bringen sie mit|was du mitbringst|was sie mitbringen|qualifikation|voraussetzungen|du bringst|kenntnisse|profil recherche|votre profil|ton profil|competences|qualites requises|pre-?requis|requisitos|perfil\b|tu perfil|que buscamos|buscamos|requerimientos|conocimientos|formacion|person specification|the person\b|(essential|desirable|selection) criteria|requisiti|(il tuo )?profilo|cosa cerchiamo|chi cerchiamo|competenze|wat (vragen wij|wij vragen|breng je mee|je meebrengt)|wij vragen|functie-?eisen|jouw profiel|profiel\b|wymagan|oczekuj|twoj profil|kogo szukamy|kwalifikacj|o que procuramos|procuramos|o teu perfil|qualificacoes|habilitacoes)/,
  ],
  [
    "companyInfo",
    /\b(about (us|the company|our company|the team|our team)|who we are|our (company|mission|story|values)|company (overview|description)|ueber uns|uber uns|wir sind|wer wir sind|das sind wir|unternehmen\b|qui sommes[- ]nous|a propos|notre (entreprise|mission|histoire)|l'entreprise|sobre (nosotros|la empresa)|quienes somos|nuestra empresa|la empresa|chi siamo|l'azienda|over ons|wie zijn wij|wie wij zijn|het bedrijf|o nas|o firmie|kim jestesmy|sobre nos|quem somos|a empresa)/,
  ],
];
/** "About Acme" is about the company, "About the job" is not. */
const aboutName = /^about (?!the\b|this\b|you\b|your\b)/;

const maxLength = 20_000;

/** A posting's text, split by its headings. A heading that is not understood leads back to the description. */
export function postingSections(parts: DraftSection[]): PostingSections {
  const sections: Record<Section, string[]> = { companyInfo: [], description: [], requirements: [], benefits: [] };
  for (const { heading, html } of parts) {
    let current: Section = "description";
    const lines = postingLines(unescapedHtml(html));
    if (lines.length === 0) continue;
    const all = [headingLine(heading), ...lines];
    for (const [at, line] of all.entries()) {
      const meant = sectionOf(line, all[at + 1]);
      if (meant) current = meant;
      else if (line.kind === "heading") current = "description";
      if (line.text !== "" && !(meant && isWholeHeading(line))) sections[current].push(written(line));
      // Musts and wishes are told apart by the headings within what is asked for.
      else if (meant === "requirements" && ofWishes.test(fold(line.text))) sections.requirements.push(asHeading(line));
    }
  }
  return {
    companyInfo: limited(sections.companyInfo),
    description: limited(sections.description),
    requirements: limited(sections.requirements),
    benefits: limited(sections.benefits),
  };
}

const headingLine = (heading: string): PostingLine => ({ kind: "heading", text: cleanLine(heading) });

/** Of lines that are no headings by their form, only short ones count as such that end with a colon or stand above a list. */
function sectionOf({ kind, text }: PostingLine, next: PostingLine | undefined): Section | undefined {
  const isAbove = text.endsWith(":") || (next?.kind === "item" && !/[.!?]$/.test(text));
  const isHeading = kind === "heading" || kind === "bold" || (kind === "text" && text.length <= 60 && isAbove);
  return isHeading && text !== "" ? headingSection(text) : undefined;
}

/** The section that a heading of a posting opens; undefined for any other text. */
export function headingSection(text: string): Section | undefined {
  const folded = fold(text);
  if (aboutName.test(folded) && folded.length <= 40) return "companyInfo";
  return headingWords.find(([, words]) => words.test(folded))?.[0];
}

/** The application shows headings of its own above the sections. */
const isWholeHeading = ({ text }: PostingLine) => text.length <= 90;

function fold(text: string): string {
  return foldText(text).replaceAll("’", "'");
}

const ofWishes =
  /nice[- ]to|bonus|preferred|desirable|a plus\b|advantage|wunschenswert|von vorteil|pluspunkte|souhait|apprecie|atouts?\b|deseable|valora|gradit|preferenzial|\bpre\b|wenselijk|mile widzian|dodatkow|valoriz|desejave/;
const asHeading = ({ text }: PostingLine) => (/[:?]$/.test(text) ? text : `${text}:`);

/** Lists are lines that begin with "- ", as everywhere in the application. */
function written({ kind, text }: PostingLine): string {
  const plain = text.replace(/^[-–—•·*▪◦]\s+/, "");
  return kind === "item" || plain !== text ? `- ${plain}` : text;
}

function limited(lines: string[]): string {
  const whole = lines.join("\n");
  if (whole.length <= maxLength) return whole;
  return `${whole.slice(0, maxLength).replace(/\s+\S*$/, "")} …`;
}
