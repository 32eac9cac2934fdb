/** CVs as their text comes out of files, in the languages and layouts that people send. */

export const germanCv = `Lebenslauf

Katharina Müller-Lüdenscheidt
Lindenstraße 12, 10969 Berlin
Telefon: 030 / 123 45 67
E-Mail: k.mueller@beispiel.de
Geburtsdatum: 21.05.1988

Berufserfahrung

seit 04/2018	Stationsleiterin
	Charité Universitätsmedizin, Berlin
• Leitung eines Teams von 18 Pflegekräften
• Einführung der digitalen Pflegedokumentation

09/2011 – 03/2018	Gesundheits- und Krankenpflegerin
	Klinikum Nord GmbH, Hamburg
• Betreuung von Patientinnen und Patienten der Intensivstation

Ausbildung

2008 – 2011	Ausbildung zur Gesundheits- und Krankenpflegerin
	Pflegeschule Hamburg
2007	Abitur, Goethe-Gymnasium Hamburg (Note: 1,9)

Sprachkenntnisse
Deutsch (Muttersprache), Englisch (B2)

EDV-Kenntnisse
MS Office, SAP, Orbis`;

export const frenchCv = `Élodie Dupont
Comptable confirmée
12 rue des Lilas, 69003 Lyon | 06 12 34 56 78 | elodie.dupont@exemple.fr

PROFIL
Comptable avec dix ans d'expérience dans l'industrie.

EXPÉRIENCES PROFESSIONNELLES
Responsable comptable - Aciéries du Rhône SA, Lyon
janvier 2017 - aujourd'hui
- Clôtures mensuelles et annuelles
- Encadrement de trois personnes

Comptable - Cabinet Martin, Villeurbanne
sept. 2012 - déc. 2016
- Tenue de la comptabilité de quarante clients

FORMATION
2010 - 2012 : BTS Comptabilité et gestion, Lycée Ampère, Lyon

COMPÉTENCES
Sage, Excel, SAP
LANGUES
Français : langue maternelle
Anglais : courant`;

export const americanCv = `JAMES T. KIRBY
Austin, TX 78701 | (512) 555-0134 | james.kirby@mail.com | linkedin.com/in/jkirby

SUMMARY
Electrician with 12 years in commercial construction. Licensed in Texas.

WORK EXPERIENCE
Acme Electric Inc., Austin, TX
Master Electrician, June 2015 to Present
* Wired a 40-story office tower
  on schedule and under budget.
* Supervised 6 apprentices.

Lone Star Power LLC — Journeyman Electrician
2011 - 2015
* Maintained substations.

EDUCATION
Austin Community College, Associate of Applied Science in Electrical Technology, 2011, GPA 3.6/4.0

CERTIFICATIONS
Master Electrician License – Texas Department of Licensing, 2015
OSHA 30, 2016

VOLUNTEER EXPERIENCE
Volunteer Instructor, Habitat for Humanity, Austin, TX
March 2018 - May 2019
* Taught wiring to newcomers.

PUBLICATIONS
"Safe wiring in old houses", Texas Trade Journal, 2019

REFERENCES
Maria Lopez, Site Manager, Acme Electric Inc., (512) 555-0199, maria@acme.example`;

export const spanishCv = `CURRICULUM VITAE
Nombre: Lucía Fernández Ortega
Teléfono: +34 612 345 678
Correo: lucia@ejemplo.es
Ciudad: Valencia, España

EXPERIENCIA LABORAL
Profesora de matemáticas
Instituto Turia, Valencia
septiembre de 2014 – actualidad
• Clases a grupos de 30 alumnos

FORMACIÓN ACADÉMICA
Licenciatura en Matemáticas
Universidad de Valencia
2009 - 2014

IDIOMAS
Español (nativo), Inglés (C1)`;
