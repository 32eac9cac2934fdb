import { expect, it } from "vitest";
import type { DocumentLanguage } from "../../text/text.ts";
import { personalSalutation } from "./named-contact.ts";
import { salutationTo } from "./salutations.ts";

const salutation = (text: string, language: DocumentLanguage) =>
  personalSalutation({ lines: new Set(text.split("\n")) }, "Nordchem", language);

it.each<[DocumentLanguage, string, string]>([
  ["en", "Visits are encouraged; ring Mrs Speight on the office number.", "Dear Mrs Speight,"],
  ["en", "Send your CV to Ms. Anna O'Neill by Friday.", "Dear Ms. O'Neill,"],
  ["en", "Contact: Robin Clarke, 0113 496 0000", "Dear Robin Clarke,"],
  ["en", "For a confidential chat phone Warren Sippel, Coordinator Parks.", "Dear Warren Sippel,"],
  ["en", "Queries to Declan Lucey, Talent Partner.", "Dear Declan Lucey,"],
  ["en", "Send a CV and covering letter to Training Manager Sunita Rao by noon on Friday.", "Dear Sunita Rao,"],
  [
    "en",
    "Please upload a resume and a cover letter addressed to Patrice Holloway, Payroll Manager.",
    "Dear Patrice Holloway,",
  ],
  ["de", "Du planst, du leitest.\nZeig uns, was dir liegt.", "Guten Tag,"],
  ["nl", "Je plant en je leidt.\nJij kiest je tijden.", "Beste lezer,"],
  ["es", "Envíanos una carta a la atención de Macarena Lupiáñez, Directora.", "A la atención de Macarena Lupiáñez:"],
  ["nl", "Je contactpersoon is Wytske Hoekstra, praktijkmanager.", "Beste Wytske Hoekstra,"],
  ["de", "Ihre Bewerbung richten Sie bitte an Frau Dr. von Berg. Nennen Sie uns", "Sehr geehrte Frau Dr. von Berg,"],
  ["de", "Fragen beantwortet Ihnen gern Herr Okonkwo-Lenz.", "Sehr geehrter Herr Okonkwo-Lenz,"],
  ["de", "Ansprechpartnerin: Deniz Kaya", "Guten Tag Deniz Kaya,"],
  ["fr", "Adressez votre candidature à Mme Le Goff.", "Madame Le Goff,"],
  ["fr", "Renseignements auprès de M. Hervé Castel au 02 98 00 00 00", "Monsieur Castel,"],
  ["es", "Envía tu currículum a la Sra. López García.", "Estimada Sra. López García:"],
  ["it", "Inviare la candidatura alla dott.ssa Rinaldi.", "Gentile dott.ssa Rinaldi,"],
  ["nl", "Vragen? Bel mevrouw van den Berg.", "Geachte mevrouw van den Berg,"],
  ["nl", "Mail je cv en een kort briefje naar Marieke.", "Beste Marieke,"],
  ["pl", "Kontakt: Pani Anna Kowalska, tel. 600 000 000", "Szanowna Pani,"],
  ["pt", "Envie a candidatura à Dra. Helena Prates.", "Exma. Sra. Dra. Helena Prates,"],
])("[DOCS-06] addresses whom the posting names for applications (%s): %s", (language, text, greeting) => {
  expect(salutation(text, language)).toBe(greeting);
});

it.each<[DocumentLanguage, string]>([
  ["en", "You will report to Mrs Speight."],
  ["en", "Questions? Ask Mr Wren or Ms Adeyemi: jobs@example.org"],
  ["en", "Contact: People Team, jobs@example.org"],
  ["en", "Send your CV to Nordchem."],
  ["en", "Send your CV to the Training Manager by noon."],
  ["en", "Send your CV to the office, Market Street, by noon."],
  // A grade, no gentleman.
  ["es", "Envía tu CV para Sr Backend Engineer."],
  ["en", "You will phone customers and send quotes."],
  ["pl", "Prosimy o list o reklamacji, z którą było Pani/Panu najtrudniej."],
])("[DOCS-06] addresses nobody by name where none is named alone (%s): %s", (language, text) => {
  expect(salutation(text, language)).toBeUndefined();
});

it.each<[DocumentLanguage, string, string | undefined]>([
  ["en", "Joan Hale", "Dear Joan Hale,"],
  ["en", "Mrs Joan Hale", "Dear Mrs Hale,"],
  ["en", "Frau Joan Hale (HR)", "Dear Joan Hale,"],
  ["de", "Joan Hale", "Guten Tag Joan Hale,"],
  ["de", "Mrs Joan Hale", "Guten Tag Joan Hale,"],
  ["de", "Frau Dr. Joan von Hale, Personal", "Sehr geehrte Frau Dr. Joan von Hale,"],
  ["en", "Mrs De Souza", "Dear Mrs De Souza,"],
  ["en", "Mr Van Damme", "Dear Mr Van Damme,"],
  ["en", "Mr Du Plessis", "Dear Mr Du Plessis,"],
  ["en", "Mme Dupont", "Dear Mme Dupont,"],
  ["en", "Frau von Berg", "Dear Frau von Berg,"],
  ["de", "Frau Dr Hale", "Sehr geehrte Frau Dr Hale,"],
  ["fr", "M. Hervé Castel", "Monsieur Castel,"],
  ["fr", "Madame De Gaulle", "Madame De Gaulle,"],
  ["fr", "Mlle Dupont", "Mademoiselle Dupont,"],
  ["fr", "M Dupont", "Bonjour M Dupont,"],
  ["es", "Sra García", "Estimada Sra. García:"],
  ["es", "Sr García", "Estimado Sr. García:"],
  ["it", "Dott Rossi", "Gentile Dott. Rossi,"],
  ["nl", "Dhr Jansen", "Geachte heer Jansen,"],
  ["nl", "Mevr de Vries", "Geachte mevrouw de Vries,"],
  ["nl", "Mw Jansen", "Geachte mevrouw Jansen,"],
  ["nl", "De heer Van Dijk", "Geachte heer Van Dijk,"],
  ["nl", "De Heer Jansen", "Geachte heer Jansen,"],
  ["pt", "Sra Silva", "Exma. Sra. Silva,"],
  ["pt", "Dr Silva", "À atenção de Dr Silva,"],
  ["pl", "Pani Anna Kowalska", "Szanowna Pani,"],
  ["pl", "Anna Kowalska", undefined],
  // Here the title would say a gender that was not written.
  ["pt", "Dr. Joan Hale", "À atenção de Dr. Joan Hale,"],
  // Half of them would be greeted.
  ["de", "Frau Weber und Herr Berg", "Guten Tag Frau Weber und Herr Berg,"],
  ["de", "Frau Weber, Herr Berg", "Guten Tag Frau Weber, Herr Berg,"],
  ["nl", "Dhr. en mevr. Jansen", "Beste Dhr. en mevr. Jansen,"],
  ["fr", "M. et Mme Castel", "Bonjour M. et Mme Castel,"],
  ["es", "Sr. y Sra. García", "A la atención de Sr. y Sra. García:"],
  ["pl", "Pan/Pani Kowalska", undefined],
  ["en", "MR AND MRS HALE (HR & Sales)", "Dear MR AND MRS HALE,"],
  ["en", "Mrs Joan E Hale", "Dear Mrs Joan E Hale,"],
  ["en", "WEBER, ANNA", "Dear WEBER, ANNA,"],
  ["en", "von der Leyen, Ursula", "Dear von der Leyen, Ursula,"],
  ["en", "Berg, Joan E. van (HR)", "Dear Berg, Joan E. van,"],
  ["de", "Weber, Anna und Karl", "Guten Tag Weber, Anna und Karl,"],
  ["de", "HERRN WEBER", "Sehr geehrter HERR WEBER,"],
  ["en", "Anna, HR", "Dear Anna,"],
  ["en", "Anna, Sales Manager", "Dear Anna,"],
  ["en", "Anna Weber, Training & Safety", "Dear Anna Weber,"],
  ["de", "Frau Weber, Personal", "Sehr geehrte Frau Weber,"],
  ["de", "FRAU ANNA WEBER", "Sehr geehrte FRAU WEBER,"],
  ["es", "SRA. GARCÍA", "Estimada Sra. GARCÍA:"],
])("addresses whom the person chose, by no more than what they wrote (%s): %s", (language, to, greeting) => {
  expect(salutationTo(to, language)).toBe(greeting);
});
