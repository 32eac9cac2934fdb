import { type DocumentLanguage, documentLanguages } from "../../text/text.ts";

/**
 * Ideas of everyday work, in the order en | de | fr | es | it | nl | pl | pt: beginnings of folded words. Between two languages they say
 * the same; within one they are related ("lead", "manage").
 */
const rows = `
stock,inventor | bestand,lagerbest | stock,inventaire | existencia,stock,inventari | giacenz,inventari,scort | voorra | zapas,inwentar | stock,inventari,existenci
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
train,teach,instruct | schul,unterricht,unterweis,ausbild | form,enseign | formac,formar,ensen,impart | formazion,insegn,addestr | onderwij,opleid,train,inwerk | szkol,naucz | formac,ensin
pupil,student | schuler,studier | eleve,etudiant | alumn,estudiant | alunn,student | leerling,student | uczni,student | alun,estudant
child,kid | kind | enfant | nin,infan | bambin,infan | kind | dziec | crianc,infan
school | schul | ecole,scolair | escuel,colegio,escolar | scuol,scolast | school | szkol | escol
patient | patient | patient | pacient | pazient | patient | pacjent | pacient,utent
care,caring | pflege,betreu | soin,soign | cuidad,atencion | cura,assisten | zorg,verzorg | opiek,pieleg | cuidad,apoio
elderly,senior | altere,senior,alten | senior | mayor,ancian | anzian | ouder,senior | starsz,senior | idos
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
weld | schweis | soud | sold | saldat | lass,gelast,las | spaw | sold
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
reception | empfang,rezeption | accueil,reception | recepcion | receptio,accoglienz | receptie | recepcj | recepc
booking,reserv | buchung,reserv | reserv | reserv | prenot | boeking,reserver | rezerw | reserv
guest | gast,gaste | client,hote | huesped | ospit | gast | gosc | hosped
cash,till | kass | caiss | caja | cassa | kass | kas | caixa
shop,retail,store | einzelhandel,laden,filial | magasin,detail,boutique | tiend,minorista | negozi,dettaglio | winkel | sklep,detal | loja,retalho
plan,schedul,roster,rota | plan,dienstplan,disposit | planif,planning | planific,turnos | pianific,turni | planning,plann,rooster | planow,grafik | planea,planific,escala
report | bericht,berichtswes | rapport,report | inform | report,relazion | rapport | raport,sprawozd | relator
analy | analy | analy | anali | anali | analy,anali | analiz | anali
data | daten | donnees | datos | dati | data,gegeven | dan | dados
database | datenbank |  |  | database | databas | baz |
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
 | social |  |  | social | social |  |
design | gestalt,design,entwurf | concept,design | disen | progett,design | ontwerp | projektow | design
text,writing,copy | text,schreib | redact | redac | redaz,scrittur | tekst,schrijv | pisan,tekst | redac
translat,interpret | ubersetz,dolmetsch | tradu,interpr | tradu,interpr | tradu,interpr | vertal,tolk | tlumacz | tradu,interpr
research | forsch | recherche | investig | ricerca | onderzoek | badan | investig
laborator,lab | labor | laborat | laborat | laborat | laborat | laborat | laborat
sample,specimen | probe | echantill,prelev | muestr | campion | monster | prob | amostr
garden,landscap | garten,landschaft | jardin | jardin | giardin | tuin,groen | ogrod | jardin
animal | tier | anima | animal | animal | dier | zwierz | animai,animal
forklift | stapler | chariot,cariste | carretill | carrell,mulett | heftruck | wozk,wozek | empilhador
construct,building | bau | batiment,construct | construcc,obra | ediliz,costruz,cantier | bouw | budow | construc,obra
secretar,clerical,administ,office | verwalt,sekretar,buro | secretari,administrat,bureau | secretar,administra,oficin | segreter,amministra,ufficio | secretar,administrat,kantoor | sekretar,administrac,biur | secretar,administra,escritor
phone,telephon,call | telefon,anruf | telephon,appel | telefon,llamad | telefon,chiamat | telefon | telefon | telefon,chamad
negotiat | verhandl | negoci | negoci | negozi,trattativ | onderhandel | negocj | negoci
present | prasent | presentat | present | presentaz | presentat | prezent | apresent
document | dokument | document | document | document | document | dokument | document
wound | wund | plaie | herid | ferit | wond | ran | ferid
computer,informatic | informatik,computer | informatiq | informatic | informatic | informatica | informaty | informatic
touris | touris | touris | turis | turis | toeris | turys | turis
econom,business,commerc | wirtschaft,kaufm,betriebswirt,okonom | econom,commerc | econom,comerci,empresari | econom,commercial,aziendal | econom,bedrijfskund,commerci | ekonom,handl | econom,comerci,gestao
event | veranstalt,event | evenement | event | event | evenement | wydarz,event | event
engineer | ingenieur | ingenieur | ingenier | ingegner | ingenieur | inzynier | engenheir
load,cargo,freight | ladung,fracht,verlad | charg,fret | carga,flete | carico,merci | lading,vracht | ladun,towar | carga
truck,lorry,hgv | lkw,lastwagen,sattelzug | camion | camion | camion,autocarr | vrachtwagen | ciezarow,tir | camion,camia
tool | werkzeug | outil | herramient | attrezz,utensil | gereedschap | narzedz | ferrament
pipe,piping,plumb | rohr,leitung,sanitar | tuyau,plomb | tuber,fontaner | tubaz,idraul | leiding,buis | rur,hydraul | tubag,canaliz
wood,carpent,joiner | holz,schrein,tischler,zimmer | bois,menuis,charpent | mader,carpint | legn,falegnam | hout,timmer | drewn,stolar | madeir,carpint
metal,steel | metall,stahl | metal,acier | metal,acero | metal,acciaio | metaal,staal | metal,stal | metal,aco
paint | maler,lackier,anstrich | peintur,peindr | pintur,pintor | verniciat,imbianch,pittur | schilder | malar,malow | pintur,pintor
roof | dach | toit,couvreur | tejad,cubiert | tett | dak | dach | telhad
height | hohe | hauteur | altura | quota,altezz | hoogte | wysokos | altura
interview | interview,gesprach | entretien | entrevist | intervist,colloqu | interview | wywiad,rozmow | entrevist
survey,questionnaire | umfrage,befragung | sondage,enquet | encuest | sondagg,questionar | enquete | ankiet | inquerit
user | nutzer,benutzer,anwender | utilisat | usuari | utent | gebruiker | uzytkowni | utilizador
usability | benutzerfreundlich | ergonom | usabil | usabil | bruikbaarheid | uzyteczno | usabil
tooth,teeth,dental | zahn,dental | dentair,dent | dental,odonto,dient | dental,odonto,dent | tand | zab,stomat,dent | dentar,dent,odonto
birth,pregnan,midwi | geburt,schwanger,hebamm | naissanc,grossess,accouch | parto,embaraz,matron | parto,gravidanz,ostetric | geboort,zwanger,verlosk | porod,ciaz,poloz | parto,gravid
surgery,operating | operation,chirurg | chirurg,operatoir | cirug,quirofan | chirurg,operatori | operatie,chirurg | chirurg,operac | cirurg
tree | baum | arbre | arbol | alber | boom,bomen | drzew | arvore
bread,bakery,baking | brot,back | pain,boulang | pan,panader,obrador | pane,panific,forno | brood,bakk | chleb,piekar,piecz | pao,padar
pastry,cake | konditor,torten | patiss | pasteler,reposter | pasticc | banket,patisser | cukier | pastelar,confeit
meat,butcher | fleisch,metzg | viand,boucher | carne,carnic | carn,macell | vlees,slager | mies,rzezn | carne,talho
drink,beverage | getrank | boisson | bebida | bevand | drank | napoj | bebid
serve,waiter,waitress | bedien,kellner,service | serveur,servic | camarer,servic | camerier,servizi | bedien,ober | kelner,obsluga | servic,mesa
wash,laundry | wasch | lavag,laver,blanchiss | lavad,lavar,lavander | lavag,lavand | wass | pran,myc | lavag,lavar,lavand
sew,tailor | nah,schneider | coutur,coudr | cost,coser,sastr | cucit,sart | naai,kleermak | szyc,krawc | costur,alfaiat
furniture | mobel | meubl,mobili | mueble,mobili | mobil,arred | meubel | mebl | mobil,movei
glass,glaz | glas | verre,vitr | vidri,crista | vetr | glas | szkl | vidr
energy,power | energie | energ | energ | energ | energie | energ | energ
water | wasser | eau,hydraul | agua | acqua,idric | water | wod | agua
waste | abfall,entsorg | dechet | residu | rifiut | afval | odpad | residu,lixo
environment | umwelt | environnement | medioambient,ambient | ambient | milieu | srodowisk | ambient
heating | heiz | chauff | calefacc | riscald | verwarm | ogrzew,grzew | aqueciment
cooling,refriger | kalt,kuhl,klima | froid,frigor,climatis | frio,frigor,climatiz | freddo,frigor,climatiz | koel,koud | chlod,klimat | frio,refriger,climatiz
ship,vessel,boat | schiff,boot | navire,bateau | buque,barco,naval | nave,navale,barca | schip,boot | statk,okret | navio,barco,naval
sea,marine,offshore | see,meer | mer,maritim | mar,maritim | mare,marittim | zee | morsk | mar,maritim
flight,airport,aviation | flug | vol,aeroport,aerien | vuelo,aeropuert,aerea | volo,aeroport,aere | vlucht,vlieg,luchthav | lot,lotnis | voo,aeroport,aere
train,railway,rail | bahn,zug | train,ferroviai | tren,ferroviari | treno,ferroviari | trein,spoor | kolej,pociag | comboi,ferrovi
road | strasse | route,routier | carreter | strad | weg | drog | estrad
property,estate,housing | immobili,grundstuck,wohn | immobil,logement | inmobil,viviend | immobil,abitaz | vastgoed,woning | nieruchom,mieszk | imobil,habitac
rent,lease,tenant | miet,pacht | locat,loyer,bail | alquiler,arrend | affitt,locaz | huur | najem,wynajem,czynsz | arrend,alugu
loan,credit,lending | kredit,darlehen | credit,pret | prestam,credit | prestit,credit,mutu | lening,krediet | kredyt,pozyczk | emprestim,credit
debt,collection | forderung,inkasso,mahn | recouvrement,creance,dette | cobro,deuda,impag | recuper,credit,debit | incasso,vordering,schuld | windyk,nalezn,dlug | cobranc,divid
court,litigation | gericht,prozess | tribunal,contentieux | tribunal,juzgad,litig | tribunal,contenzios | rechtbank,proces | sad,sadow | tribunal,contencios
supplier,vendor | lieferant | fournisseur | proveedor | fornitor | leverancier | dostawc | fornecedor
price,pricing | preis,kalkul | prix,tarif | preci,tarif | prezz,tariff | prijs,prijz | cen,wycen | preco
offer,quote,tender,bid | angebot,ausschreib | offre,devis | oferta,licitac,presupuest | offert,preventiv,gara,appalt | offerte,aanbested | ofert,przetarg | propost,orcament,concurso
inspect | prufung,inspekt,kontroll | inspect,control | inspecc,control | ispezion,controll,collaud | inspect,keuring,controle | inspekc,kontrol,przeglad | inspec,control
emergency | notfall,notdienst | urgence | urgenc,emergenc | emergenz,urgenz | spoed,noodgeval | ratunk,awaryj,naglych | urgenc,emergenc
guarding | bewach,wachdienst | gardien,surveillance | vigilan | vigilan,sorvegl | bewak,beveilig | ochron | vigilan
post,mail,parcel | post,paket,brief | courrier,colis,post | correo,paquet | post,pacch | post,pakket | poczt,paczk | correi,encomend
meeting | besprech,sitzung | reunion | reunion | riunion | vergader | spotkan,zebran | reuni
archive,filing | archiv,ablage | archiv,classement | archiv | archiv | archief,archiver | archiw | arquiv
hospital,clinic | krankenhaus,klinik | hopital,cliniq,hospital | hospital,clinic | ospedal,clinic | ziekenhuis,kliniek | szpital,klinik | hospital,clinic
church,parish | kirch,gemeinde | eglis,paroiss | iglesi,parroqui | chies,parrocchi | kerk | koscio,parafi | igrej,paroqui
volunteer | ehrenamt,freiwillig | benevol | voluntari | volontari | vrijwillig | wolontar | voluntari
goal,target | ziel | objectif | objetiv | obiettiv | doel | cel | objetiv
turnover,revenue | umsatz |  | facturac,ventas | fatturat | omzet | obrot,przychod | faturac,vendas
cost | kosten | cout | coste | costi,costo | kosten | koszt | custo
customs | zoll,verzoll | douan | aduan | dogan | douan | celn | alfandeg,aduan
export | export,ausfuhr | export | export | export,esporta | export | eksport | export
international | international | international | internacional | internazional | internationa | miedzynarod | internacional
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
          .filter(([word]) => word !== ""),
      ),
  ]),
);
