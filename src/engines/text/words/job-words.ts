const jobWords = new RegExp(
  `(?<![\\p{L}])(?:${[
    "engineer|developer|programmer|architect|administrator|manager|director|lead|leader|head of|chief|officer|president|ceo|cto|cfo|founder|owner|partner|consultant|advisor|analyst|scientist|researcher|specialist|expert|technician|designer|artist|editor|writer|journalist|translator|photographer|producer|assistant|associate|secretary|receptionist|clerk|coordinator|supervisor|foreman|operator|representative|agent|buyer|planner|recruiter|trainer|coach|instructor|teacher|tutor|lecturer|professor|nurse|midwife|physician|doctor|dentist|pharmacist|therapist|physiotherapist|psychologist|caregiver|carer|paramedic|lawyer|attorney|paralegal|notary|judge|accountant|bookkeeper|auditor|controller|cashier|salesperson|sales|merchandiser|chef|cook|baker|butcher|waiter|waitress|barista|bartender|housekeeper|cleaner|janitor|guard|driver|courier|pilot|mechanic|electrician|plumber|carpenter|welder|machinist|fitter|mason|painter|roofer|gardener|farmer|librarian|social worker|educator|intern|internship|trainee|apprentice|volunteer|student assistant|freelancer|contractor|tester|devops|fullstack|full-stack|frontend|backend",
    "leiter(?:in)?|ingenieur(?:in)?|berater(?:in)?|lehrer(?:in)?|pfleger(?:in)?|krankenschwester|arzt|ärztin|koch|köchin|verkäufer(?:in)?|kauf(?:mann|frau)|sachbearbeiter(?:in)?|assistent(?:in)?|praktikant(?:in)?|praktikum|werkstudent(?:in)?|auszubildende[r]?|geschäftsführer(?:in)?|mechaniker(?:in)?|elektriker(?:in)?|erzieher(?:in)?|fahrer(?:in)?",
    "ingénieure?|développeu(?:r|se)|responsable|directeur|directrice|chargée?|cheffe?|professeure?|enseignante?|infirmi(?:er|ère)|comptable|vendeu(?:r|se)|serveu(?:r|se)|stagiaire|stage|apprentie?|technicien(?:ne)?|conseill(?:er|ère)|assistante?",
    "ingenier[oa]|desarrollador[a]?|gerente|directora?|profesora?|maestr[oa]|enfermer[oa]|contable|contador[a]?|vendedor[a]?|camarer[oa]|cociner[oa]|becari[oa]|técnic[oa]|asesora?|auxiliar|jef[ea]|encargad[oa]",
  ].join("|")})s?(?![\\p{L}])`,
  "iu",
);
const germanJobEnding =
  /(?:entwickler|ingenieur|leiter|berater|lehrer|pfleger|verkäufer|techniker|mechaniker|mechatroniker|elektroniker|kauf(?:mann|frau)|assistent|arbeiter|helfer|fahrer|führer)(?:in|:in|\*in)?(?![\p{L}])/iu;

/** Whether a text holds a word for an occupation in English, German, French or Spanish. */
export const namesJob = (text: string) => jobWords.test(text) || germanJobEnding.test(text);
