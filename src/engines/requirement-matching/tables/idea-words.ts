import { type DocumentLanguage, documentLanguages } from "../../text/text.ts";

/**
 * Ideas of everyday work, in the order en | de | fr | es | it | nl | pl | pt: beginnings of folded words. Between two languages they say
 * the same; within one they are related ("lead", "manage").
 */
const rows = `
stock,inventor | bestand,lagerbest | stock,inventaire | existencia,stock,inventari | giacenz,inventari,scort | voorra | zapas,stan magaz,inwentar | stock,inventari,existenci
warehous,storehouse,depot | lager | entrepot,magasin | almacen | magazzin | magazijn | magazyn | armaze
payroll,wage,salar | lohn,gehalt,entgelt | paie,salair | nomin | paghe,busta,stipend | salaris,loon | plac,wynagrodz | salari,vencimento
accounting,bookkeep,accounts,ledger | buchhalt,rechnungswesen,buchfuhr | comptab | contab | contab | boekhoud,administrat | ksiegow,rachunkow | contab
invoic,billing | rechnung,faktur | factur | factur | fattur | factu | faktur | fatur
tax,vat | steuer | fiscal,impot,tva | impuest,fiscal,iva | impost,fiscal,iva | belasting,btw | podat,vat | impost,fiscal,iva
budget | budget,haushalt | budget | presupuest | budget | begroting,budget | budzet | orcament
audit | prufung,revision | audit | auditor | revision,audit | audit,controle | audyt | auditor
purchas,procure,buying | einkauf,beschaff | achat,approvision | compra,aprovision | acquist,approvvigion | inkoop | zakup | compra,aprovision
sale,selling,sold | verkauf,vertrieb | vente,vend | venta,vend | vendit | verkoop | sprzeda | venda,vend
customer,client | kund | client | client | client | klant | klient | client
complaint | beschwerd,reklamat | reclamat,plainte | queja,reclamac | reclam | klacht | reklamac,skarg | reclamac
order | bestell,auftrag | command | pedido | ordin | bestel,order | zamow | encomend,pedido
delivery,deliver,shipping,dispatch | liefer,versand | livraison,expedit,livr | entrega,reparto,envio | consegn,spediz | lever,verzend | dostaw,wysyl | entrega,expedic
transport,logistic | transport,logisti | transport,logisti | transport,logisti | trasport,logisti | transport,logisti | transport,logisty | transport,logisti
driv | fahr | condui,conduct | conduc | guid | rijd,chauffeur | kierow,jazd | condu
vehicle,car | fahrzeug | vehicul,voitur | vehicul,coche | veicol,auto | voertuig,auto | pojazd,samochod | vehicul,viatur
lead,supervis,manag,head | leit,fuhr | encadr,dirig,manag,respons | lider,dirig,supervis,gestion | guid,coordin,gest,dirig | leiding,aanstur | kierow,zarzadz | lider,chefi,supervis,gest
team,crew | team,mannschaft | equip | equip | squadra,team,gruppo | team,ploeg | zespol | equip
staff,personnel,employee | mitarbeiter,mitarbeitend,personal,beschaftigt | personnel,salarie,collaborateur | personal,emplead | personal,dipendent | personeel,medewerker | pracowni,personel | pessoal,colaborador
recruit,hiring,hire | rekrut,personalbeschaff,personalgewinn | recrut | seleccion,reclut | selezion,reclut | werving,recruit | rekrut | recrut
train,teach,instruct | schul,unterricht,unterweis,ausbild | form,enseign | formac,formar,ensen,impart | formazion,insegn,addestr | onderwij,opleid,train | szkol,naucz | formac,ensin
pupil,student | schuler,studier | eleve,etudiant | alumn,estudiant | alunn,student | leerling,student | uczni,student | alun,estudant
child,kid | kind | enfant | nin,infan | bambin,infan | kind | dziec | crianc,infan
school | schul | ecole,scolair | escuel,colegio,escolar | scuol,scolast | school | szkol | escol
patient | patient | patient | pacient | pazient | patient | pacjent | pacient,utent
care,caring | pflege,betreu | soin,soign | cuidad,atencion | cura,assisten | zorg,verzorg | opiek,pieleg | cuidad,apoio
elderly,senior | altere,senior,alten | personnes agees,senior | mayor,ancian | anzian | ouder,senior | starsz,senior | idos
nurs | pfleg,kranken | infirm | enfermer | infermier | verpleeg | pielegnia | enferm
medic,drug | medikament,arznei | medic | medic,farmac | farmac,medic | medicij,medicat | lek,medycz | medic,farmac
health | gesundheit | sante | salud,sanitar | salut,sanitar | gezondheid | zdrow | saud
safety | sicherheit,arbeitsschutz | securite | seguridad,prevencion | sicurezz | veiligheid | bezpiecz,bhp | seguranc
hygien,haccp | hygien,haccp | hygien,haccp | higien,appcc,haccp | igien,haccp | hygien,haccp | higien,haccp | higien,haccp
quality | qualitat | qualit | calidad | qualit | kwaliteit | jakos | qualidad
mainten,maintain,servicing | wartung,instandhalt | maintenance,entretien | mantenim | manutenzion | onderhoud | utrzyman,konserwac | manuten
repair,fix | reparat,reparier | repar,depann | repara | ripara | repara,herstel | napraw | repara
fault,troubleshoot,breakdown | storung,fehlersuch | panne,depannag,diagnost | averia | guast | storing | awari,uster | avari
machine,equipment | maschin,anlag,gerat | machin,equipement | maquin,equipo | macchin,impiant | machin | maszyn,urzadz | maquin,equipament
install,assembl,fitting,mount | montag,montier,installat,einbau | montag,install,pose | montaj,instal | montag,install | montage,monter,install | montaz,instal | montag,instal
electric | elektr | electr | electr | elettr | elektr | elektr | eletr
weld | schweis | soud | sold | saldat | las | spaw | sold
drawing,blueprint,plans | zeichnung,plan | plan,dessin | plano | disegn | tekening | rysun | desenh
measur | mess | mesur | medi | misur | meet,meting | pomiar | medi
produc,manufactur | produkt,fertig,herstell | produc,fabric | produc,fabric | produzion,fabbric | produc | produkc | produc,fabric
pack | verpack,kommission | emball,conditionn,condicion | embal,envas | confezion,imball | verpak,inpak | pakow | embal
pick | kommission | prepar | picking,preparac | picking,prelievo | orderpick | komplet,kompletac | picking
clean | reinig | nettoy,menage | limpi | puliz,pulit | schoonmaa | sprzat,czystos | limpez
cook,chef,kitchen | koch,kuch | cuisin | cocin | cucin,cuoc | kok,keuken,koken | kuch,gotow | cozinh
food,meal | lebensmittel,speise,mahlzeit | aliment,repas | aliment,comida | aliment,pasti | voeding,maaltijd | zywnos,posil | aliment,refeic
menu | speiseplan,menu | menu,carte | menu | menu | menu | menu,jadlospis | menu,ementa
hotel | hotel | hotel | hotel | hotel,albergh | hotel | hotel | hotel
reception,front desk | empfang,rezeption | accueil,reception | recepcion | receptio,accoglienz | receptie | recepcj | recepc
booking,reserv | buchung,reserv | reserv | reserv | prenot | boeking,reserver | rezerw | reserv
guest | gast,gaste | client,hote | huesped | ospit | gast | gosc | hosped
cash,till | kass | caiss | caja | cassa | kass | kas | caixa
shop,retail,store | einzelhandel,laden,filial | magasin,detail,boutique | tiend,minorista | negozi,dettaglio | winkel | sklep,detal | loja,retalho
plan,schedul,roster,rota | plan,dienstplan,disposit | planif,planning | planific,turnos | pianific,turni | planning,plann,rooster | planow,grafik | planea,planific,escala
report | bericht,berichtswes | rapport,report | inform | report,relazion | rapport | raport,sprawozd | relator
analy | analy | analy | anali | anali | analy | analiz | anali
data | daten | donnees | datos | dati | data,gegeven | dan | dados
database | datenbank | base de donnees | bases de datos | database | databas | baz | bases de dados
develop,programming,coding | entwickl,programm | develop,programm | desarroll,program | svilupp,programm | ontwikkel,programm | programow,rozwoj | desenvolv,program
test | test,pruf | test,essai | prueb,test | collaud,test | test | test | test,ensai
network | netzwerk | reseau | red,redes | ret | netwerk | siec | rede
web,internet | web,internet | web,internet | web,internet | web,internet | web,internet | web,internet | web,internet
law,legal | recht,arbeitsrecht | droit,jurid | derech,juridic | diritt,giurid | recht,jurid | praw | direit,juridic
contract | vertrag | contrat | contrat | contratt | contract | umow | contrat
insurance | versicher | assuranc | segur | assicura | verzeker | ubezpiecz | segur
bank | bank | bancair,banqu | banc | banc | bank | bank | banc
project | projekt | projet | proyect | progett | project | projekt | projet
marketing | marketing | marketing | marketing,mercadotecn | marketing | marketing | marketing | marketing
advert,campaign | werb,kampagn | publicit,campagn | publicid,campan | pubblicit,campagn | reclame,campagn | reklam,kampan | publicid,campanh
social media | soziale medien,social | reseaux sociaux | redes sociales | social | social | media spolecz | redes sociais
design | gestalt,design,entwurf | concept,design | disen | progett,design | ontwerp | projektow | design
text,writing,copy | text,schreib | redact | redac | redaz,scrittur | tekst,schrijv | pisan,tekst | redac
translat,interpret | ubersetz,dolmetsch | tradu,interpr | tradu,interpr | tradu,interpr | vertal,tolk | tlumacz | tradu,interpr
research | forsch | recherche | investig | ricerca | onderzoek | badan | investig
laborator,lab | labor | laborat | laborat | laborat | laborat | laborat | laborat
sample,specimen | probe | echantill,prelev | muestr | campion | monster | prob | amostr
garden,landscap | garten,landschaft | jardin,espaces verts | jardin | giardin | tuin,groen | ogrod | jardin
animal | tier | anima | animal | animal | dier | zwierz | animai,animal
forklift | stapler | chariot,cariste | carretill | carrell,mulett | heftruck | wozk,wozek | empilhador
construct,building | bau | batiment,construct | construcc,obra | ediliz,costruz,cantier | bouw | budow | construc,obra
secretar,clerical,administ,office | verwalt,sekretar,buro | secretari,administrat,bureau | secretar,administra,oficin | segreter,amministra,ufficio | secretar,administrat,kantoor | sekretar,administrac,biur | secretar,administra,escritor
phone,telephon,call | telefon,anruf | telephon,appel | telefon,llamad | telefon,chiamat | telefon | telefon | telefon,chamad
negotiat | verhandl | negoci | negoci | negozi,trattativ | onderhandel | negocj | negoci
present | prasent | presentat | present | presentaz | presentat | prezent | apresent
document | dokument | document | document | document | document | dokument | document
wound | wund | plaie | herid | ferit | wond | ran | ferid
computer,informat | informatik,computer | informatiq | informatic | informatic | informatica | informaty | informatic
touris | touris | touris | turis | turis | toeris | turys | turis
econom,business,commerc | wirtschaft,kaufm,betriebswirt,okonom | econom,commerc,gestion | econom,comerci,empresari | econom,commercial,aziendal | econom,bedrijfskund,commerci | ekonom,handl | econom,comerci,gestao
event | veranstalt,event | evenement | event | event | evenement | wydarz,event | event
`;

/** By language, the beginnings of words with the number of their idea. */
export const ideaWords: ReadonlyMap<DocumentLanguage, [beginning: string, idea: number][]> = new Map(
  documentLanguages.map((language, column) => [
    language,
    rows
      .trim()
      .split("\n")
      .flatMap((row, idea) =>
        (row.split("|")[column] ?? "")
          .split(",")
          .map((word): [string, number] => [word.trim(), idea])
          .filter(([word]) => word !== "" && !word.includes(" ")),
      ),
  ]),
);
