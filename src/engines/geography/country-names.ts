import { foldKey } from "../../shared/text/folded-text.rules.ts";

/** ISO 3166-1, two letters and three, and Kosovo by the codes in use for it. */
const codes = (
  "ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB " +
  "BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR " +
  "BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR " +
  "CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK " +
  "FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS " +
  "GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN " +
  "ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO " +
  "LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD " +
  "MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER " +
  "NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM " +
  "PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP " +
  "SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF " +
  "TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY " +
  "UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE"
).split(" ");

const englishNames = new Intl.DisplayNames("en", { type: "region" });
const regionNames = (language: string) => new Intl.DisplayNames([language, "en"], { type: "region" });
const spokenLanguages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "ja", "hi", "sv", "tr", "ru", "ar", "zh"].map(
  regionNames,
);

/** Where the list of languages names a country as nobody looks for it. */
const customaryNames: Record<string, string> = {
  CD: "DR Congo",
  CG: "Republic of the Congo",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  PS: "Palestine",
};

const otherNames: Record<string, string[]> = {
  US: ["us", "usa", "u.s.", "u.s.a.", "america", "united states of america", "the united states", "the states"],
  GB: ["uk", "u.k.", "the uk", "great britain", "britain", "united kingdom of great britain and northern ireland"],
  NL: ["holland", "the netherlands"],
  CZ: ["czech republic"],
  TR: ["turkey"],
  AE: ["uae", "u.a.e.", "emirates"],
  KR: ["korea", "republic of korea"],
  KP: ["dprk"],
  CD: ["congo kinshasa", "democratic republic of the congo", "drc", "zaire"],
  CG: ["congo brazzaville", "congo"],
  MM: ["burma"],
  MO: ["macau"],
  PS: ["palestinian territories", "west bank", "gaza"],
  CI: ["ivory coast"],
  CV: ["cabo verde"],
  SZ: ["swaziland"],
  MK: ["macedonia"],
  TL: ["east timor"],
  VA: ["vatican", "holy see"],
  IE: ["republic of ireland"],
  RU: ["russian federation"],
  CN: ["prc", "people's republic of china", "mainland china"],
  TW: ["republic of china"],
  FO: ["faroes"],
  BN: ["brunei darussalam"],
  LA: ["lao"],
  SY: ["syrian arab republic"],
  MD: ["republic of moldova"],
  VN: ["viet nam"],
};

const codeByShort = new Map(
  codes.flatMap((both) => [
    [both.slice(0, 2), both.slice(0, 2)],
    [both.slice(2), both.slice(0, 2)],
  ]),
);
export const countryCodes = codes.map((both) => both.slice(0, 2));
const codeByKey = new Map(
  countryCodes.flatMap((code) => namesOf(code).map((name): [string, string] => [foldKey(name), code])),
);

export const allCountryNames = countryCodes.map(countryName).sort(new Intl.Collator("en").compare);

/** The English name, as lists and postings show it. */
export function countryName(code: string): string {
  return customaryNames[code] ?? englishNames.of(code) ?? code;
}

/** The ISO code for a country's name in its own or any widespread language, or a common short form. */
export function countryCodeOf(name: string): string | undefined {
  return codeByKey.get(foldKey(name));
}

/** For where only a place can stand: elsewhere "in", "de" and "hr" are words. */
export function countryCodeOfShort(code: string): string | undefined {
  return codeByShort.get(code.trim().toUpperCase());
}

function namesOf(code: string): string[] {
  const ownLanguage = new Intl.Locale(`und-${code}`).maximize().language;
  const spoken = [...spokenLanguages.map((names) => names.of(code) ?? code), regionNames(ownLanguage).of(code) ?? code];
  return [...spoken, countryName(code), ...(otherNames[code] ?? [])];
}
