import type { LanguageForms } from "./language-forms.ts";

const at = "(?:bei|am|im|an der|in der) {O}";
const role = `{T} ${at}`;

export const germanForms: LanguageForms = {
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  beforeYear: " ",
  present: "heute",
  and: "und|sowie",
  presentJob: [
    `Seit {F} arbeite ich als ${role}`,
    `Seit {F} bin ich (?:als )?${role}(?: tätig| beschäftigt| angestellt)?`,
    `Ich arbeite (?:derzeit |aktuell |seit {F} )?als ${role}`,
    `Ich bin (?:derzeit |aktuell |seit {F} )?(?:als )?${role}(?: tätig| beschäftigt| angestellt)?`,
    `(?:Derzeit|Aktuell|Zurzeit) (?:arbeite ich als ${role}|bin ich (?:als )?${role}(?: tätig| beschäftigt)?)`,
  ],
  pastJob: [
    `Bis {E} habe ich als ${role} gearbeitet`,
    `Bis {E} war ich (?:als )?${role}(?: tätig| beschäftigt| angestellt)?`,
    `Von {F} bis {E} (?:habe ich als ${role} gearbeitet|war ich (?:als )?${role}(?: tätig| beschäftigt| angestellt)?|arbeitete ich als ${role})`,
    `Ich habe (?:von {F} bis {E} |bis {E} )?als ${role} gearbeitet`,
    `Ich war (?:von {F} bis {E} |bis {E} )?(?:als )?${role}(?: tätig| beschäftigt| angestellt)?`,
  ],
  work: [
    `Aus meiner (?:Arbeit|Tätigkeit) als ${role}: `,
    `In meiner (?:Arbeit|Tätigkeit|Position|Rolle) als {T}(?: ${at})?: `,
    `Als ${role}: `,
    "Bei {O}: ",
  ],
  study: [
    "(?:Meine )?Ausbildung: {D}(?:(?:,| in)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?",
    "Ich habe {J} (?:an der|am|bei) {O} studiert",
  ],
  grade: "(?:Abschlussnote|Note): {G}",
  person: [
    "(?:Meine Kenntnisse umfassen|Zu meinen Kenntnissen gehören|Kenntnisse:|Meine Kenntnisse:) {S*}",
    "(?:Ich spreche|Sprachen:|Meine Sprachen:|Meine Sprachen sind) {L*}",
  ],
  aboutMe: "Kurz zu mir: ",
  courtesies: [
    "Über eine Einladung zu einem persönlichen Gespräch freue ich mich.",
    "Über eine Einladung zu einem Gespräch freue ich mich.",
    "Ich freue mich auf Ihre Rückmeldung.",
    "Vielen Dank für Ihre Zeit.",
  ],
  applying: [
    "Bewerbung als {title}",
    "Bewerbung um die Stelle als {title}",
    "[Hh]iermit bewerbe ich mich (?:bei|am|im|an der) {company} als {title}",
    "[Hh]iermit bewerbe ich mich als {title}(?: (?:bei|am|im|an der) {company})?",
    "[Ii]ch bewerbe mich (?:um die Stelle )?als {title}(?: (?:bei|am|im|an der) {company})?",
  ],
  quoting: [
    "In Ihrer (?:Ausschreibung|Anzeige|Stellenanzeige) nennen Sie „{quote}“",
    "Außerdem nennen Sie „{quote}“",
    "Sie suchen „{quote}“",
  ],
  self: /\b[Ii]ch\b/,
};
