import { jsonBoard } from "../table-board.ts";

/** Bundesagentur für Arbeit, Jobsuche API, for one opening. The key is the one that it publishes for everybody; a listing has no texts. */
export const arbeitsagenturBoard = jsonBoard(
  {
    headers: () => ({ "x-api-key": "jobboerse-jobsuche" }),
    links: [
      {
        host: /^www\.arbeitsagentur\.de$/,
        path: /^\/jobsuche\/(?<name>jobdetail)\/(?<id>[\w-]{8,60})/,
        opening: ({ id = "" }) =>
          `https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v4/jobdetails/${encodeURIComponent(btoa(id))}`,
      },
    ],
  },
  {
    openings: [""],
    id: ["refnr", "referenznummer"],
    title: ["titel", "stellenangebotsTitel"],
    company: ["arbeitgeber", "firma"],
    url: (id) => `https://www.arbeitsagentur.de/jobsuche/jobdetail/${id}`,
    placesAt: ["arbeitsorte", "stellenlokationen.adresse"],
    places: ["ort", "region"],
    texts: [
      ["", "stellenbeschreibung", "stellenangebotsBeschreibung"],
      ["Über uns", "arbeitgeberdarstellung"],
    ],
    salaryText: ["verguetung", "verguetungsangabe"],
    employment: ["arbeitszeitmodelle"],
    postedAt: ["aktuelleVeroeffentlichungsdatum", "ersteVeroeffentlichungsdatum"],
  },
);
