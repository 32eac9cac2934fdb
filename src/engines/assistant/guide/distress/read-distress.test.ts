import { expect, it } from "vitest";
import { distressMessagesHash, hardMessages } from "../../../../../scripts/preparation/distress/distress-messages.ts";
import { projectPath } from "../../../../server/project-path.ts";
import { documentLanguages } from "../../../text/text.ts";
import { distressReply } from "./distress-reply.ts";
import { helpLinesByCountry } from "./help-lines.ts";
import { createDistressReader, readDistressClassifier } from "./read-distress.ts";

const file = projectPath("assets/distress/distress-classifier.br");
const distressIn = createDistressReader(file);

it("is learned from the messages as they are written", () => {
  expect(readDistressClassifier(file).trainedWith).toBe(distressMessagesHash());
});

it.each(documentLanguages)("[CHAT-22] has learned to tell distress in %s from what only sounds so", (language) => {
  const messages = hardMessages().filter((one) => one.language === language);
  const told = (label: "calm" | "distress", level: "surely" | "perhaps") => {
    const all = messages.filter((one) => one.label === label);
    const found = all.map(({ text }) => distressIn(text));
    return found.filter((one) => one === "surely" || one === level).length / all.length;
  };
  expect(told("distress", "surely")).toBeGreaterThan(0.9);
  expect(told("distress", "perhaps")).toBeGreaterThan(0.99);
  expect(told("calm", "surely")).toBeLessThan(0.01);
});

it.each([
  "I don't want to live anymore",
  "ich will nicht mehr leben",
  "je ne veux plus vivre",
  "no quiero vivir más",
  "non voglio più vivere",
  "ik wil niet meer leven",
  "nie chcę już żyć",
  "não quero mais viver",
])("is sure of %s", (message) => {
  expect(distressIn(message)).toBe("surely");
});

it.each(["", "nurse in Leeds", "why?", "this job hunt is killing me", "deadline for the application?"])(
  "is not sure of %j",
  (message) => {
    expect(distressIn(message)).not.toBe("surely");
  },
);

it.each(["Ward Sister, Respiratory", "Find me Respiratory Ward Sister jobs in Leeds", "psiquiatra infantil"])(
  "takes the name of a work for no distress: %s",
  (message) => {
    expect(distressIn(message)).toBeUndefined();
  },
);

it.each(documentLanguages)(
  "names the lines of the person's country in %s, and how to find one elsewhere",
  (language) => {
    for (const [country, { lines, emergency }] of helpLinesByCountry) {
      const reply = distressReply("surely", language, country);
      for (const { name, number } of lines)
        expect(reply).toContain(`**${name}**`.concat(reply.includes(" : ") ? " : " : ": ", number));
      expect(reply).toContain(emergency);
      const above = distressReply("perhaps", language, country);
      for (const { name, number } of lines)
        expect(above).toMatch(new RegExp(`${name.replace(/[()?]/g, ".")}.*${number}`));
      expect(above).not.toContain("\n");
    }
    expect(distressReply("perhaps", language, undefined)).toContain("findahelpline.com");
    expect(distressReply("surely", language, undefined)).toMatch(/112[\s\S]*911[\s\S]*findahelpline\.com/);
  },
);

it.each([
  ...["Ich habe Angst vor dem Vorstellungsgespräch morgen", "Ich habe große Angst vor meinem Vorstellungsgespräch"],
  ...["J'ai peur de l'entretien de demain", "I am so nervous because I lost my job last week"],
  ...["Ich habe meinen Job verloren und weiß nicht, wo ich anfangen soll", "no, not that one"],
  ...[
    "mi fa paura il colloquio di giovedì",
    "me dan mucho miedo las entrevistas",
    "ik ben bang voor morgen, het gesprek",
  ],
])("takes no nerves of somebody who looks for work for distress: %s", (message) => {
  expect(distressIn(message)).toBeUndefined();
});

it.each([
  ...["since they sacked me I want to die", "seit der Kündigung will ich nicht mehr leben"],
  ...[
    "depuis que j'ai perdu mon emploi je veux mourir",
    "sin trabajo ya no quiero vivir",
    "senza lavoro non voglio più vivere",
  ],
  ...["zonder werk wil ik niet meer leven", "bez pracy nie chcę już żyć", "sem emprego não quero viver"],
])("hears despair over the same: %s", (message) => {
  expect(distressIn(message)).toBe("surely");
});

it.each([
  ...["haha nearly died when they rang, got the job!!!", "I am dying to start", "this canteen is to die for"],
  ...["ich sterb vor Lachen bei der Anzeige", "je meurs d'envie de commencer", "me muero de ganas de empezar"],
  ...["sto morendo dal ridere per questo annuncio", "ik ga stuk van het lachen om die vacature"],
  ...["umieram z ciekawości co odpiszą, przyjęli mnie!!!", "estou a morrer de riso com a pergunta"],
])("takes no idiom of joy for distress: %s", (message) => {
  expect(distressIn(message)).toBeUndefined();
});

it.each([
  ...["take all of my data off here, every bit of it", "no forget it, just letting off steam"],
  "My little one is at nursery now and before him I packed boxes, my nan cannot fetch him so it must be ten till two, we are in Hull with one car. is there anything",
  "thinking about canada, what do we do first?? wife's a nurse, three kids and a dog that hates flying",
  ...["os cartões do quadro somem quando a vaga fecha?", "faz-me as perguntas tu, uma a uma"],
])("takes no ordinary request for distress: %s", (message) => {
  expect(distressIn(message)).toBeUndefined();
});

it("hears despair beside a request for work, in a sentence of its own", () => {
  for (const [despair, request] of [
    ["I do not want to be alive any more.", "Also find me nurse jobs in Leeds that pay over 30k and have no nights."],
    ["Ich will nicht mehr leben.", "Und such mir bitte Stellen als Koch in Kassel, Vollzeit, ab sofort."],
    ["Nie chcę już żyć.", "I znajdź mi pracę jako kierowca w Krakowie, bez weekendów."],
  ] as const)
    expect(distressIn(`${request} ${despair}`)).toBe("surely");
});

it.each([
  ["it", "Non ce la faccio più. Cercami un lavoro da cuoco a Roma."],
  ["fr", "Je n'en peux plus ! Trouve-moi un autre poste de cuisinier."],
  ["nl", "Ik wil niet meer. Zoek iets anders."],
  ["pl", "Nie chcę już. Pokaż inne."],
  ["es", "Quiero irme. Escribe mi renuncia."],
  ["de", "Ich will nicht mehr. Such mir etwas Neues als Koch."],
  ["en", "I can't do this any more. Find me nurse jobs in Leeds."],
])("answers a request beside a sentence that may be of work, in %s: %s", (_, message) => {
  expect(distressIn(message)).not.toBe("surely");
});

it.each([
  "I want to die. Find me a job.",
  "Quiero matarme. Busca trabajo de cocinero.",
  "Ik wil sterven. Zoek iets als kok.",
])("shows the way to help at least, however short the sentence beside a request: %s", (message) =>
  expect(distressIn(message)).toBeDefined(),
);
