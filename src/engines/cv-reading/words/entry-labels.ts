import { foldedInPlace } from "./word-table.ts";

/** Labels of forms and heads of tables, by what stands beside or below them; official European forms among them. */
const labels = {
  period:
    "period|dates|date|dates (from - to)|from - to|duration|time|zeitraum|datum|von - bis|periode|duree|periodo|fecha|fechas|fechas (de - a)|datas|data|date (da - a)|periodo (da - a)|okres|daty|период|даты|период работы|годы|період|роки|obdobi|datum|时间|起止时间|时间段|任职时间|期間|年月|在職期間|기간|근무기간|재직기간|الفتره|المده|التاريخ|دوره|مدت|تاريخ|תקופה|תאריכים|अवधि|वर्ष",
  title:
    "position|title|job title|role|occupation|occupation or position held|position held|stelle|stellenbezeichnung|tatigkeit|funktion|beruf oder funktion|poste|fonction|poste occupe|fonction ou poste occupe|intitule du poste|puesto|cargo|profesion o cargo desempenado|puesto o cargo ocupados|funcao|funcao ou cargo ocupado|ruolo|posizione|qualifica|lavoro o posizione ricoperti|tipo di impiego|functie|beroep of functie|stanowisko|zajmowane stanowisko|zawod lub zajmowane stanowisko|должность|занимаемая должность|посада|pozice|pracovni pozice|职位|岗位|职务|職位|役職|職種|担当|직책|직위|직무|المسمي الوظيفي|الوظيفه|المنصب|سمت|عنوان شغلي|תפקיד|पद|पदनाम",
  company:
    "company|company name|employer|organisation|organization|institution|school|university|name and address of employer|name of employer|employer name|name and type of organisation providing education and training|arbeitgeber|firma|unternehmen|betrieb|schule|name und adresse des arbeitgebers|name und art der bildungs- oder ausbildungseinrichtung|entreprise|employeur|societe|etablissement|nom et adresse de l'employeur|nom et type de l'etablissement d'enseignement ou de formation|empresa|centro|institucion|nombre y direccion de la empresa|nombre y direccion del empleador|nome e endereco do empregador|instituicao|azienda|datore di lavoro|ente|societa|istituto|nome e indirizzo del datore di lavoro|nome e tipo di istituto di istruzione o formazione|werkgever|bedrijf|school|naam en adres van de werkgever|pracodawca|nazwa i adres pracodawcy|uczelnia|организация|компания|место работы|название организации|учебное заведение|компанія|роботодавець|місце роботи|організація|zamestnavatel|skola|公司|公司名称|单位|工作单位|学校|会社名|勤務先|学校名|회사|회사명|근무처|학교|학교명|الشركه|جهه العمل|اسم الشركه|الجامعه|شركت|نام شركت|محل كار|دانشگاه|חברה|מעסיק|מוסד|कंपनी|नियोक्ता|संस्था|संस्थान|विद्यालय",
  degree:
    "degree|qualification|title of qualification awarded|course|abschluss|bezeichnung der erworbenen qualifikation|diplome|intitule du certificat ou diplome delivre|titulo|titulacion|titulo de la cualificacion obtenida|designacao da qualificacao atribuida|titolo|qualifica conseguita|titolo della qualifica rilasciata|diploma|naam van het behaalde diploma|uzyskane kwalifikacje|tytul|специальность|квалификация|степень|спеціальність|кваліфікація|obor|titul|学历|学位|专业|専攻|学科|전공|학위|الدرجه|التخصص|المؤهل|مدرك|مقطع|رشته|תואר|उपाधि|डिग्री|परीक्षा",
  duties:
    "main duties|duties|responsibilities|tasks|main activities and responsibilities|type of business or sector|business or sector|sector|aufgaben|aufgabenbereich|wichtigste tatigkeiten und zustandigkeiten|branche|missions|taches|principales activites et responsabilites|type ou secteur d'activite|funciones|tareas|principales actividades y responsabilidades|tipo de empresa o sector|atividades|principais atividades e responsabilidades|mansioni|principali mansioni e responsabilita|tipo di azienda o settore|tipo di attivita o settore|taken|voornaamste werkzaamheden en verantwoordelijkheden|obowiazki|zakres obowiazkow|обязанности|достижения|обов'язки|napln prace|工作内容|工作职责|职责|主要工作|業務内容|仕事内容|職務内容|담당업무|업무내용|업무|المهام|المسووليات|وظايف|شرح وظايف|תחומי אחריות|कार्य|दायित्व",
} as const;

export type EntryLabel = keyof typeof labels;

const kinds = new Map<string, EntryLabel>();
for (const kind of Object.keys(labels) as EntryLabel[]) {
  for (const label of labels[kind].split("|")) kinds.set(foldedInPlace(label), kind);
}

/** What a folded label of a form's row or a table's column asks of a job or a study. */
export const entryLabel = (folded: string): EntryLabel | undefined =>
  kinds.get(
    folded
      .replace(/[•*:：\s]+$/u, "")
      .replace(/^[\s•]+/u, "")
      .replace(/[–—]/gu, "-"),
  );
