import { describe, expect, it } from "vitest";
import { profileOfDraft } from "../../../shared/profile/cv-draft/draft-profile.rules.ts";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });
const profileOf = (text: string) => profileOfDraft(draftOf(text));

describe("fields of a CV", () => {
  it.each([
    ["Permis B, véhicule personnel", "Zoé Byrne\nPermis B, véhicule personnel | zoe@example.fr"],
    ["Führerschein Klasse B", "Zoé Byrne\nzoe@example.de\nFührerschein:\tKlasse B"],
    ["rijbewijs BE", "Zoé Byrne\nzoe@example.nl\nrijbewijs BE"],
    ["Permis : B", "Zoé Byrne\nzoe@example.fr\nPermis : B"],
    ["Patente A, B", "Zoé Byrne\nzoe@example.it\n\nPatente\nA, B"],
    ["Driving licence Category B", "Zoé Byrne\nzoe@example.ie\n\nDriving licence\nCategory B"],
    ["Driving licence category B", "Zoé Byrne\nzoe@example.ie\n\nDriving licence\ncategory B"],
    [
      "Full UK driving licence held since 2012, categories B and C1.",
      "Zoé Byrne\nzoe@example.ie\n\nDriving\nFull UK driving licence held since 2012, categories B and C1.",
    ],
    [
      "Führerschein Klassen B, BE und C1, seit 2012 unfallfrei.",
      "Zoé Byrne\nzoe@example.de\n\nFührerschein\nKlassen B, BE und C1, seit 2012 unfallfrei.",
    ],
    [
      "Driving licence Full, clean and held since I was eighteen years old.",
      "Zoé Byrne\nzoe@example.ie\n\nDriving licence\nFull, clean and held since I was eighteen years old.",
    ],
  ])("a driving licence, once, with the words that say so: %s", (licence, text) => {
    const { certifications, skills } = profileOf(text);
    expect(certifications.map(({ certification_name }) => certification_name)).toEqual([licence]);
    expect(skills).toEqual([]);
    expect(draftOf(text).unplaced).toEqual([]);
  });

  it.each([
    "Licence en informatique",
    "Driving growth in retail",
    "Patente europea di un sensore",
    "Interests\nDriving",
    "Licence\nInformatique, Lyon",
  ])("no driving licence: %s", (text) => {
    expect(draftOf(`Zoé Byrne\nzoe@example.fr\n${text}`).drivingLicences).toEqual([]);
  });

  it.each([
    ["Eastgate Trust\nDates: 2015 – 2018", 1],
    ["Eastgate Trust\nDates: 2015 – 2018\nDuties: Led a team of six", 2],
    ["Eastgate Trust Leeds\nDates: 2015 – 2018", 2],
  ])("a job is left out only where another says all of it: %s", (listed, count) => {
    const { experience } = draftOf(`Zoe Byrne
zoe@example.org

Experience
Company: ${listed}

Company: Eastgate Trust
Position: Staff Nurse
Dates: 2015 – 2018`);
    expect(experience).toHaveLength(count);
  });

  it("several certificates in a line; what stands beside a date or a comma is no body for sure", () => {
    const draft = draftOf(`Zoe Byrne
zoe@example.org

Certifications
AWS Certified Developer (2024), Certified Kubernetes Administrator (expired 2023)
Ersthelfer, zuletzt aufgefrischt im DRK 2023
Reports in practice, 3 days, 2021
First Aid, St John Ambulance Association, 2020
Scrum Master, Scrumwerk, 2019`);
    expect(
      draft.certifications.map(({ name, organization, date }) => [
        ...[name?.value, organization?.value, date?.date],
        (organization?.doubt ?? 0) + (date?.doubt ?? 0),
      ]),
    ).toEqual([
      ["AWS Certified Developer", undefined, "2024", 0],
      ["Certified Kubernetes Administrator (expired 2023)", undefined, undefined, 0],
      ["Ersthelfer", undefined, "2023", 2],
      ["Reports in practice, 3 days", undefined, "2021", 0],
      ["First Aid", "St John Ambulance Association", "2020", 0],
      ["Scrum Master", "Scrumwerk", "2019", 2],
    ]);
    expect(draft.unplaced).toEqual([]);
  });

  it.each([
    ["CISSP, (ISC)², 2021", "CISSP", "(ISC)²"],
    ["Machine Learning, edX, 2019", "Machine Learning", "edX"],
    ["Deep Learning, deeplearning.ai, 2020", "Deep Learning", "deeplearning.ai"],
    ["Responsive Web Design – freeCodeCamp 2020", "Responsive Web Design", "freeCodeCamp"],
    ["Formación en ventas, ayuntamiento de Madrid, 2018", "Formación en ventas", "ayuntamiento de Madrid"],
    ["Forklift licence (logistics academy), 2019", "Forklift licence", "logistics academy"],
    ["Excel, advanced course, 2019", "Excel, advanced course", undefined],
    ["Food Hygiene (level 2), 2020", "Food Hygiene (level 2)", undefined],
    ["Fortbildung Wundversorgung, drei Tage, 2019", "Fortbildung Wundversorgung, drei Tage", undefined],
    ["Führerschein, kat. BE, 2019", "Führerschein, kat. BE", undefined],
    ["Schweißerprüfung, nach DIN EN 287, 2019", "Schweißerprüfung, nach DIN EN 287", undefined],
    ["Belehrung (nach IfSG), 2019", "Belehrung (nach IfSG)", undefined],
    ["Moderation, u.a. Großgruppen, 2019", "Moderation, u.a. Großgruppen", undefined],
  ])("who gave a certificate, also in small letters or brackets: %s", (line, name, giver) => {
    const { certifications } = draftOf(`Zoe Byrne\nzoe@example.org\n\nCertifications\n${line}\nFirst responder, 2016`);
    expect(certifications.map((one) => [one.name?.value, one.organization?.value])[0]).toEqual([name, giver]);
  });

  it("an address over two lines, a language that no list knows, and a certificate that goes on below", () => {
    const draft = draftOf(`Zoe Byrne
zoe@example.org
Eschenweg 41
26188 Edewecht

Sprachen
Deutsch (Muttersprache)
Plattdeutsch (fließend)
Polnisch (Grundkenntnisse)

Certifications
First aid in remote
areas (2024)
Skipper (2016)`);
    expect(draft.personal.address?.value).toBe("Eschenweg 41 26188 Edewecht");
    expect(draft.languages.map(({ language, level }) => [language.value, level?.value])).toEqual([
      ["Deutsch", "Muttersprache"],
      ["Plattdeutsch", "fließend"],
      ["Polnisch", "Grundkenntnisse"],
    ]);
    expect(draft.certifications.map(({ name, date }) => [name?.value, date?.date])).toEqual([
      ["First aid in remote areas", "2024"],
      ["Skipper", "2016"],
    ]);
  });

  it.each([
    ["Rewires, consumer units and testing. Worked for", "Acme Ltd", "title"],
    ["Baker", "Present", "company"],
  ])("a word of time and a piece of a sentence are no names for sure: %s, %s", (above, below, field) => {
    const { experience } = draftOf(`Zoe Byrne
zoe@example.org

Experience
${above}\t2019 – 2021
${below}`);
    const doubts = experience.map(({ title, company }) => ({ title: title?.doubt, company: company?.doubt }));
    expect(doubts).toMatchObject([{ [field]: 2 }]);
  });

  it("entries of one shape are as sure as two whose words are known; where no words name any, none is", () => {
    const jobs = (...heads: string[]) =>
      draftOf(
        `Zoé Byrne\n\nExperience\n${heads.map((head, at) => `${head}\n${2010 + 2 * at} – ${2011 + 2 * at}`).join("\n\n")}`,
      ).experience.map(({ title, company }) => [title?.value, title?.doubt, company?.doubt]);
    const [nurse, cook, unknown] = ["Staff Nurse, Mercy Hospital", "Cook, Ahoy Restaurant", "Zorbler, Quux & Frim"];
    expect(jobs(nurse, cook, unknown).at(-1)).toEqual(["Zorbler", 0, 0]);
    expect(jobs(nurse, unknown).at(-1)).toEqual(["Zorbler", 2, 2]);
    expect(jobs(unknown, "Blenkin, Foo").map(([, doubt]) => doubt)).toEqual([2, 2]);
    expect(jobs(nurse, cook, "Jobless, with a course meanwhile").at(-1)).toEqual(["Jobless", 2, 2]);
    const exchanged = ["Kestrel Restaurant, Waiter", "Calvary Hospital, Porter"];
    expect(jobs(nurse, cook, nurse, ...exchanged, unknown).at(-1)).toEqual(["Zorbler", 2, 2]);
  });

  it("a label is no place and a grade no subject, and what of a line no value holds is shown", () => {
    const draft = draftOf(`Zoe Byrne
Anschrift:\tHauptstr. 8, 48165 Münster
Geburtsdatum, -ort:\t17.02.1978, Coesfeld
zoe@example.org | NMC PIN 09K4471E | Leeds

Education
Master of Science in Physics, GPA 3.84\t2016 – 2018
University of Leeds\tHeadingley Campus West`);
    const { location, birthDate } = draft.personal;
    expect([location?.value, birthDate?.date]).toEqual(["Leeds", "1978-02-17"]);
    expect(draft.education.map(({ specialization, grade }) => [specialization?.value, grade?.value])).toEqual([
      ["Physics", "3.84"],
    ]);
    expect(draft.unplaced.flatMap(({ lines }) => lines.map(({ value }) => value))).toEqual([
      "NMC PIN 09K4471E",
      "Headingley Campus West",
    ]);
  });

  it.each([
    ["Experience", "Kaufm. Angestellte, Müller GmbH, Köln", "Kaufm. Angestellte", "Müller GmbH"],
    ["Experience", "Assist. Manager, Boots UK Ltd, Leeds", "Assist. Manager", "Boots UK Ltd"],
    [
      "Experience",
      "Operario\nCentro de Montaje Fagor de Mondragón S. Coop.",
      "Operario",
      "Centro de Montaje Fagor de Mondragón S. Coop.",
    ],
    ["Ausbildung", "Staatl. Hochschule für Musik, Köln, Diplom", "Diplom", "Staatl. Hochschule für Musik"],
  ])("abbreviations end no sentence: %s, %s", (section, head, title, company) => {
    const { experience, education } = draftOf(`Zoe Byrne\nzoe@example.org\n\n${section}\n\n2015 – 2018\n${head}`);
    expect([
      ...experience.map((job) => [job.title?.value, job.company?.value]),
      ...education.map(({ degree, institution }) => [degree?.value, institution?.value]),
    ]).toEqual([[title, company]]);
  });

  it.each([
    ["Español nativo\nGuaraní", ["Español", "Guaraní"]],
    ["German\nAllgäuerisch\nEnglish", ["German", "Allgäuerisch", "English"]],
    [
      "German: mother tongue\nOther language(s)\nReading\tSpeaking\tWriting\nEnglish\tC1\tC1\tB2",
      ["German", "English"],
    ],
  ])("languages, also one in no list, but no heads of tables: %s", (lines, expected) => {
    const { languages } = draftOf(`Zoe Byrne\nzoe@example.org\n\nLanguages\n\n${lines}`);
    expect(languages.map(({ language }) => language.value)).toEqual(expected);
  });

  it("publications as one cites them, each whole", () => {
    const { publications, experience } = draftOf(`Zoe Byrne
zoe@example.org

Publications
1. Byrne, Z., Okoro, J. (2025). Methane pulses in the first years of rewetting. Journal of Wetland Processes 31(2), 114–131.
2. Byrne, Z. (2018). Chamber design and bias. Gas Flux Letters 4, 12–19, Utrecht.`);
    expect(publications.map(({ name, date }) => [name?.value.slice(0, 12), date?.date])).toEqual([
      ["1. Byrne, Z.", "2025"],
      ["2. Byrne, Z.", "2018"],
    ]);
    expect(experience).toEqual([]);
  });

  it("publications without the year in the margin, and with one that their title begins with", () => {
    const { publications } = draftOf(`Zoe Byrne
zoe@example.org

Publications
1984 revisited: a reading of Orwell in the light of his letters, Leeds University Press, 2020
2018\tChamber design and bias in the light of many small lakes, Gas Flux Letters 4, 12–19, Utrecht.`);
    expect(publications.map(({ name }) => name?.value.slice(0, 14))).toEqual(["1984 revisited", "Chamber design"]);
  });

  it("the job that goes on, where its end stands first", () => {
    const { experience } = draftOf(`Zoe Byrne
zoe@example.org

Experience
Current - 2020\tBaker, Hofpfisterei
2020 - 2016\tLine Cook, Gasthaus Adler`);
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Baker", "Hofpfisterei"],
      ["Line Cook", "Gasthaus Adler"],
    ]);
  });
});

it("qualities below the e-mail are no place, and the maker of the page is no link", () => {
  const personOf = (line: string) => readCv({ blocks: blocksOfText(`Anna Weber\nanna@example.org\n${line}`) }).personal;
  expect(personOf("Honest, punctual").location).toBeUndefined();
  expect(personOf("Nashik, Maharashtra").location?.value).toBe("Nashik, Maharashtra");
  const linksOf = (line: string) => personOf(line).links.map(({ value }) => value);
  expect(["made with canva.com", "Erstellt mit www.canva.com"].flatMap(linksOf)).toEqual([]);
  expect(linksOf("Portfolio made with love: anna.example.com")).toEqual(["anna.example.com"]);
});
