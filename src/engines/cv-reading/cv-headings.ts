const cvSections = [
  "contact",
  "summary",
  "experience",
  "volunteer",
  "education",
  "skills",
  "languages",
  "training",
  "publications",
  "certifications",
  "references",
  "other",
] as const;

export type CvSectionKind = (typeof cvSections)[number];

/** In lower case. Every language that we write CVs in is among them. */
const headings: Record<CvSectionKind, string> = {
  contact:
    "contact|contact details|contact information|contact info|personal details|personal information|personal data|kontakt|kontaktdaten|persönliche daten|persönliche angaben|zur person|coordonnées|informations personnelles|état civil|contacto|datos personales|datos de contacto|información personal|contatti|dati personali|contactgegevens|persoonlijke gegevens|dane osobowe|dane kontaktowe|contactos|dados pessoais",
  summary:
    "summary|profile|profile summary|professional summary|professional profile|career summary|executive summary|personal statement|personal profile|about|about me|objective|career objective|profil|kurzprofil|zusammenfassung|über mich|profil professionnel|résumé professionnel|à propos|objectif|perfil|perfil profesional|resumen|resumen profesional|sobre mí|objetivo|profilo|profilo professionale|chi sono|profiel|over mij|podsumowanie|podsumowanie zawodowe|o mnie|resumo|resumo profissional|sobre mim",
  experience:
    "experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|career|berufserfahrung|berufliche erfahrung|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|esperienza|esperienza professionale|esperienze professionali|experiência profissional|werkervaring|arbetslivserfarenhet|doświadczenie|doświadczenie zawodowe|experiência",
  volunteer:
    "volunteer experience|volunteering|volunteer work|voluntary work|volunteer|community service|ehrenamt|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|ehrenamtliches engagement|bénévolat|expérience bénévole|engagement associatif|voluntariado|experiencia voluntaria|volontariato|vrijwilligerswerk|wolontariat",
  education:
    "education|academic background|academic education|educational background|qualifications|academic qualifications|studies|ausbildung|bildung|bildungsweg|schulbildung|studium|akademische ausbildung|formation|formations|études|diplômes|parcours académique|educación|formación|formación académica|estudios|istruzione|formazione|educação|opleiding|utbildning|istruzione e formazione|opleidingen|wykształcenie|edukacja|formação|formação académica|formação acadêmica",
  skills:
    "skills|top skills|technical skills|key skills|core skills|core competencies|competencies|key competencies|expertise|technologies|tools|areas of expertise|professional skills|it skills|soft skills|hard skills|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|it-kenntnisse|fachkenntnisse|fachkompetenzen|compétences|compétences techniques|savoir-faire|habilidades|competencias|conocimientos|aptitudes|competenze|competências|vaardigheden|kunskaper|umiejętności|competenze tecniche",
  languages:
    "languages|language skills|sprachen|sprachkenntnisse|langues|compétences linguistiques|idiomas|lenguas|lingue|talen|språk|języki|języki obce|línguas",
  training:
    "training|trainings|courses|professional development|continuing education|professional training|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|schulungen|formation continue|formations complémentaires|stages de formation|cursos|formación complementaria|corsi|formazione continua|cursussen|trainingen|szkolenia|kursy|formação complementar",
  publications:
    "publications|selected publications|papers|articles|publikationen|veröffentlichungen|publicaciones|artículos|pubblicazioni|publicaties|publikacje|publicações",
  certifications:
    "certifications|certificates|certification|licenses|licences|zertifikate|zertifizierungen|zertifikat|certificats|certificaciones|certificados|certificati|certificazioni|certificaten|certyfikaty|certificações",
  references: "references|referees|referenzen|références|referencias|referenze|referenties|referencje|referências",
  other:
    "interests|hobbies|projects|personal projects|selected projects|awards|honors|honours|achievements|activities|extracurricular activities|memberships|declaration|additional information|interessen|projekte|auszeichnungen|sonstiges|mitgliedschaften|centres d'intérêt|centres d’intérêt|loisirs|projets|distinctions|divers|intereses|aficiones|proyectos|premios|otros datos|otros",
};

const sectionByHeading = new Map(
  cvSections.flatMap((section) => headings[section].split("|").map((name) => [name, section] as const)),
);

/** The section that a line opens, or undefined when it is no heading. "Skills & Tools" opens what its first part names. */
export function headingOf(line: string): CvSectionKind | undefined {
  const name = headingName(line);
  if (name === "" || name.split(" ").length > 5) return undefined;
  const whole = sectionByHeading.get(name);
  if (whole || !/^\p{Lu}/u.test(line.trim())) return whole;
  const parts = name.split(/\s*(?:&|\/|,|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/u);
  return parts.length > 1 && parts.every((part) => part.split(" ").length <= 3)
    ? sectionByHeading.get(parts[0] ?? "")
    : undefined;
}

/** "Skills: Excel, Word" opens a section and holds its first line at once. */
export function inlineHeadingOf(line: string): { section: CvSectionKind; rest: string } | undefined {
  const match = /^([^:]{3,40}):\s*(\S.*)$/u.exec(line.trim());
  const section = match?.[1] === undefined ? undefined : sectionByHeading.get(headingName(match[1]));
  return section && match?.[2] ? { section, rest: match[2] } : undefined;
}

function headingName(line: string): string {
  return spacedLettersJoined(line.trim())
    .replace(/^[\d.)\s]*(?=\p{L})/u, "")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** "E D U C A T I O N" as designers write it. */
function spacedLettersJoined(line: string): string {
  return /^(\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(" ", "") : line;
}
