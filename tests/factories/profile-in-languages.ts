import type { PostingText } from "../../src/engines/posting-reading/posting-reading.ts";
import type { DocumentLanguage } from "../../src/engines/text/text.ts";
import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";

interface LocalisedProfile {
  titles: [present: string, past: string];
  employers: [present: string, past: string];
  summary: string;
  present: string[];
  past: string[];
  study: [degree: string, subject: string, school: string, grade: string];
  skills: string[];
  languages: string[];
  posting: PostingText;
}

const localisedProfiles: Record<Exclude<DocumentLanguage, "en">, LocalisedProfile> = {
  de: {
    titles: ["Pflegefachfrau", "Gesundheits- und Krankenpflegerin"],
    employers: ["Universitätsklinikum Ulm", "St.-Anna-Stift gGmbH"],
    summary: "Pflegefachfrau mit elf Jahren Erfahrung in der Chirurgie. Ich arbeite gern im Team.",
    present: [
      "Versorgung von 24 Patienten pro Schicht auf einer chirurgischen Station.",
      "Verantwortlich für die Wundversorgung und die Anleitung von drei Auszubildenden.",
    ],
    past: ["Senkung der Medikationsfehler um 30 % in zwei Jahren.", "Führung der Pflegedokumentation in Orbis"],
    study: ["Examen", "Gesundheits- und Krankenpflege", "Berufsfachschule Ulm", "1,7"],
    skills: ["Wundversorgung", "Orbis", "Triage"],
    languages: ["Deutsch", "Englisch (B2)"],
    posting: {
      job_title: "Stationsleitung Chirurgie (m/w/d)",
      description: "Wir suchen für unsere chirurgische Station eine Leitung mit Erfahrung in der Pflege.",
      requirements: "Wundversorgung\nLeitung eines Teams von 30 Pflegekräften\nSehr gute Englischkenntnisse",
    },
  },
  fr: {
    titles: ["Ingénieure procédés", "Ingénieure d'exploitation"],
    employers: ["Hôpital Saint-Louis", "Chimie du Nord SA"],
    summary: "Ingénieure procédés avec douze ans dans la chimie. Je préfère les mesures aux opinions.",
    present: ["Réduction des pertes de solvant de 18 % en deux ans.", "Formation de quatre équipes de production."],
    past: ["Mise en service de deux réacteurs.", "Suivi des schémas de tuyauterie"],
    study: ["Diplôme d'ingénieur", "Génie chimique", "Université de Lille", "15/20"],
    skills: ["Distillation", "Python"],
    languages: ["Français", "Anglais"],
    posting: {
      job_title: "Ingénieur procédés (H/F)",
      description: "Nous recherchons une personne pour nos colonnes de distillation et nos équipes.",
      requirements: "Pertes de solvant\nMaîtrise de l'anglais",
    },
  },
  es: {
    titles: ["Jefa de almacén", "Operaria de almacén"],
    employers: ["Logística Sur S.L.", "Almacenes Mar"],
    summary: "Jefa de almacén con ocho años en la logística del frío. Soy puntual y ordenada.",
    present: [
      "Gestión de un equipo de 18 personas en dos turnos.",
      "Reducción de errores de picking del 2,1 % al 0,8 %.",
    ],
    past: ["Carga de 60 camiones por semana.", "Inventario de 14.000 artículos cada trimestre"],
    study: ["Grado", "Logística", "Universidad de Sevilla", "8,4"],
    skills: ["Control de inventario", "SAP"],
    languages: ["Español", "Inglés"],
    posting: {
      job_title: "Responsable de logística",
      description: "Buscamos a una persona con experiencia en almacenes para nuestro equipo de Sevilla.",
      requirements: "Errores de picking\nCarné de carretillero\nInglés",
    },
  },
  it: {
    titles: ["Cuoca capo partita", "Commis di cucina"],
    employers: ["Trattoria da Lina", "Hotel Bellavista"],
    summary: "Cuoca con dieci anni di lavoro nelle cucine degli alberghi. Mi piace insegnare.",
    present: ["Preparazione di 180 coperti per sera.", "Riduzione degli sprechi del 22 % in un anno."],
    past: ["Formazione di tre apprendisti.", "Gestione degli ordini di pesce"],
    study: ["Diploma", "Arte culinaria", "Istituto Alberghiero di Rimini", "92/100"],
    skills: ["Pasticceria", "HACCP"],
    languages: ["Italiano", "Tedesco"],
    posting: {
      job_title: "Capo cuoco (m/f)",
      description: "Cerchiamo per il nostro ristorante una persona con esperienza nella cucina di pesce.",
      requirements: "Ordini di pesce\nHACCP\nInglese",
    },
  },
  nl: {
    titles: ["Teamleider klantenservice", "Medewerker klantenservice"],
    employers: ["Pakket & Post", "Zonneveld B.V."],
    summary: "Medewerker met zes jaar ervaring in de klantenservice. Ik blijf rustig aan de telefoon.",
    present: [
      "Begeleiding van twaalf medewerkers in twee talen.",
      "Verhoging van de klanttevredenheid van 82 % naar 91 %.",
    ],
    past: ["Beantwoorden van 70 telefoongesprekken per dag.", "Schrijven van veertig hulpartikelen"],
    study: ["Bachelor", "Communicatie", "Hogeschool Utrecht", "7,8"],
    skills: ["Zendesk", "Gespreksvoering"],
    languages: ["Nederlands", "Engels"],
    posting: {
      job_title: "Hoofd klantenservice",
      description: "Wij zoeken voor ons team in Utrecht iemand met ervaring in het begeleiden van medewerkers.",
      requirements: "Klanttevredenheid\nZendesk\nFrans",
    },
  },
  pl: {
    titles: ["Starsza księgowa", "Księgowa"],
    employers: ["Magazyn Polski Sp. z o.o.", "Farba S.A."],
    summary: "Księgowa z siedmioletnim doświadczeniem w handlu. Lubię porządek w dokumentach.",
    present: ["Prowadzenie ksiąg pięciu spółek.", "Skrócenie zamknięcia miesiąca z 9 do 5 dni."],
    past: ["Rozliczanie wydatków 120 pracowników.", "Kontrola faktur w systemie SAP"],
    study: ["Magister", "Rachunkowość", "Uniwersytet Łódzki", "4,5"],
    skills: ["SAP", "Podatki"],
    languages: ["Polski", "Niemiecki"],
    posting: {
      job_title: "Główny księgowy (k/m)",
      description: "Poszukujemy osoby do prowadzenia ksiąg naszej spółki oraz do rozliczania podatków.",
      requirements: "Kontrola faktur\nZnajomość języka angielskiego",
    },
  },
  pt: {
    titles: ["Professora de matemática", "Assistente de ensino"],
    employers: ["Escola do Rio", "Colégio Novo"],
    summary: "Professora com nove anos de experiência em turmas mistas. Gosto de ensinar com jogos.",
    present: ["Ensino de matemática a turmas de 28 alunos.", "Organização de duas viagens por ano para 90 alunos."],
    past: ["Apoio a alunos com necessidades especiais.", "Redação de relatórios para os pais"],
    study: ["Licenciatura", "Matemática", "Universidade do Porto", "16"],
    skills: ["Matemática", "Excel"],
    languages: ["Português", "Inglês"],
    posting: {
      job_title: "Coordenador pedagógico",
      description: "Procuramos uma pessoa com experiência na escola para coordenar a nossa equipa de professores.",
      requirements: "Necessidades especiais\nInglês",
    },
  },
};

/** Somebody who fills in everything in their own language, and a posting in the same one. */
export function profileIn(language: keyof typeof localisedProfiles): {
  profile: ProfileDocument;
  posting: PostingText;
} {
  const localised = localisedProfiles[language];
  const empty = emptyProfile();
  const [degree_type, specialization, institution, gpa] = localised.study;
  const job = (index: 0 | 1, from: string, to: string, notable_achievements: string[]) => ({
    title: localised.titles[index],
    company: localised.employers[index],
    location: "",
    from,
    to,
    notable_achievements,
    responsibilities: [],
  });
  return {
    posting: localised.posting,
    profile: {
      ...empty,
      personal_details: {
        ...empty.personal_details,
        name: "Zoë Łukasiewicz",
        email: "zoe@example.org",
        languages_known: localised.languages,
      },
      profile_summary: localised.summary,
      professional_experience: [job(0, "2019-03", "", localised.present), job(1, "2014-09", "2019-02", localised.past)],
      education: [{ institution, attendance: "2009 - 2014", degree_type, specialization, gpa }],
      skills: localised.skills.map((skill) => ({ skill })),
    },
  };
}

export const profileLanguages = ["de", "fr", "es", "it", "nl", "pl", "pt"] as const;
