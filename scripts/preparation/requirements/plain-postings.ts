import type { MarkedText } from "./marked-postings.ts";

/** How plain postings announce what is needed, wished for and offered; the first is how a board's own field is written. */
const headings: Record<MarkedText["language"], { must: string[]; wish: string[]; plus: string; offer: string[] }> = {
  en: {
    must: ["Requirements:", "Your profile", "Essential", "What you bring", "Who you are"],
    wish: ["Nice to have:", "Desirable", "Bonus"],
    plus: "is a plus",
    offer: ["We offer", "Benefits"],
  },
  de: {
    must: ["Requirements:", "Ihr Profil", "Das bringst du mit", "Anforderungen"],
    wish: ["Von Vorteil", "Wünschenswert"],
    plus: "von Vorteil",
    offer: ["Wir bieten", "Ihre Vorteile"],
  },
  fr: {
    must: ["Requirements:", "Votre profil", "Profil recherché", "Compétences requises"],
    wish: ["Les plus", "Apprécié"],
    plus: "est un plus",
    offer: ["Nous offrons", "Avantages"],
  },
  es: {
    must: ["Requirements:", "Requisitos", "Perfil", "Qué buscamos"],
    wish: ["Se valora", "Deseable"],
    plus: "se valora",
    offer: ["Ofrecemos", "Beneficios"],
  },
  it: {
    must: ["Requirements:", "Requisiti", "Il tuo profilo", "Cosa cerchiamo"],
    wish: ["Gradito", "Costituisce titolo preferenziale"],
    plus: "è un plus",
    offer: ["Offriamo", "Vantaggi"],
  },
  nl: {
    must: ["Requirements:", "Functie-eisen", "Jouw profiel", "Wij vragen"],
    wish: ["Pluspunten", "Een pre"],
    plus: "is een pre",
    offer: ["Wij bieden", "Arbeidsvoorwaarden"],
  },
  pl: {
    must: ["Requirements:", "Wymagania", "Oczekujemy", "Profil kandydata"],
    wish: ["Mile widziane", "Dodatkowe atuty"],
    plus: "mile widziane",
    offer: ["Oferujemy", "Benefity"],
  },
  pt: {
    must: ["Requirements:", "Requisitos", "Perfil", "O que procuramos"],
    wish: ["Valorizamos", "Fatores preferenciais"],
    plus: "é uma mais-valia",
    offer: ["Oferecemos", "Vantagens"],
  },
};

/** The same posting as most are written: what is asked for in lists of its own. Every second has no signs before its items. */
export function plainPosting({ title, text, language, marked }: MarkedText, number: number): MarkedText {
  const { must, wish, plus, offer } = headings[language];
  const of = (names: string[]) => names[number % names.length] ?? "";
  const sign = number % 2 === 0 ? "- " : "";
  const listed = (heading: string, items: string[]) =>
    items.length === 0 ? [] : [[heading, ...items.map((item) => `${sign}${item}`)].join("\n")];
  const needed = marked.filter((one) => one.must);
  const wished = marked.filter((one) => !one.must);
  const others = text.split("\n").filter((line) => line !== "" && !marked.some((one) => line.includes(one.text)));
  const texts = (some: MarkedText["marked"]) => some.map((one) => one.text);
  const blocks = [
    ...others.slice(0, 1),
    ...listed(of(must), texts(needed)),
    ...listed(of(wish), texts(wished)),
    ...listed(of(offer), others.slice(-2)),
  ];
  if (number % shortList > 0) return { title, language, text: blocks.join("\n\n"), marked: [...needed, ...wished] };
  // What a person types, or a board's field holds, is often a short list alone.
  const few = needed.slice(0, 1 + ((number / shortList) % 4));
  const more = wished.slice(0, 1).map((one) => ({ ...one, text: `${one.text} ${plus}` }));
  const list = number % 2 === 0 ? [...few, ...more] : [...more, ...few];
  return { title, language, text: listed(must[0] ?? "", texts(list)).join("\n"), marked: list };
}

const shortList = 3;
