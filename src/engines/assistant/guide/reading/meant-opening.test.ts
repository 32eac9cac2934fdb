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
