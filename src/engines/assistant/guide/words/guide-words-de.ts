import type { GuideWords } from "./guide-words.ts";

export const germanGuideWords: GuideWords = {
  intents: {
    find: "2 such* finde* jobs stellen stellenangebot* stellenanzeige* jobangebot*; 1 job stelle arbeitsplatz minijob* zeig* mochte brauche will arbeit arbeiten gibt hast angebote offene",
    why: "3 warum wieso weshalb; 2 pass* chance* qualifi* fehlt fehlen eigne*; 1 gut genug anforderung* voraussetzung*",
    pay: "3 gehalt* lohn* verdien* bezahl* vergutung stundenlohn zahlt zahlen bestbezahl*; 2 viel; 1 geld durchschnitt* wie",
    next: "3 board ubersicht pinnwand; 2 nachste* nachfass* nachhak* wartet warten offen status frist* bewerbungen; 2 soll sollte; 1 heute was bewerbung beworben tun mache",
    interview:
      "3 vorstellungsgesprach* bewerbungsgesprach* interview*; 2 vorbereit* bereit* gesprach ube*; 1 frage* antwort*",
    cv: "3 lebenslauf cv; 2 hochlad* anhang angehangt; 1 lies lesen prufe* feedback verbesser* anschau*",
    profile: "3 profil; 2 lucke* vollstandig; 1 fehlt verbesser* erganz*",
    move: "2 verschieb* markier* speicher* merk* hinzufug* eintrag*; 1 board karte spalte habe bekommen absage zusage beworben",
    mail: "3 mail* e-mail* email* nachricht; 2 schreib* entwurf entwirf formulier* absag* dank*; 3 zuruckzieh* zuruckzuzieh*; 1 nachfass* recruiter brief",
    compare: "3 vergleich*; 2 besser unterschied*; 1 zwischen welche* oder",
    documents:
      "3 anschreiben motivationsschreiben bewerbungsunterlagen; 2 unterlagen dokument* erstell*; 1 bewerbung lebenslauf schreib*",
    help: "2 hilfe kannst funktion*; 1 hilf was du wie anfang* nutz*",
    who: "3 roboter bot ki chatgpt mensch; 2 person wer; 1 du bist echt*",
    real: "2 echt* wirklich* erfunden fake demo* existier*; 1 diese stellen jobs sind",
    privacy: "3 datenschutz dsgvo; 2 daten gespeichert weitergeben sicher; 1 meine wer sieht",
    plan: "3 abo* abonnement tarif* preis*; 2 kostenlos kostet kosten kundig* gratis; 1 viel zahlen",
    account: "3 passwort konto; 2 anmeld* losch*; 1 andern name",
    scam: "4 betrug* abzocke; 3 bankdaten kontodaten gebuhr* kaution reisepass ausweiskopie vorkasse; 2 ausweis verdachtig geld uberweis* whatsapp telegram seri*; 1 zahlen verlang* schick* vertrau*",
    legal:
      "3 visum arbeitserlaubnis steuer* anwalt kundigungsfrist arbeitsrecht arbeitslosengeld; 2 vertrag kundigung abfindung recht; 1 darf rechte",
    remind: "4 erinner*; 2 wecker notier* vormerk*",
    apply: "2 bewerben bewirb* bewerbe; 1 fur mich automatisch wie du",
    wording:
      "3 umformulier* umschreib* ubersetz*; 2 zusammenfassung formulierung* satz satze; 1 klingt klingen verbesser*",
    greet: "3 hallo hi moin servus gruezi; 2 guten tag morgen abend grus*; 1 du",
    thanks: "3 danke* dank tschuss; 1 super toll perfekt",
    more: "3 seite weitere* mehr; 2 andere* noch",
    back: "3 zuruck; 2 vorige* vorher*; 1 wieder",
  },
  yes: "ja genau klar gerne ok okay bitte jawohl",
  no: "nein ne nicht nee",
  strain:
    "frust* erschopf* gestresst stress deprimier* traurig absage* abgelehnt arbeitslos gekundigt entlassen hoffnungslos mude verzweifel* entmutig* sorgen angst fertig nervt",
  likeMe: "pass* empfehl* empfiehl* vorschlag* profil geeignet*",
  ordinals:
    "erste* ersten oberste*; zweite*; dritte*; vierte*; funfte*; letzte* unterste*; andere anderen anderer anderes",
  carriers:
    "gleiche gleichen gleiches selbe selben dasselbe vorher nochmal nochmals erzahl* einzelheiten weiss ne gibts naher arbeitsstelle gerne hallo bitte danke guten freie bezahlte bezahlten hilfe helfen konntest irgendwas nahe raum umgebung erfahrung alt wohne lebe komme aktuell derzeit liebsten stattdessen lieber auch steht",
};
