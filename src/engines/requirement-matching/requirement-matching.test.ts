import { describe, expect, it } from "vitest";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileFacts } from "../truth/truth.ts";
import { matchRequirements, readEvidence, readRequirements, targetPosting } from "./requirement-matching.ts";

const read = (requirements: string) => readRequirements({ job_title: "", description: "", requirements });
const factsOf = (...skills: string[]) => [
  ...profileFacts({ ...emptyProfile(), skills: skills.map((skill) => ({ skill })) }).values(),
];
const context = { today: "2026-11", jobTitle: "Planner" };
const verdicts = (requirements: string, facts = factsOf(), answers = {}) =>
  matchRequirements(read(requirements), facts, { ...context, ...answers }).map(({ verdict }) => verdict.is);

it("lets others run while it reads a profile of hundreds of long lines", async () => {
  const line = "led a team of engineers at the plant and ".repeat(10);
  const facts = factsOf(...Array.from({ length: 600 }, (_, index) => `${index} ${line}`));
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 1);
  await readEvidence(facts);
  clearInterval(other);
  expect(turns).toBeGreaterThan(3);
});

it.each(["- ", "1. ", "12) ", "a) ", "• ", "+ ", "> "])("a line that '%s' marks is quoted without its mark", (mark) => {
  const posting = { job_title: "", description: "", requirements: `${mark}Two years on a ward.\n${mark}3 references` };
  expect([...targetPosting(posting).lines]).toEqual(expect.arrayContaining(["Two years on a ward", "3 references"]));
});

describe("what a posting asks for", () => {
  it("is told from pay, benefits and duties, each thing whole, musts from wishes", () => {
    const text =
      "Your tasks\n- Plan shifts\n\nYour profile\n- Good written and spoken English\n- Forklift licence or similar\n\nNice to have\n- SAP\n\nWe offer\n- 30 days of leave\n- €40,000";
    const asked = readRequirements({ job_title: "Planner", description: text, requirements: "" });
    expect(asked.map(({ text: line, kind, must }) => [line, kind, must])).toEqual([
      ["Good written and spoken English", "language", true],
      ["Forklift licence or similar", "licence", true],
      ["SAP", "skill", false],
    ]);
  });

  it("is needed or wished for as its list is, but for a line that says it of itself", () => {
    const text =
      "Wymagania\n- prawo jazdy kat. B\n- Excel\n- mile widziany SAP\n\nUcieszy nas też\n- uprawnienia na wózek widłowy\n- Docker";
    const asked = readRequirements({ job_title: "Magazynier", description: text, requirements: "" });
    expect(asked.map(({ must }) => must)).toEqual([true, true, false, false, false]);
  });

  it.each([
    [
      "Votre quotidien :\n- Étudier et calculer ouvrages et installations\n- Suivre et réceptionner les travaux\n- Tenir à jour le suivi et transmettre les informations\n- Accompagner les nouveaux collègues",
      "- Diplôme d'ingénieur ou BTS\n- Autonomie",
      ["Diplôme d'ingénieur ou BTS", "Autonomie"],
    ],
    [
      "Your work:\n- Set the professional standard and pass on what you know\n- Work at saws and the CNC\nWorking hours: Full-time, 38 hours a week.\nThe work is on site in Yokohama.",
      "- At least 6 years of experience as a cabinet maker",
      ["At least 6 years of experience as a cabinet maker"],
    ],
  ])("is nothing of the work, where a heading says what is asked for: %s", (description, requirements, asked) => {
    const read = readRequirements({ job_title: "Senior Cabinet Maker", description, requirements });
    expect(read.filter(({ kind }) => kind !== "availability").map(({ text }) => text)).toEqual(asked);
  });

  it("is nothing that names no thing", () => {
    expect(
      read("Your profile\n- SAP\n- some experience of this is a plus\n- Good command of the tools named above"),
    ).toHaveLength(1);
  });

  it("is nothing where a posting asks for nothing", () => {
    const text = "We are a small bakery.\n\nWhat you will do\n- Bake bread\n- Clean the ovens";
    expect(readRequirements({ job_title: "Baker", description: text, requirements: "" })).toEqual([]);
  });
});

describe("a verdict", () => {
  it("is never a lack because a word is missing", () => {
    expect(verdicts("Docker\nWarehouse budgets", factsOf("Excel"))).toEqual(["question", "question"]);
  });

  it("takes no near word for a name", () => {
    expect(verdicts("Swift", factsOf("SwiftUI"))).toEqual(["question"]);
  });

  it("knows a licence that stands among the skills, and takes no skill for one", () => {
    expect(verdicts("Führerschein Klasse CE", factsOf("Prawo jazdy C+E"))).toEqual(["met"]);
    expect(verdicts("A full UK driving licence\nPatente B per i campionamenti", factsOf("Permis B"))).toEqual([
      "met",
      "met",
    ]);
    expect(verdicts("Welding certificate", factsOf("Welding"))).toEqual(["question"]);
    for (const other of ["Carta d'identità valida", "Permis d'exploitation", "Cartonnage : carta e cartone"])
      expect(verdicts(`- ${other}`, factsOf("Patente B"))).not.toEqual(["met"]);
    const food = "Servicio a la carta e información al cliente";
    expect(verdicts(`- ${food}`, factsOf(food))).toEqual(["met"]);
    expect(
      verdicts("- Lavorazione della carta e del cartone", factsOf("Lavorazione della carta e del cartone")),
    ).toEqual(["met"]);
    expect(verdicts("- Carta de condução válida", factsOf("carta b"))).toEqual(["met"]);
  });

  it("asks for what stands behind 'or higher' as well", () => {
    const asked = "- Certificação WSET de nível 2 ou superior e carta de condução";
    expect(verdicts(asked, factsOf("Certificação WSET, nível 2"))).not.toEqual(["met"]);
    expect(verdicts(asked, factsOf("Certificação WSET, nível 2", "Carta B"))).toEqual(["met"]);
  });

  it("knows a language by what it is called of a language, by its region's name, and where little else is said", () => {
    const kinds = (line: string) => read(line).map(({ kind }) => kind);
    expect(kinds("- La conoscenza della lingua tedesca")).toEqual(["language"]);
    expect(kinds("- Valenciano, nivel B2")).toEqual(["language"]);
    expect(kinds("- La connaissance de l'occitan serait un vrai plus")).toEqual(["language"]);
    expect(kinds("- Experience with suppliers in China")).toEqual(["skill"]);
  });

  it("reads no name in a word that is like it", () => {
    expect(verdicts("Kenntnisse in Tableau", factsOf("Tableaux de bord"))).toEqual(["question"]);
  });

  it("takes what is only begun for no evidence", () => {
    expect(verdicts("Cardiac CT experience", factsOf("Cardiac CT - learning, 40 supervised scans"))).toEqual([
      "question",
    ]);
    expect(verdicts("Een geldig certificaat VCA VOL", factsOf("VCA VOL: examen gepland"))).toEqual(["question"]);
  });

  it("takes what somebody else does for nothing of the person's own", () => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", notable_achievements: [] };
    const did = (duty: string) => {
      const professional_experience = [{ ...job, title: "Baker", responsibilities: [duty] }];
      return verdicts("Recipe costing", [...profileFacts({ ...emptyProfile(), professional_experience }).values()]);
    };
    expect(did("Head chef does all recipe costing")).toEqual(["question"]);
    expect(did("Ordering and recipe costing")).toEqual(["met"]);
  });

  it("keeps the signs of a name, reads it in its Polish cases, and takes the best of a class for the class", () => {
    expect(verdicts("Experience with A+ and C++ tools", factsOf("A+", "C++"))).toEqual(["met"]);
    expect(verdicts("bardzo dobra znajomość Excela i obsługa systemu", factsOf("Excel"))).toEqual(["met"]);
    const cam = "Ihr Profil\n- Sicherer Umgang mit einem CAM-System, am besten hyperMILL\n- Zuverlässigkeit";
    expect(verdicts(cam, factsOf("hyperMILL"))).toEqual(["met", "unjudged"]);
  });

  it("takes what is said not to be there for no evidence, and nothing from the rest", () => {
    const facts = factsOf("Wound dressing without supervision", "Segurança no trabalho e na estrada");
    expect(verdicts("Wound dressing\nStaff supervision", facts)).toEqual(["met", "question"]);
    const portuguese = factsOf("Segurança no trabalho, sem acidentes com culpa em três anos");
    expect(verdicts("Conhecimentos de segurança no trabalho", portuguese)).toEqual(["met"]);
  });

  it("knows a study by its level, its field, and what its name is shortened to", () => {
    const studied = (degree_type: string, specialization: string) => {
      const education = [{ institution: "", attendance: "2016 - 2018", degree_type, specialization, gpa: "" }];
      return [...profileFacts({ ...emptyProfile(), education }).values()];
    };
    const assistant = studied("Ausbildung", "Pharmazeutisch-technische Assistentin");
    expect(verdicts("Abgeschlossene Ausbildung als PTA", assistant)).toEqual(["met"]);
    expect(verdicts("Abgeschlossene Ausbildung als MTA", assistant)).toEqual(["question"]);
    const promoter = studied("Master", "Public Health Promotion");
    expect(verdicts("Experience with PHP", promoter)).toEqual(["question"]);
    const business = studied("Licence professionnelle", "Commerce international");
    expect(verdicts("- Titulaire d'un Bac+5 en commerce international", business)).toEqual(["part"]);
    expect(verdicts("- Titulaire d'un Bac+3 ou Bac+5 en commerce international", business)).toEqual(["met"]);
    expect(verdicts("- Bac +2 à bac +5 en commerce international", business)).toEqual(["met"]);
    const informatics = studied("Bachelor of Science", "Informatik, Abschluss mit einer Arbeit über Datenbanken");
    expect(verdicts("- A master's degree in computer science is required", informatics)).toEqual(["part"]);
    const glazier = studied("Gesellenbrief", "Glaser");
    expect(verdicts("- Minimaal een afgeronde mbo 4-opleiding", glazier)).toEqual(["question"]);
    const chemist = studied("Licencjat", "Chemia");
    expect(verdicts("- Wykształcenie wyższe magisterskie (chemia)", chemist)).toEqual(["part"]);
    expect(verdicts("- Bachelor of Chemistry, ideally a Master", studied("BSc", "Chemistry"))).toEqual(["met"]);
    for (const degree of ["Licenciatura", "Licenciado", "Laurea", "Laurea vecchio ordinamento", "Ingeniería Superior"])
      expect(verdicts("- A master's degree in law is required", studied(degree, "Derecho"))).toEqual(["question"]);
    for (const degree of ["LLB", "Licence en droit", "Laurea triennale", "Inżynier I stopnia"])
      expect(verdicts("- A master's degree in law is required", studied(degree, "Derecho"))).toEqual(["part"]);
    const graduate = studied("BA (Hons)", "Geography");
    expect(verdicts("Degree level education\nA degree or the same by practice", graduate)).toEqual(["met", "met"]);
  });

  it("takes a thing with a name for said where the name and all but a word of it stand", () => {
    expect(verdicts("Experience charting in SystmOne", factsOf("Records in SystmOne"))).toEqual(["met"]);
    expect(verdicts("Experience with React Native", factsOf("React and GraphQL"))).toEqual(["question"]);
  });

  it("counts years by the field that a job's title says, not by half of it", () => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", notable_achievements: [] };
    const worked = (title: string, duty: string) => {
      const professional_experience = [{ ...job, title, responsibilities: [duty] }];
      return [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
    };
    const asked = "At least three years of help desk experience";
    expect(verdicts(asked, worked("Help Desk Technician", "Tickets"))).toEqual(["met"]);
    expect(verdicts(asked, worked("Desk Clerk", "Filing"))).toEqual(["question"]);
  });

  it("computes years of a job whose title, duties and place say the field together", () => {
    const job = { location: "", from: "2018-01", to: "", responsibilities: [], notable_achievements: [] };
    const worked = (title: string, company: string) => {
      const professional_experience = [{ ...job, title, company }];
      return [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
    };
    const verdictFor = (asked: string, jobTitle: string, title: string, company = "Acme") =>
      matchRequirements(read(asked), worked(title, company), { today: "2026-11", jobTitle })[0]?.verdict.is;
    expect(verdictFor("At least two years as a qualified midwife", "Midwife", "Midwife")).toBe("met");
    expect(verdictFor("Minimum rok doświadczenia na magazynie", "Magazynier", "Magazynier")).toBe("met");
    const german = "Mindestens 3 Jahre Berufserfahrung in der Instandhaltung";
    expect(verdictFor(german, "Elektroniker", "Instandhaltungselektroniker")).toBe("met");
    const care = "Mindestens 3 Jahre Berufserfahrung in der Pflege";
    expect(verdictFor(care, "Altenpfleger", "Altenpflegerin")).toBe("met");
    expect(verdictFor(care, "Pflegefachkraft", "Tierpflegerin")).toBe("question");
    const kindergarten = "Pelo menos 2 anos de experiência em jardim de infância";
    const educadora = "Educadora de infância";
    expect(verdictFor(kindergarten, educadora, educadora, "Jardim de Infância Arco-Íris")).toBe("met");
    expect(verdictFor(kindergarten, educadora, "Jardineiro", "Jardim de Infância Arco-Íris")).toBe("question");
    expect(verdictFor("Two years as a nurse", "Nurse", "Dental Nurse")).toBe("question");
  });

  it("says of no job without dates that it was too short", () => {
    const job = {
      title: "Shop Assistant",
      company: "Acme",
      location: "",
      responsibilities: [],
      notable_achievements: [],
    };
    const verdictFor = (from: string, to: string) => {
      const professional_experience = [{ ...job, from, to }];
      const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
      const asked = read("At least 3 years of experience");
      return matchRequirements(asked, facts, { today: "2026-11", jobTitle: "Shop Assistant" })[0]?.verdict.is;
    };
    expect(verdictFor("2025-01", "2025-12")).toBe("part");
    expect(verdictFor("", "")).toBe("question");
  });

  it("offers no job title and no duty as proof of a registration", () => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", notable_achievements: [] };
    const professional_experience = [{ ...job, title: "Registered Nurse", responsibilities: ["Nurse in charge"] }];
    const facts = [...profileFacts({ ...emptyProfile(), professional_experience }).values()];
    const [nurse] = matchRequirements(read("Registration as a nurse with the NMC"), facts, context);
    expect(nurse).toMatchObject({ requirement: { kind: "licence" }, verdict: { is: "question", candidate: null } });
  });

  it.each(["NMC registration", "Registered with the Nursing and Midwifery Council"])(
    "finds in '%s' what is asked for by its name with its short form",
    (held) => {
      const profile = emptyProfile();
      const certificate = { certification_name: held, certification_organization: "", certification_date: "2011" };
      profile.certifications.push(certificate);
      const facts = [...profileFacts(profile).values()];
      expect(verdicts("- Current registration with the Nursing and Midwifery Council (NMC)", facts)).toEqual(["met"]);
      expect(verdicts("- Registration with the General Medical Council (GMC)", facts)).toEqual(["question"]);
    },
  );

  it("asks about what says a thing in its own word rather than about what is only near it", () => {
    const job = { company: "Acme", location: "", from: "2018-01", to: "", title: "Midwife", notable_achievements: [] };
    const professional_experience = [{ ...job, responsibilities: ["Pool births when the pool is free"] }];
    const paper = {
      certification_name: "Registration (midwife)",
      certification_date: "",
      certification_organization: "",
    };
    const profile = { ...emptyProfile(), professional_experience, certifications: [paper] };
    const facts = [...profileFacts(profile).values()];
    const duty = facts.find(({ text }) => text.startsWith("Pool births"));
    const [verdict] = matchRequirements(read("Water birth experience"), facts, context).map((one) => one.verdict);
    expect(verdict).toMatchObject({ is: "question", candidate: duty?.id });
  });

  it("says in part where one name of two is there", () => {
    expect(verdicts("Experience with GraphQL and REST", factsOf("GraphQL"))).toEqual(["part"]);
  });

  it("does not depend on the order of facts, and more facts take nothing away", () => {
    const facts = factsOf("Excel", "SAP", "Stock control");
    const lines = "Excel\nSAP\nStock control";
    expect(verdicts(lines, facts)).toEqual(["met", "met", "met"]);
    expect(verdicts(lines, facts.toReversed())).toEqual(["met", "met", "met"]);
    expect(verdicts(lines, factsOf("Excel", "SAP", "Stock control", "Docker"))).toEqual(["met", "met", "met"]);
  });

  it("follows what the person said, by term, in whatever posting asks again", () => {
    const [docker] = read("Experience with Docker");
    const about = { term_key: docker?.term_key ?? "", lang: docker?.lang ?? "", at: "2026-11-25T10:00:00.000Z" };
    expect(verdicts("Docker is a plus", factsOf(), { answers: [{ ...about, said: "no" }] })).toEqual(["gap"]);
    const facts = factsOf("Containers");
    const yes = { ...about, said: "yes", facts: [{ key: "person.skill.0", text: "Containers" }] };
    expect(verdicts("Docker is a plus", facts, { answers: [yes] })).toEqual(["met"]);
    expect(verdicts("Docker is a plus", factsOf("Crates"), { answers: [yes] })).toEqual(["question"]);
  });
});
