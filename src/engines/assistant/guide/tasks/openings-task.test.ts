import { describe, expect, it } from "vitest";
import { taskAfter } from "../../../../../tests/guide/guide-talk.ts";

describe("the search that a message asks for", () => {
  it.each([
    ["en", "cleaner jobs in Leeds, no nurse", "cleaner"],
    ["en", "forklift driver, never again warehouse operative", "forklift driver"],
    ["en", "nothing as a nurse please, cleaner in Bristol", "cleaner"],
    ["de", "Elektriker in Berlin, nie wieder Softwareentwickler", "elektriker"],
  ])("does not look for what is refused: %s, %s", (_, message, title) => {
    const task = taskAfter([message]);
    expect(task).toMatchObject({ do: "find", unused: [expect.stringMatching(/^(no|never|nie|nothing as a) /)] });
    expect(task.do === "find" && task.asked.title.toLowerCase()).toBe(title);
  });

  it.each([
    ["cleaner in Leeds", "leave out the accountant ones", "accountant"],
    ["Elektriker in Berlin", "ne Softwareentwickler will ich nicht", "Softwareentwickler"],
    ["camarero en Madrid", "quita las de enfermera", "enfermera"],
  ])("leaves out of a list what is refused behind it: %s, %s", (search, refusal, title) => {
    const before = taskAfter([search]);
    expect(taskAfter([search, refusal])).toEqual({
      ...before,
      asked: { ...("asked" in before ? before.asked : undefined), without: [title] },
    });
  });

  it("begins a search anew by a whole request, and goes on by a level alone", () => {
    const asks = (message: string) => taskAfter(["plumber in Bristol", message]);
    expect(asks("Find me Senior Data Analyst jobs in Leeds")).toMatchObject({
      asked: { title: "Senior Data Analyst", place: { city: "Leeds" } },
    });
    expect(asks("junior")).toMatchObject({ asked: { title: "junior plumber", place: { city: "Bristol" } } });
    expect(asks("prepare me for an interview as a cleaner")).toMatchObject({
      ...{ do: "advise", topic: "interview", asked: { title: "cleaner" } },
    });
    expect(taskAfter(["nurse jobs in Leeds, over 6000"])).toMatchObject({
      asked: { conditions: ["over 6000"] },
    });
  });

  it.each([
    ["plumber in Bristol", "find me dragon tamer jobs in Leeds", "dragon tamer"],
    [
      "Find me electrician jobs in Leeds",
      "Find me Vorarbeiter Garten- und Landschaftsbau jobs in Oldenburg",
      "Vorarbeiter Garten- und Landschaftsbau",
    ],
    [
      "ich suche Stellen als Elektriker in Berlin",
      "ich suche eine Stelle als Drachenzähmer in Hamburg",
      "Drachenzähmer",
    ],
    ["cleaner in Bristol", "forget that, I'm looking for warehouse work in Leeds", "warehouse"],
    ["busco trabajo de enfermera en Madrid", "busco trabajo de domador de dragones en Sevilla", "domador"],
  ])("begins anew by a whole request for work that nobody knows: %s, %s", (search, message, title) => {
    expect(taskAfter([search, message])).toMatchObject({ do: "find", asked: { title } });
  });

  it.each([
    [
      "cleaner in Bristol",
      "no, I meant electrician, not hotel",
      { title: "electrician", place: "Bristol", without: ["hotel"] },
    ],
    ["cleaner in Bristol", "I didn't mean Bristol, I meant Leeds", { title: "cleaner", place: "Leeds" }],
    ["Elektriker in Berlin", "nein, ich meinte Krankenpfleger", { title: "Krankenpfleger", place: "Berlin" }],
    ["elektryk w Krakowie", "nie, chodziło mi o Gdańsk", { title: "elektryk", place: "Gdańsk" }],
  ])("keeps of a search what is not corrected: %s, %s", (search, message, { place, ...said }) => {
    const asked = { ...said, place: { city: place } };
    expect(taskAfter([search, message])).toMatchObject({ do: "find", asked });
  });

  it.each([
    ["find me a nurse job in leeds", "nurse", "Leeds"],
    ["find me a nurse job in hull", "nurse", "Kingston upon Hull"],
    ["what about bath", "pastry chef", "Bath"],
    ["what about nice", "pastry chef", "Nice"],
  ])("has the place that is named, in whichever country was searched before: %s", (message, title, city) => {
    expect(taskAfter(["pastry chef in Lyon", message])).toMatchObject({
      do: "find",
      asked: { title, place: { city } },
    });
  });

  it("looks for what somebody says in place of what they take back", () => {
    expect(taskAfter(["plumber no sorry electrician jobs in Leeds"])).toMatchObject({
      ...{ do: "find", asked: { title: "electrician", place: { city: "Leeds" } } },
    });
    expect(taskAfter(["nurse jobs in Leeds", "no i mean plumber"])).toMatchObject({ asked: { title: "plumber" } });
  });

  it.each([
    "Evening school or full time? I am a forklift driver, 27",
    "Meisterschule nebenbei oder ganz? bin Elektriker, 27",
    "Two offers, I must answer by tomorrow and cannot choose. Registered nurse. What am I not thinking of?",
  ])("does not search for work that is only named beside a question: %s", (message) => {
    const task = taskAfter([message]);
    expect(task.do).not.toBe("find");
    expect(task.do).not.toBe("ask_title");
  });

  it("does not show the same list again for words that change nothing of it, nor search in an address", () => {
    expect(taskAfter(["cleaner in Leeds", "anything with ponies?"])).toMatchObject({ do: "choose" });
    const task = taskAfter(["her address is anna@nurse.example.com"]);
    expect(JSON.stringify(task)).not.toMatch(/"find"/);
  });

  it("does not look for what is said not to be wanted", () => {
    const task = taskAfter(["Softwareentwickler ist nichts für mich, lieber Elektriker in Berlin"]);
    expect(task).toMatchObject({ do: "find", asked: { title: "Elektriker" } });
  });

  it.each([
    ["chef jobs in galway", { country: "Ireland", state: "Connacht", city: "Galway" }],
    ["any plumber work going round newcastle way", { city: "Newcastle upon Tyne" }],
    ["cleaner in hull", { city: "Kingston upon Hull" }],
    ["nurse new zealand", { country: "New Zealand" }],
    ["jobs on norfolk island", { country: "Norfolk Island" }],
    ["hay trabajo de plumber en leeds, spain me queda lejos", { city: "Leeds" }],
    ["cerco lavoro come muratore tra napoli e caserta, però in regola", { city: "Naples" }],
    ["cerco lavoro come muratore in regola a bari", { city: "Bari" }],
  ])("is where the words mean a place, and not a namesake: %s", (message, place) => {
    expect(taskAfter([message], message.startsWith("hay") ? "Leeds, United Kingdom" : "")).toMatchObject({
      asked: { place },
    });
  });

  it.each([
    ["something in norfolk as a nurse", /Norfolk Island/],
    ["thinking about leaving, my cat and me", /"title":"cat/],
    ["fine. then some vague thing, days", /"title":"fine/],
    ["vaga de motoboy em Campinas clt, moto propria", /"title":"clt/],
  ])("is for no word that only looks like a place or a title: %s", (message, wrong) => {
    expect(JSON.stringify(taskAfter([message]))).not.toMatch(wrong);
  });

  it("is found in a long sentence where one surely is asked for", () => {
    const told =
      "q onda, ando buscando jale de elektriker en Monterrey, q paguen por semana y den seguro y no me traten mal";
    expect(taskAfter([told])).toMatchObject({
      do: "find",
      asked: { title: "elektriker", place: { city: "Monterrey" } },
    });
  });
});
