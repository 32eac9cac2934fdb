import { describe, expect, it } from "vitest";
import { conditionsOf, isRemoteAlone } from "./posting-conditions.ts";
import { readConditions } from "./question-conditions.ts";

describe("conditions beside the title", () => {
  it.each([
    ["part-time cashier", "cashier", { kind: "employment", value: "PART_TIME" }],
    ["cuisinier en CDI", "cuisinier", { kind: "employment", value: "permanent" }],
    ["permanent nurse", "nurse", { kind: "employment", value: "permanent" }],
    ["night shift warehouse", "warehouse", { kind: "shift", value: "night" }],
    ["care assistant no nights", "care assistant", { kind: "shift", value: "night", isRefused: true }],
    ["Pflegehelferin keine Nachtschicht", "Pflegehelferin", { kind: "shift", value: "night", isRefused: true }],
    ["aide-soignante pas de nuit", "aide-soignante", { kind: "shift", value: "night", isRefused: true }],
    ["enfermera, sin noches", "enfermera,", { kind: "shift", value: "night", isRefused: true }],
    ["cameriere niente notti", "cameriere", { kind: "shift", value: "night", isRefused: true }],
    ["verzorgende geen nachten", "verzorgende", { kind: "shift", value: "night", isRefused: true }],
    ["vigilante no turno da noite", "vigilante no", { kind: "shift", value: "night" }],
    ["magazijnmedewerker nachtploeg", "magazijnmedewerker", { kind: "shift", value: "night" }],
    ["magazynier na noc", "magazynier", { kind: "shift", value: "night" }],
    ["developer except senior", "developer", { kind: "seniority", value: "senior", isRefused: true }],
    ["camarera sin fines de semana", "camarera", { kind: "shift", value: "weekend", isRefused: true }],
    ["magazyn bez nocnych zmian", "magazyn", { kind: "shift", value: "night", isRefused: true }],
    ["cleaner early mornings", "cleaner", { kind: "shift", value: "early" }],
    ["limpieza solo por las mañanas", "limpieza", { kind: "shift", value: "early" }],
    ["limpieza solo por las mananas", "limpieza", { kind: "shift", value: "early" }],
    ["praca sprzatanie bez doswiadczenia", "praca sprzatanie", { kind: "entry", value: "no_experience" }],
    ["Koch in der nahe", "Koch", { kind: "near_me" }],
    ["sprzedawca pol etatu", "sprzedawca", { kind: "employment", value: "PART_TIME" }],
    ["empregada so de manha", "empregada", { kind: "shift", value: "early" }],
    ["Verkäuferin nur vormittags", "Verkäuferin", { kind: "shift", value: "early" }],
    ["kucharz bez zmian", "kucharz", { kind: "shift", value: "rotating", isRefused: true }],
    [
      "heftruckchauffeur geen ploegendienst",
      "heftruckchauffeur",
      { kind: "shift", value: "rotating", isRefused: true },
    ],
    ["Schlosser ohne Schichtarbeit", "Schlosser", { kind: "shift", value: "rotating", isRefused: true }],
    ["operaio niente turni", "operaio", { kind: "shift", value: "rotating", isRefused: true }],
    ["forklift driver no shifts", "forklift driver", { kind: "shift", value: "rotating", isRefused: true }],
    ["enfermeira sem turnos", "enfermeira", { kind: "shift", value: "rotating", isRefused: true }],
    ["operario turnos rotatorios", "operario", { kind: "shift", value: "rotating" }],
    ["camarera sin turnos", "camarera", { kind: "shift", value: "rotating", isRefused: true }],
    ["operatore su turni", "operatore", { kind: "shift", value: "rotating" }],
    ["pracownik bez pracy zmianowej", "pracownik", { kind: "shift", value: "rotating", isRefused: true }],
    ["winkelmedewerker ochtenddienst", "winkelmedewerker", { kind: "shift", value: "early" }],
    ["schoonmaker 's morgens", "schoonmaker", { kind: "shift", value: "early" }],
    ["barista weekends", "barista", { kind: "shift", value: "weekend" }],
    ["nurse over £30k", "nurse", { kind: "pay", amount: 30_000, period: "YEAR", currency: "GBP" }],
    ["cook £15 an hour", "cook", { kind: "pay", amount: 15, period: "HOUR", currency: "GBP" }],
    ["Koch 2.800 € pro Monat", "Koch", { kind: "pay", amount: 2_800, period: "MONTH", currency: "EUR" }],
    ["falegname almeno 1700 netti", "falegname", { kind: "pay", amount: 1_700, period: "MONTH" }],
    ["nurse salary over 6000", "nurse", { kind: "pay", amount: 6_000, period: "MONTH" }],
    ["nurse that pays more than 30k", "nurse that", { kind: "pay", amount: 30_000, period: "YEAR" }],
    ["Pflegerin Gehalt über 4000", "Pflegerin", { kind: "pay", amount: 4_000, period: "MONTH" }],
    ["developer not junior", "developer", { kind: "seniority", value: "junior", isRefused: true }],
    ["Entwickler kein Senior", "Entwickler", { kind: "seniority", value: "senior", isRefused: true }],
    [
      "java developer 18 LPA minimum",
      "java developer",
      { kind: "pay", amount: 1_800_000, period: "YEAR", currency: "INR" },
    ],
    ["contable 45.000 mínimo", "contable", { kind: "pay", amount: 45_000, period: "YEAR" }],
    ["kierowca od 40 zł za godzinę", "kierowca", { kind: "pay", amount: 40, period: "HOUR", currency: "PLN" }],
    ["kucharz 8 000 zł netto", "kucharz", { kind: "pay", amount: 8_000, period: "MONTH", currency: "PLN" }],
    ["Putzstelle 15,50 Euro die Stunde", "Putzstelle", { kind: "pay", amount: 15.5, period: "HOUR", currency: "EUR" }],
    ["driver 150 a day", "driver", { kind: "pay", amount: 150, period: "DAY" }],
    ["bricklayer 700 a week", "bricklayer", { kind: "pay", amount: 700, period: "WEEK" }],
    ["warehouse 12.50 an hour or more", "warehouse", { kind: "pay", amount: 12.5, period: "HOUR" }],
    ["sales £30-35k", "sales", { kind: "pay", amount: 30_000, period: "YEAR", currency: "GBP" }],
    ["verzorgende 24 uur per week", "verzorgende", { kind: "employment", value: "PART_TIME" }],
    ["Erzieherin 20 Stunden", "Erzieherin", { kind: "employment", value: "PART_TIME" }],
    ["programista hybrydowo", "programista", { kind: "workplace", value: "hybrid" }],
    ["développeur 2 jours de télétravail par semaine", "développeur", { kind: "workplace", value: "hybrid" }],
    ["Putzstelle abends", "Putzstelle", { kind: "shift", value: "late" }],
    ["kelnerka wieczorami", "kelnerka", { kind: "shift", value: "late" }],
    ["nurse near me", "nurse", { kind: "near_me" }],
    ["nurse nearer home", "nurse", { kind: "near_me" }],
    ["nurse closer to where I live", "nurse", { kind: "near_me" }],
    ["Pfleger näher an zuhause", "Pfleger", { kind: "near_me" }],
    ["dependienta más cerca de casa", "dependienta", { kind: "near_me" }],
    ["waiter no experience", "waiter", { kind: "entry", value: "no_experience" }],
    ["driver posted this week", "driver", { kind: "posted", days: 7 }],
    ["english speaking receptionist", "receptionist", { kind: "language", value: "en" }],
    ["nurse within 20 km", "nurse", { kind: "distance", kilometres: 20 }],
    ["Pflegehelfer höchstens 15km", "Pflegehelfer", { kind: "distance", kilometres: 15 }],
    ["plumber 10 miles", "plumber", { kind: "distance", kilometres: 16 }],
    ["remote nurse", "nurse", { kind: "workplace", value: "remote" }],
    ["hybrid accountant", "accountant", { kind: "workplace", value: "hybrid" }],
  ])("'%s' asks for '%s' under a condition", (typed, title, condition) => {
    const read = readConditions(typed);
    expect(read.title).toBe(title);
    expect(read.conditions.map((one) => one.condition)).toEqual([condition]);
  });

  it.each([
    "HGV class 2 driver",
    "360 operator",
    "night porter",
    "shift manager",
    "Schichtleiter",
    "day care worker",
    "remote sensing engineer",
    "nurse 3 days a week",
    "intern from 2027",
    "logistiker ärzte ohne grenzen",
  ])("'%s' asks for itself", (typed) =>
    expect(readConditions(typed)).toEqual({ title: typed, conditions: [], unheld: [] }),
  );

  it("keeps what was found as it was written, whichever way its accents are", () => {
    for (const written of ["LIMPIEZA Por Las Mañanas".normalize("NFD"), "LIMPIEZA Por Las Mañanas"])
      expect(readConditions(written)).toMatchObject({ title: "LIMPIEZA", conditions: [{ text: "Por Las Mañanas" }] });
  });

  it("says what it cannot hold postings against", () => {
    const { title, unheld } = readConditions("cleaner no German needed");
    expect(title).toBe("cleaner");
    expect(unheld).toEqual(["no German needed"]);
    for (const [typed, left, refused] of [
      ["software engineer except manager", "software engineer", "except manager"],
      ["Reinigungskraft ohne Deutschkenntnisse", "Reinigungskraft", "ohne Deutschkenntnisse"],
      ["developer except java and php", "developer", "except java and php"],
      ["programista bez angielskiego", "programista", "bez angielskiego"],
      ["assistant near the tram", "assistant", "near the tram"],
      ["developer up to 60k", "developer", "up to 60k"],
      ["not for profit manager", "not for profit manager", undefined],
      ["enfermeira no Porto", "enfermeira no Porto", undefined],
      ["Médecins Sans Frontières infirmier", "Médecins Sans Frontières infirmier", undefined],
    ])
      expect(readConditions(typed ?? "")).toMatchObject({ title: left, unheld: refused ? [refused] : [] });
  });

  it.each([
    "parrucchiera, anche part time",
    "recepcionista, tambien media jornada",
    "Verkäuferin auch Teilzeit",
    "barista also weekends",
    "nurse, night shift is ok for me",
    "warehouse nights are fine",
    "nurse I wouldn't mind nights or weekends",
    "weekends and nights are no problem, nurse",
    "mozo, no me importa trabajar de noche",
    "infermiera, anche turni di notte va bene",
    "magazynier, noce mi nie przeszkadzają",
    "schoonmaker avonden geen probleem",
    "enfermeira posso fazer noites",
    "Pfleger, nachts kein Problem",
  ])("'%s' is content with something, and asks for nothing by it", (typed) =>
    expect(readConditions(typed)).toMatchObject({ conditions: [], unheld: [] }),
  );

  it.each([
    ["care assistant days only", "night"],
    ["aide-soignante de jour", "night"],
    ["magazziniere solo diurno", "night"],
    ["Pfleger, Nachtschicht geht nicht", "night"],
    ["nights not ok for me", "night"],
    ["truck driver home every weekend", "weekend"],
    ["Lkw-Fahrer jedes Wochenende zuhause", "weekend"],
    ["chauffeur elk weekend thuis", "weekend"],
    ["magazynier, weekendy odpadają", "weekend"],
    ["je ne veux pas travailler le week-end", "weekend"],
    ["support monday to friday", "weekend"],
    ["cozinheiro de segunda a sexta", "weekend"],
    ["barista no evenings", "late"],
  ])("'%s' refuses a shift", (typed, value) =>
    expect(readConditions(typed).conditions.map(({ condition }) => condition)).toEqual([
      { kind: "shift", value, isRefused: true },
    ]),
  );

  it("refuses a workplace or a contract too; what belongs to another word refuses nothing", () => {
    const read = (typed: string) => readConditions(typed).conditions.map(({ condition }) => condition);
    expect(read("kein Homeoffice Buchhalter")).toEqual([{ kind: "workplace", value: "remote", isRefused: true }]);
    expect(read("accountant no part time")).toEqual([{ kind: "employment", value: "PART_TIME", isRefused: true }]);
    expect(read("warehouse nights no experience")).toEqual([
      { kind: "shift", value: "night" },
      { kind: "entry", value: "no_experience" },
    ]);
    expect(read("care home weekends")).toEqual([{ kind: "shift", value: "weekend" }]);
    expect(conditionsOf(read("nurse no remote"), {}, [])).toEqual({ withoutMarkers: ["workplace:remote"] });
    expect([read("nurse no remote"), read("nurse remote"), read("híbrido o remoto")].map(isRemoteAlone)).toEqual([
      ...[false, true, false],
    ]);
    expect(conditionsOf(read("ingeniero híbrido o remoto"), {}, [])).toEqual({
      markers: [["workplace:hybrid", "workplace:remote"]],
    });
  });

  it.each([
    "Housing Officer",
    "Relocation Consultant",
    "company car driver",
    "Account Manager B2B",
    "ingeniero vehículo autónomo",
    "Pflegekraft 24 Stunden Betreuung",
    "badante 24 ore",
    "infirmier hôpital de jour",
    "auxiliar centro de día",
    "Meccanico auto ibrida",
    "Hybrid Cloud Engineer",
    "manager company with over 5000 employees",
    "Koch ab 10115 Berlin",
    "Evening Standard journalist",
    "nursery assistant Happy Days",
  ])("takes no word of '%s' for a condition", (typed) =>
    expect(readConditions(typed)).toEqual({ title: typed, conditions: [], unheld: [] }),
  );

  it.each([
    ["Minijob Stelle frei", "Stelle frei", { kind: "employment", value: "PART_TIME" }],
    ["part time fine dining waiter", "fine dining waiter", { kind: "employment", value: "PART_TIME" }],
    ["part time off licence assistant", "off licence assistant", { kind: "employment", value: "PART_TIME" }],
    ["Koch ab Mai Teilzeit", "Koch", { kind: "employment", value: "PART_TIME" }],
    ["Buchhalter Homeoffice möglich", "Buchhalter", { kind: "workplace", value: "remote" }],
    ["ich kann nur abends", "ich kann", { kind: "shift", value: "late" }],
    ["smoke-free nights cleaner", "smoke-free cleaner", { kind: "shift", value: "night" }],
    ["Fahrer kein Job unter 3000 Euro", "Fahrer", { kind: "pay", amount: 3_000, period: "MONTH", currency: "EUR" }],
    ["nurse up to 20 hours", "nurse", { kind: "employment", value: "PART_TIME" }],
    ["pielęgniarka 20 godzin tygodniowo", "pielęgniarka", { kind: "employment", value: "PART_TIME" }],
    ["Koch letzte 24 Stunden in den letzten 24 Stunden", "Koch letzte 24 Stunden", { kind: "posted", days: 1 }],
    ["driver nothing under 30k", "driver", { kind: "pay", amount: 30_000, period: "YEAR" }],
    ["Fahrer nicht unter 3000 Euro", "Fahrer", { kind: "pay", amount: 3_000, period: "MONTH", currency: "EUR" }],
    ["Koch 2.500,00 €", "Koch", { kind: "pay", amount: 2_500, period: "MONTH", currency: "EUR" }],
  ])("'%s' asks for no more than that", (typed, title, condition) => {
    const read = readConditions(typed);
    expect(read.title).toBe(title);
    expect(read.conditions.map((one) => one.condition)).toEqual([condition]);
  });

  it("asks for neither of two ends, nor for what is not the only one, and not for at most so much", () => {
    for (const typed of ["nurse nights or days", "nurse not only part time", "driver no more than 30k"])
      expect(readConditions(typed).conditions).toEqual([]);
    expect(readConditions("driver no more than 30k").unheld).toEqual(["no more than 30k"]);
    expect(readConditions("nurse no permanent")).toMatchObject({ conditions: [], unheld: ["no permanent"] });
  });

  it("reads of two that are joined each by itself", () => {
    const { conditions } = readConditions("nurse no nights or weekends");
    expect(conditions.map(({ text, alone }) => [text, alone])).toEqual([
      ["no nights", "no nights"],
      ["weekends", "no weekends"],
    ]);
  });

  it.each(["nurse no weekends or nights", "Pflegerin keine Nächte und Wochenenden", "no nights or weekends nurse"])(
    "'%s' refuses both shifts",
    (typed) => {
      const { conditions, title } = readConditions(typed);
      expect(conditions).toHaveLength(2);
      expect(conditions.map(({ condition }) => condition)).toEqual(
        expect.arrayContaining([
          { kind: "shift", value: "night", isRefused: true },
          { kind: "shift", value: "weekend", isRefused: true },
        ]),
      );
      expect(title).toMatch(/nurse|Pflegerin/);
    },
  );

  it("keeps what is asked for behind what is refused", () => {
    const read = readConditions("nurse no nights, weekends only").conditions;
    expect(read.map(({ condition }) => condition)).toEqual([
      { kind: "shift", value: "night", isRefused: true },
      { kind: "shift", value: "weekend" },
    ]);
    const both = conditionsOf(
      readConditions("permanent or temporary nurse").conditions.map((one) => one.condition),
      {},
      [],
    );
    expect(both).toEqual({
      withoutMarkers: ["employment:CONTRACTOR"],
    });
  });

  it("drops what the person took off", () => {
    expect(readConditions("remote nurse", ["remote"])).toEqual({ title: "nurse", conditions: [], unheld: [] });
  });
});
