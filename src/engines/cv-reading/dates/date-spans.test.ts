import { expect, it } from "vitest";
import { foldedInPlace } from "../words/word-table.ts";
import { spansIn } from "./date-spans.ts";

/** Start and end of the first date; an asterisk where it goes on. */
const read = (text: string) => {
  const [span] = spansIn(foldedInPlace(text));
  return span && `${span.start}/${span.end}${span.isCurrent ? "*" : ""}`;
};

it.each([
  ["Mar 2019 – Present", "2019-03/*"],
  ["March 2019 to June 2020", "2019-03/2020-06"],
  ["03/2019 - 06/2020", "2019-03/2020-06"],
  ["2019 March – 2020 June", "2019-03/2020-06"],
  ["2019 March Acme Ltd", "2019-03/"],
  ["Março de 2019 - Atualidade", "2019-03/*"],
  ["2010 to 2011 Out of work after the firm went under", "2010/2011"],
  ["2011 Mar – 2012 Out of work", "2011-03/2012"],
  ["2019 Sep – 2021 May Software Engineer", "2019-09/2021-05"],
  ["2018 ene – 2020 jul Camarera", "2018-01/2020-07"],
  ["2019 – 2021 Set up a shop", "2019/2021"],
  ["2019 Sep Acme Ltd", "2019-09/"],
  ["Summer 2017", "2017/"],
  ["Herbst 2016 – Sommer 2018", "2016/2018"],
  ["2018–20", "2018/2020"],
  ["Sept. '19 - Oct. '21", "2019-09/2021-10"],
  ["Jan 5, 2019 – Feb 2020", "2019-01/2020-02"],
  ["Engineer2018-2020", "2018/2020"],
  ["20XX – 20XX", "/"],
  ["2019 –", "2019/*"],
  ["2018\t2020", "2018/2020"],
  ["seit 2019", "2019/*"],
  ["seit WS 2022/23", "2022/*"],
  ["Da giugno 2009 ad agosto 2011", "2009-06/2011-08"],
  ["IV 2019 – III 2020", "2019-04/2020-03"],
  ["Intensiv 2\tApril 2021 – heute", "2021-04/*"],
  ["Verano de 2012 y 2013", "2012/2013"],
  ["Anfang 2012 – Ende 2013", "2012/2013"],
  ["12.03.2019 – heute", "2019-03/*"],
  ["März – Juni 2019", "2019-03/2019-06"],
  ["janv. 2018 – févr. 2020", "2018-01/2020-02"],
  ["depuis mars 2018", "2018-03/*"],
  ["de enero de 2018 a marzo de 2020", "2018-01/2020-03"],
  ["set. 2018 – atualmente", "2018-09/*"],
  ["settembre 2018 - oggi", "2018-09/*"],
  ["mei 2018 – heden", "2018-05/*"],
  ["Od 2018 do dziś", "2018/*"],
  ["с сентября 2015 г. по май 2019 г.", "2015-09/2019-05"],
  ["Январь 2018 — н.в.", "2018-01/*"],
  ["вересень 2015 – тепер", "2015-09/*"],
  ["leden 2018 – dosud", "2018-01/*"],
  ["2015年4月～2019年3月", "2015-04/2019-03"],
  ["2018年至今", "2018/*"],
  ["平成28年4月 〜 現在", "2016-04/*"],
  ["2019.03 ~ 2020.04", "2019-03/2020-04"],
  ["2019년 3월 ~ 현재", "2019-03/*"],
  ["يناير 2018 - حتى الآن", "2018-01/*"],
  ["حتى الآن – 2019", "2019/*"],
  ["Present – 03/2019", "2019-03/*"],
  ["Actor, Theatre Today – 2018", "2018/"],
  ["Women in Science: Past and Present – 2019", "2019/"],
  ["Current - 2020\tBaker, Hofpfisterei", "2020/*"],
  ["من 2018 إلى 2020", "2018/2020"],
  ["فروردین ۱۳۹۸ تا اکنون", "2019-03/*"],
  ["2018 - היום", "2018/*"],
  ["जनवरी 2018 - वर्तमान", "2018-01/*"],
])("%s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

it("takes no amount, number or telephone for a date", () => {
  for (const text of ["€2000", "2,000 items", "ISO 9001:2015.4", "0151 20192020"]) expect(spansIn(text)).toEqual([]);
});
