import { anyOf, yearPartPattern } from "../../text/text.ts";
import { foldedInPlace } from "./word-table.ts";

const locales = ["en", "de", "de-AT", "fr", "es", "pt", "it", "nl", "pl", "ru", "uk", "cs", "ar", "fa", "he", "hi"];

/** Months of the civil calendar under names that Intl does not give. */
const alsoWritten: Record<number, string> = {
  1: "jan janv gen ene styczen كانون-الثاني يناير ژانويه янв січ led",
  2: "feb febr fevr fev luty شباط فبراير فوريه фев лют uno unor",
  3: "mar mars mrz maerz marz marzec آذار اذار مارس марта бер brez brezna",
  4: "apr avr abr kwiecien نيسان ابريل آوريل апр кві dub",
  5: "مهٔ may mai maj mag ايار مايو مه мая тра kve",
  6: "jun juin giu czerwiec حزيران يونيو ژوئن июн чер cvn",
  7: "jul juil lug lipiec تموز يوليو ژوئيه июл лип cvc",
  8: "aug aout ago sierpien آب اغسطس اوت авг сер srp",
  9: "sep sept set wrzesien ايلول سبتمبر سپتامبر сен сент вер zar",
  10: "oct okt ott out pazdziernik تشرين-الاول اكتوبر اكتبر окт жов rij",
  11: "nov listopad تشرين-الثاني نوفمبر نوامبر ноя лис",
  12: "dec dez dic dez grudzien كانون-الاول ديسمبر دسامبر дек гру pro",
};
/** Short names that are words as well; with a year behind them they are months all the same in their languages. */
const ambiguous = new Set(["pro", "a", "m", "s"]);

/** Of the Persian solar year: it begins in March, so the civil month is two and a bit later. */
const solarMonths = "فروردين ارديبهشت خرداد تير مرداد شهريور مهر آبان آذر دي بهمن اسفند".split(" ").map(foldedInPlace);

/** Parts of a year that documents lack; which months they have differs. */
const seasons =
  "lente зима весна лето літо осень осінь jaro leto podzim zima ws ss wise sose wintersemester sommersemester";

const months = new Map<string, number>();
addNames(0, seasons.split(" "));
for (const locale of locales) {
  for (const month of ["long", "short"] as const) {
    for (const parts of [{ month }, { month, day: "numeric" } as const]) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, parts);
      for (let index = 0; index < 12; index += 1) {
        const name = format.formatToParts(new Date(2000, index, 1)).find(({ type }) => type === "month")?.value ?? "";
        addNames(index + 1, [name.replace(/\.$/, "")]);
      }
    }
  }
}
for (const [number, names] of Object.entries(alsoWritten)) addNames(Number(number), names.split(" "));

function addNames(number: number, names: string[]): void {
  for (const name of names.map((written) => foldedInPlace(written.replaceAll("-", " ")))) {
    if (!ambiguous.has(name) && !/^\d+$/.test(name)) months.set(name, number);
  }
}

/** The month that a folded name stands for; undefined for a season. */
export const monthOfName = (name: string): number | undefined => months.get(name) || undefined;

/** The month of the solar Hijri year, from 1. */
export const solarMonthOfName = (name: string): number | undefined => {
  const index = solarMonths.indexOf(name);
  return index < 0 ? undefined : index + 1;
};

export const monthPattern = `${anyOf([...months.keys(), ...solarMonths])}|${yearPartPattern}`;

const listed = (words: string) =>
  anyOf(
    words
      .split(/\s+/)
      .filter((word) => word !== "")
      .map((word) => foldedInPlace(word).replaceAll("_", " ")),
  );

/** An end that has not come. */
export const presentPattern =
  listed(`present now today current currently ongoing to_date till_date date till_now until_now continuing
  heute jetzt aktuell laufend gegenwartig derzeit dato present_day aujourd'hui ce_jour actuel actuellement present maintenant en_cours a_ce_jour present_jour
  actualidad actualmente presente hoy la_fecha la_actualidad actual en_curso atualidade actualidade a_atualidade a_actualidade atual atualmente hoje a_data a_presente_data data_atual o_momento o_presente em_curso oggi ad_oggi tuttora alla_data_attuale alla_data_odierna attuale attualmente in_corso corrente
  heden nu vandaag lopend obecnie teraz nadal dzis chwili_obecnej настоящее_время наст._время н.в. н._в. нв настоящее сейчас сегодня теперішній_час теперішній сьогодні тепер даний_час цей_час
  soucasnost soucasnosti nyni dosud dnes 至今 今 现在 現在 目前 迄今 在職中 在籍中 就業中 현재 재직중 재직_중 الان حتي_الان الحاضر الوقت_الحاضر حاليا الحالي تاكنون اكنون حال_حاضر كنون איום היום כיום הווה वर्तमान अब_तक आज अभी`);

const timeWords = new RegExp(`^(?:${monthPattern}|${presentPattern})$`, "u");
/** "march", "present", "summer" */
export const isTimeWord = (folded: string): boolean => timeWords.test(folded);

/** Before a start that has no end. */
export const sincePattern = listed(
  `since from seit от من в_период ab depuis depuis_le des desde_el desde dal da dall' sinds vanaf od od_r. od_roku с з від from_the начиная_с منذ از מאז मे से`,
);

/** "from 2015 and until now" */
export const andPattern = listed("and und et en y e i и і та");

/** Between two ends. */
export const toPattern = listed(
  `to until till through thru bis bis_zum au a jusqu'a jusqu'en al hasta ate fino_a tot t/m tot_en_met do по до az الي حتي تا ועד עד से to_the इ`,
);
