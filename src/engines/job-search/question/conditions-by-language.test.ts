import { describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { markersOf } from "../index/posting-markers.ts";
import { readConditions } from "./question-conditions.ts";

/** By condition, a line a language in the order of `documentLanguages`: en de fr es it nl pl pt. */
const grid = {
  "posted 1": "posted today|heute|aujourd'hui|de hoy|oggi|vandaag|dzisiaj|hoje",
  "posted 7": "this week|diese Woche|cette semaine|esta semana|questa settimana|deze week|w tym tygodniu|nesta semana",
  "posted 31": "this month|diesen Monat|ce mois-ci|este mes|questo mese|deze maand|w tym miesiącu|este mês",
  "workplace remote": "remote|Homeoffice|télétravail|teletrabajo|da remoto|op afstand|zdalnie|teletrabalho",
  "workplace hybrid": "hybrid|hybrid|hybride|híbrido|ibrido|hybride|hybrydowo|híbrido",
  "workplace on_site": "on-site|vor Ort|présentiel|presencial|in sede|op locatie|stacjonarnie|presencial",
  "employment FULL_TIME":
    "full-time|Vollzeit|temps plein|jornada completa|tempo pieno|voltijd|pełny etat|tempo integral",
  "employment PART_TIME": "part-time|Teilzeit|mi-temps|medio tiempo|part time|deeltijd|niepełny etat|meio período",
  "employment TEMPORARY": "temporary|befristet|CDD|temporal|tempo determinato|tijdelijk|na czas określony|temporário",
  "employment permanent":
    "permanent|unbefristet|CDI|indefinido|tempo indeterminato|onbepaalde tijd|na czas nieokreślony|CLT",
  "employment CONTRACTOR":
    "freelance|freiberuflich|auto-entrepreneur|como autónomo|partita iva|zzp'er|na B2B|recibos verdes",
  "shift night": "nights|Nachtschicht|de nuit|de noche|di notte|nachtdienst|nocna zmiana|turno da noite",
  "shift weekend": "weekends|Wochenende|week-end|fines de semana|fine settimana|weekend|weekendy|fins de semana",
  "shift early": "mornings|Frühschicht|du matin|turno de mañana|di mattina|ochtenddienst|na rano|turno da manhã",
  "shift late": "evenings|Spätschicht|en soirée|turno de tarde|di sera|avonddienst|wieczorami|turno da tarde",
  "shift rotating":
    "rotating shifts|Schichtarbeit|horaires décalés|a turnos|su turni|ploegendienst|na trzy zmiany|por turnos",
  "entry no_experience":
    "no experience|ohne Erfahrung|sans expérience|sin experiencia|senza esperienza|zonder ervaring|bez doświadczenia|sem experiência",
};
const rows = Object.entries(grid).flatMap(([condition, words]) =>
  words.split("|").map((said, at) => [condition, documentLanguages[at] ?? "", said] as const),
);

describe("conditions by language", () => {
  it.each(rows)("reads %s in %s: %s", (condition, _, said) => {
    const [kind = "", value = ""] = condition.split(" ");
    const { conditions, title } = readConditions(`xylo ${said}`);
    const [read] = conditions.map(({ condition: one }) => one);
    expect({ title, ...read }).toEqual(
      kind === "posted" ? { title: "xylo", kind, days: Number(value) } : { title: "xylo", kind, value },
    );
  });

  it.each(rows.filter(([condition]) => /^(?:shift|entry)/.test(condition)))(
    "marks postings by %s in %s: %s",
    (condition, _, said) => {
      const markers = markersOf(makePosting({ title: "Xylo", description: said, requirements: "" }));
      expect(markers).toContain(condition.replace(" ", ":"));
    },
  );

  it.each(["CLT", "interim manager", "evening standard editor", "Enfermera centro de día"])(
    "leaves alone what only sounds so: %s",
    (title) => expect(readConditions(title)).toEqual({ title, conditions: [], unheld: [] }),
  );
});
