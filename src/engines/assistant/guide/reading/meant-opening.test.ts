import { expect, it } from "vitest";
import type { DocumentLanguage } from "../../../text/text.ts";
import { type CardOnBoard, meantByName } from "./meant-opening.ts";

const cardAt = (status: CardOnBoard["status"], company: string): CardOnBoard => ({
  ...{
    job_title: "Registered Nurse",
    company,
    status,
    job_url: `https://jobs.example.org/${company}`,
    since: "2026-11-20",
  },
});
const board = [
  cardAt("Viewed", "Northwind"),
  cardAt("Interview", "Contoso"),
  cardAt("Offer", "Fabrikam"),
  cardAt("Rejected", "Tailspin"),
];
const meantBy = (message: string, language: DocumentLanguage, cards = board) => {
  const { named, lacking } = meantByName(message, [], cards, { language, isCommon: () => false });
  return { named: named.map(({ company }) => company), lacking };
};

it.each([
  ["en", "draft an email pulling out of the interview one, ive took another job", "Contoso"],
  ["en", "move the saved one to applied", "Northwind"],
  ["en", "the one with the offer", "Fabrikam"],
  ["de", "das mit dem Gespräch bitte absagen", "Contoso"],
  ["de", "verschieb die gespeicherte auf beworben", "Northwind"],
  ["fr", "celle de l'entretien", "Contoso"],
  ["fr", "celle que j'ai enregistrée", "Northwind"],
  ["es", "hazme la carta pa la que tengo guardada", "Northwind"],
  ["es", "la de la entrevista", "Contoso"],
  ["it", "sposta quella del colloquio in offerta", "Contoso"],
  ["nl", "die met het gesprek", "Contoso"],
  ["nl", "haal de afgewezen weg", "Tailspin"],
  ["pl", "tę z rozmową", "Contoso"],
  ["pl", "przesuń tę zapisaną", "Northwind"],
  ["pt", "a da entrevista", "Contoso"],
  ["pt", "a que tenho guardada", "Northwind"],
  ["en", "cancel the one I have an interview with", "Contoso"],
  ["en", "the one I've saved", "Northwind"],
  ["de", "die, wo ich ein Gespräch habe", "Contoso"],
  ["de", "die, die ich mir gemerkt habe", "Northwind"],
  ["es", "la que guardé", "Northwind"],
  ["it", "quella che ho salvato", "Northwind"],
  ["it", "quella con l'offerta", "Fabrikam"],
  ["nl", "die ik heb opgeslagen", "Northwind"],
  ["pl", "tę, którą zapisałam", "Northwind"],
  ["pt", "a que guardei", "Northwind"],
  ["es", "la que tenía guardada", "Northwind"],
  ["it", "quella che avevo salvato", "Northwind"],
  ["pl", "tę co miałam zapisaną", "Northwind"],
] as const)("finds a card by where it stands, in %s: %s", (language, message, company) => {
  expect(meantBy(message, language)).toEqual({ named: [company], lacking: undefined });
});

it.each([
  ["en", "I got one interview"],
  ["en", "where are my saved jobs"],
  ["en", "which one should I apply to"],
  ["de", "was ist ein Angebot wert"],
  ["fr", "prépare-moi pour l'entretien"],
  ["es", "prepárame para la entrevista"],
  ["es", "la oferta que más paga"],
  ["it", "preparami al colloquio"],
  ["nl", "ik heb een gesprek"],
  ["pl", "przygotuj mnie do rozmowy"],
  ["pt", "a que horas é a entrevista"],
  ["pt", "o que digo na entrevista"],
  ["pt", "o que guardam de mim"],
  ["en", "does that one offer sponsorship"],
  ["en", "does the one in Leeds offer remote"],
  ["en", "the one that offered training"],
  ["en", "does that one have an interview"],
  ["en", "can you offer one"],
  ["de", "ist das im Angebot enthalten"],
  ["de", "Was sage ich, wenn die im Gespräch nach dem Gehalt fragen?"],
  ["de", "wird das von euch gespeichert"],
  ["fr", "celle qui offre le meilleur salaire"],
  ["fr", "celle de garde de nuit"],
  ["es", "háblame de la de la segunda oferta"],
  ["es", "la de guardería"],
  ["es", "el de guardia de seguridad"],
  ["es", "si el de recursos me pregunta en la entrevista"],
  ["es", "el que me entrevista"],
  ["it", "quello che dico al colloquio"],
  ["it", "quello che ho detto al colloquio"],
  ["it", "dimmi quello da dire al colloquio"],
  ["it", "dove ho mandato"],
  ["it", "a cosa mi sono candidato?"],
  ["nl", "hoe zeg ik dat bij een sollicitatiegesprek"],
  ["nl", "wat zeg ik als die bij het gesprek naar mijn salaris vragen?"],
  ["pl", "co powiedzieć, gdy ten pan na rozmowie pyta o pensję"],
] as const)("takes no other word for a card, in %s: %s", (language, message) => {
  expect(meantBy(message, language)).toEqual({ named: [], lacking: undefined });
});

it("goes by the name first, and says where no card stands", () => {
  expect(meantBy("the Fabrikam one, not the saved one", "en").named).toEqual(["Fabrikam"]);
  expect(meantBy("registered nurse, the one with the interview", "en").named).toEqual(["Contoso"]);
  expect(meantBy("the interview one", "en", [cardAt("Applied", "Woodgrove")])).toEqual({
    named: [],
    lacking: "Interview",
  });
  expect(meantBy("the interview one", "en", [])).toEqual({ named: [], lacking: undefined });
});
