import { foldText } from "../../../shared/text/folded-text.rules.ts";

/**
 * Common occupations in English, German, French and Spanish, whether or not an opening has them: a family a section, an
 * occupation a line, its most usual English name first and behind it what else the same work is called.
 */
const occupations = `
# health
nurse: krankenschwester, krankenpfleger, krankenpflegerin, pflegefachkraft, pflegefachfrau, pflegefachmann, pflegekraft, infirmier, infirmiere, enfermera, enfermero
doctor: physician, general practitioner, arzt, arztin, medecin, medico, medica
midwife: hebamme, sage femme, matrona, comadrona
dentist: zahnarzt, zahnarztin, dentiste, dentista, odontologo
dental assistant: dental nurse, zahnarzthelferin, zahnmedizinische fachangestellte, assistante dentaire
medical assistant: arzthelferin, medizinische fachangestellte, mfa
pharmacist: apotheker, apothekerin, pharmacien, pharmacienne, farmaceutico, farmaceutica
physiotherapist: physiotherapeut, physiotherapeutin, kinesitherapeute, fisioterapeuta
occupational therapist: ergotherapeut, ergotherapeutin, ergotherapeute
psychologist: psychologe, psychologin, psychologue, psicologo, psicologa
care assistant: altenpfleger, altenpflegerin, pflegehelfer, pflegehelferin, aide soignant, aide soignante, auxiliar de enfermeria, cuidador, cuidadora
paramedic: notfallsanitater, rettungssanitater, ambulancier, paramedico
veterinarian: vet, tierarzt, tierarztin, veterinaire, veterinario, veterinaria
veterinary nurse: vet nurse, vet tech, veterinary technician, tierarzthelferin
optician: optiker, optikerin, augenoptiker, opticien, optico
surgeon: chirurg, chirurgien, cirujano
radiographer: radiologe, mtra
dietitian: nutritionist, ernahrungsberater, dieteticien, nutricionista
# social
social worker: sozialarbeiter, sozialarbeiterin, sozialpadagoge, sozialpadagogin, assistant social, assistante sociale, trabajador social, trabajadora social
early years educator: erzieher, erzieherin, educateur de jeunes enfants, educadora infantil
nanny: babysitter, au pair, aupair, kindermadchen, tagesmutter, nounou, ninera, childminder
teacher: lehrer, lehrerin, lehrkraft, enseignant, enseignante, professeur, profesor, profesora, maestro, maestra
teaching assistant: schulbegleiter, schulbegleiterin
tutor: nachhilfelehrer
lecturer: dozent, dozentin
librarian: bibliothekar, bibliothekarin, bibliothecaire, bibliotecario
translator: interpreter, ubersetzer, ubersetzerin, dolmetscher, traducteur, traductrice, traductor, traductora
# household
cleaner: cleaning, cleaning lady, janitor, custodian, reinigungskraft, reinigungskrafte, putzkraft, putzfrau, putzhilfe, raumpflegerin, agent d entretien, femme de menage, agent de nettoyage, limpiador, limpiadora, limpieza
housekeeper: chambermaid, room attendant, zimmermadchen, haushalter, haushalterin, femme de chambre, camarera de piso
caretaker: concierge, hausmeister, hausmeisterin, gardien d immeuble, conserje
dog walker
gardener: landscaper, gartner, gartnerin, jardinier, jardiniere, jardinero, jardinera
# hospitality
chef: cook, koch, kochin, cuisinier, cuisiniere, cocinero, cocinera
kitchen porter: kitchen assistant, kitchen helper, dishwasher, kuchenhilfe, spuler, spulkraft, plongeur, ayudante de cocina, lavaplatos
waiter: waitress, kellner, kellnerin, servicekraft, servierkraft, serveur, serveuse, camarero, camarera, mesero, mesera
barista
porter: night porter, portier, bagagiste
bartender: barkeeper, barmaid, barman, barkeeperin
baker: backer, backerin, boulanger, boulangere, panadero, panadera
pastry chef: konditor, konditorin, patissier, patissiere, pastelero
butcher: metzger, metzgerin, fleischer, fleischerin, boucher, carnicero
flight attendant: cabin crew, air hostess, stewardess, flugbegleiter, flugbegleiterin, hotesse de l air, azafata
tour guide: reiseleiter, reiseleiterin
# logistics
warehouse operative: lagerarbeiter, lagerist, lagerhelfer, lagermitarbeiter, fachkraft fur lagerlogistik, kommissionierer, kommissioniererin, magasinier, manutentionnaire, mozo de almacen, almacenero, picker packer, picker, packer, order picker
forklift driver: staplerfahrer, gabelstaplerfahrer, cariste, carretillero
truck driver: lkw fahrer, kraftfahrer, berufskraftfahrer, chauffeur routier, chauffeur poids lourd, camionero
driver: fahrer, fahrerin, chauffeur, conducteur
bus driver: busfahrer, busfahrerin, chauffeur de bus, conductor de autobus
delivery driver: courier, kurier, kurierfahrer, zusteller, lieferfahrer, livreur, repartidor
taxi driver: taxifahrer, taxista
postman: mail carrier, briefzusteller, brieftrager, postbote, facteur, cartero
pilot: pilote, piloto
# building
electrician: elektriker, elektrikerin, elektroinstallateur, electricien, electricienne, electricista
plumber: klempner, installateur, sanitarinstallateur, plombier, fontanero, fontanera
carpenter: joiner, schreiner, schreinerin, tischler, tischlerin, zimmermann, zimmerer, menuisier, charpentier, carpintero
painter: painter and decorator, decorator, maler, malerin, lackierer, peintre, pintor
bricklayer: mason, maurer, albanil
roofer: dachdecker, couvreur, techador
construction worker: builder, bauarbeiter, bauhelfer, ouvrier du batiment, obrero
plasterer
tiler: fliesenleger
glazier: glaser
scaffolder: gerustbauer
surveyor: vermesser, geometre, topografo
architect: architekt, architektin, architecte, arquitecto, arquitecta
civil engineer: bauingenieur, bauingenieurin, ingenieur civil, ingeniero civil
# workshop
automotive mechanic: kfz mechatroniker, kfz mechaniker, automechaniker, mecanicien automobile, mecanico de automoviles
mechanic: mechaniker, mechanikerin, mecanicien, mecanico
welder: schweisser, schweisserin, soudeur, soldador
locksmith: schlosser, serrurier, cerrajero
machinist: cnc operator, zerspanungsmechaniker, dreher, tourneur, tornero
mechanical engineer: maschinenbauingenieur, ingenieur mecanique, ingeniero mecanico
electrical engineer: elektroingenieur, ingenieur electrique, ingeniero electrico
production worker: factory worker, produktionshelfer, produktionsmitarbeiter, ouvrier, operario
tailor: seamstress, schneider, schneiderin, couturier, couturiere, costurera, sastre
# sales
retail sales assistant: salesperson, saleswoman, salesman, shop assistant, verkaufer, verkauferin, vendeur, vendeuse, vendedor, vendedora, dependiente, dependienta
cashier: kassierer, kassiererin, caissier, caissiere, cajero, cajera
sales representative: aussendienstmitarbeiter, handelsvertreter
customer service: customer advisor, kundenberater, kundenbetreuer, kundenbetreuerin, teleconseiller, call center agent, call centre agent, teleoperador
estate agent: realtor, real estate agent, immobilienmakler, agent immobilier, agente inmobiliario
florist: floristin, fleuriste, florista
hairdresser: barber, friseur, friseurin, friseuse, frisor, frisorin, coiffeur, coiffeuse, peluquero, peluquera
beautician: cosmetologist, kosmetikerin, estheticienne, esteticista
nail technician
marketing manager: marketingleiter, responsable marketing
copywriter: texter, texterin
# office
accountant: buchhalter, buchhalterin, comptable, contable, contador
bookkeeper: finanzbuchhalter, finanzbuchhalterin
tax advisor: tax adviser, steuerberater, steuerberaterin
auditor: wirtschaftsprufer
administrative assistant: office assistant, office clerk, admin assistant, secretary, burokauffrau, burokaufmann, kauffrau fur buromanagement, sekretar, sekretarin, secretaire, assistant administratif, assistante administrative, secretario, secretaria, administrativo, administrativa
receptionist: rezeptionist, rezeptionistin, receptionniste, recepcionista, empfangsmitarbeiter, empfangsmitarbeiterin, empfangskraft
data entry clerk: datenerfasser
human resources adviser: hr advisor, personalreferent, personalreferentin, charge de ressources humaines
recruiter: personalvermittler, recruteur, reclutador
lawyer: rechtsanwalt, rechtsanwaltin, anwalt, anwaltin, avocat, avocate, abogado, abogada
paralegal: rechtsanwaltsfachangestellte
notary: notar, notaire, notario
project manager: projektleiter, projektleiterin, projektmanager, chef de projet, jefe de proyecto
banker: bankkaufmann, bankkauffrau, banquier
consultant: berater, beraterin
journalist: journaliste, periodista
photographer: fotograf, fotografin, photographe, fotografo
police officer: policeman, polizist, polizistin, policier, policia
firefighter: fireman, feuerwehrmann, pompier, bombero
soldier: soldat, soldado
security guard: security officer, sicherheitsmitarbeiter, wachmann, agent de securite, guardia de seguridad, vigilante
# technology
software engineer: softwareentwickler, softwareentwicklerin, anwendungsentwickler, softwareingenieur, developpeur, developpeuse, desarrollador, desarrolladora
data analyst: datenanalyst, analyste de donnees, analista de datos
data scientist
it support specialist: technicien informatique
graphic designer: grafikdesigner, grafiker, grafikerin, mediengestalter, graphiste, disenador grafico
ux designer: ui designer, product designer
# science
laboratory technician: lab assistant, laboratory assistant, laborant, laborantin, technicien de laboratoire, tecnico de laboratorio
chemist: chemiker, chemikerin, chimiste
biologist: biologe, biologin, biologiste, biologo
physicist: physiker
geologist: geologe
# land
farmer: farm worker, landwirt, landwirtin, agriculteur, agricultor
fisherman: fischer, pecheur, pescador
forester
sailor: seaman, matrose, marin, marinero
# arts
musician: musiker, musicien, musico
actor: actress, schauspieler, schauspielerin, acteur, actriz
dancer: tanzer
singer: sanger
`;

export interface Occupation {
  family: string;
  /** Folded. The first is its most usual English name. */
  names: string[];
}

export const commonOccupations: readonly Occupation[] = occupations.split(/^# /m).flatMap((section) => {
  const [family = "", ...lines] = section.trim().split("\n");
  return lines.map((line) => ({ family, names: line.split(/[:,]/).map((name) => foldText(name.trim())) }));
});
