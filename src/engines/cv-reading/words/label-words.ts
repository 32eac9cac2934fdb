import { foldedInPlace } from "./word-table.ts";

/** Labels of what is said of a person. */
const personLabels = {
  name: "name|full name|vor- und nachname|vorname|name, vorname|vor- und zuname|nom|nom et prenom|prenom et nom|nombre|nombre y apellidos|nome|nome completo|nome e cognome|cognome e nome|naam|imie i nazwisko|имя|фио|ф.и.о.|ім'я|піб|п.і.б.|прізвище, ім'я|jmeno|jmeno a prijmeni|姓名|氏名|名前|이름|성명|الاسم|الاسم الكامل|نام|نام و نام خانوادگي|שם|שם מלא|नाम|पूरा नाम|surname(s) / first name(s)|first name(s) / surname(s)|first name / surname|surname / first name",
  email:
    'email|e-mail|mail|courriel|correo|correo electronico|adresse e-mail|e-mail-adresse|эл. почта|почта|электронная почта|пошта|ел. пошта|邮箱|电子邮件|メール|メールアドレス|이메일|البريد الالكتروني|ايميل|پست الكترونيك|אימייל|דוא"ל|ईमेल',
  phone:
    "phone|telephone|telephone(s)|tel|tel.|tel no|telefon|telefonnummer|mobil|mobile|mobile phone|contact no|contact nos|contact number|mobile no|mobilfunk|handy|cell|cell phone|phone number|contact number|portable|telephone portable|telefono|movil|telefone|celular|telemovel|cellulare|telefoon|mobiel|komorka|телефон|тел.|тел|моб.|моб. тел.|мобильный|мобільний|电话|手机|手机号|联系电话|電話|電話番号|携帯|携帯電話|전화|전화번호|연락처|휴대폰|휴대전화|الهاتف|هاتف|جوال|الجوال|رقم الهاتف|موبايل|تلفن|تلفن همراه|شماره تماس|همراه|טלפון|נייד|फोन|फ़ोन|मोबाइल|दूरभाष|t|m|p|ph",
  fax: "fax|telefax|факс|传真|팩스|فاكس|פקס",
  address:
    "address|address(es)|home address|anschrift|adresse|wohnadresse|adresse postale|direccion|domicilio|endereco|morada|indirizzo|adres|адрес|адреса|место жительства|место проживания|місце проживання|adresa|bydliste|地址|住址|住所|現住所|주소|العنوان|عنوان|آدرس|نشاني|محل سكونت|כתובת|पता|स्थायी पता",
  location:
    "location|city|проживает|проживаю|place of residence|residence|wohnort|ort|standort|lieu|ville|localisation|ciudad|lugar de residencia|localidad|cidade|localidade|citta|residenza|luogo|woonplaats|plaats|miejscowosc|miejsce zamieszkania|miasto|город|город проживания|місто|місто проживання|mesto|现居地|现居城市|所在地|城市|居住地|거주지|지역|المدينه|مكان الاقامه|الاقامه|شهر|עיר|עיר מגורים|מקום מגורים|मेरा शहर|शहर|निवास|स्थान",
  birthDate:
    "date of birth|born|birth date|birthdate|dob|d.o.b.|birthday|geburtsdatum|geboren|geboren am|geb.|geburtstag|geburtsdatum und -ort|geburtsdatum/-ort|date de naissance|ne le|nee le|fecha de nacimiento|nacimiento|data de nascimento|nascimento|data di nascita|nato il|nata il|luogo e data di nascita|geboortedatum|data urodzenia|дата рождения|родился|родилась|дата народження|datum narozeni|narozen|narozena|出生日期|出生年月|生日|生年月日|생년월일|تاريخ الميلاد|تاريخ تولد|תאריך לידה|जन्म तिथि|जन्मतिथि|जन्म दिनांक",
  nationality:
    "nationality|citizenship|staatsangehorigkeit|nationalitat|staatsburgerschaft|nationalite|nacionalidad|nacionalidade|nazionalita|cittadinanza|nationaliteit|narodowosc|obywatelstwo|гражданство|національність|громадянство|narodnost|obcanstvi|statni prislusnost|国籍|국적|الجنسيه|مليت|תابعيت|אזרחות|राष्ट्रीयता",
  maritalStatus:
    "marital status|civil status|zivilstand|familienstand|situation familiale|etat civil|estado civil|stato civile|burgerlijke staat|stan cywilny|семейное положение|сімейний стан|rodinny stav|婚姻状况|婚姻|配偶者|결혼여부|혼인여부|الحاله الاجتماعيه|وضعيت تاهل|מצב משפחתי|वैवाहिक स्थिति",
  driving:
    "driving|driving licence|driving license|driver's license|driver's licence|driving licence(s)|licence|fuhrerschein|fuhrerausweis|fahrausweis|опыт вождения|права|fuhrerscheinklasse|fuhrerscheinklassen|permis|permis de conduire|carnet de conducir|permiso de conducir|carta de conducao|carteira de habilitacao|cnh|patente|patente di guida|patente o patenti|rijbewijs|prawo jazdy|водительские права|водительское удостоверение|водійські права|посвідчення водія|ridicsky prukaz|驾驶证|驾照|運転免許|운전면허|رخصه القياده|گواهينامه رانندگي|רישיון נהיגה|ड्राइविंग लाइसेंस",
  /** Said of a person, with no field of its own. */
  otherPerson:
    "gender|sex|geschlecht|sexe|sexo|sesso|geslacht|plec|пол|стать|pohlavi|性别|性別|성별|الجنس|جنسيت|מין|लिंग|age|alter|edad|eta|возраст|вік|年龄|年齢|나이|العمر|سن|גיל|आयु|religion|konfession|father's name|पिता का नाम|政治面貌|民族|ふりがな|フリガナ|military service|خدمت سربازي|نظام وظيفه|skype|linkedin|github|website|web|webseite|homepage|portfolio|xing|twitter|telegram|wechat|微信|qq|site|sito|сайт",
} as const;

/** Labels of forms and heads of tables, by what stands beside or below them; official European forms among them. */
const entryLabels = {
  period:
    "period|dates|date|inclusive dates|year|years|jahr|annee|ano|anno|anni|jaar|rok|lata|рік|год|rok|ano|年|年度|from|to|von|bis|dates (from - to)|from - to|duration|time|zeitraum|datum|von - bis|periode|duree|periodo|fecha|fechas|fechas (de - a)|datas|data|date (da - a)|periodo (da - a)|okres|daty|период|даты|период работы|годы|період|роки|obdobi|datum|时间|起止时间|时间段|任职时间|期間|年月|在職期間|기간|근무기간|재직기간|الفتره|المده|التاريخ|دوره|مدت|تاريخ|תקופה|תאריכים|अवधि|वर्ष",
  title:
    "position|designation|title|job title|role|rank|rolle|occupation|occupation or position held|position held|stelle|stellenbezeichnung|tatigkeit|funktion|beruf oder funktion|poste|fonction|poste occupe|fonction ou poste occupe|intitule du poste|puesto|cargo|profesion o cargo desempenado|puesto o cargo ocupados|funcao|funcao ou cargo ocupado|ruolo|posizione|qualifica|lavoro o posizione ricoperti|tipo di impiego|mansione|incarico|functie|beroep of functie|stanowisko|zajmowane stanowisko|zawod lub zajmowane stanowisko|должность|занимаемая должность|посада|pozice|pracovni pozice|职位|岗位|职务|職位|役職|職種|担当|직책|직위|직무|المسمي الوظيفي|الوظيفه|المنصب|سمت|عنوان شغلي|תפקיד|पद|पदनाम",
  company:
    "company|company name|employer|client|customer|kunde|auftraggeber|cliente|organisation|organization|institution|institute|school|university|board|board / university|board/university|university/board|name and address of employer|name of employer|employer name|name and type of organisation providing education and training|arbeitgeber|firma|unternehmen|betrieb|schule|name und adresse des arbeitgebers|name und art der bildungs- oder ausbildungseinrichtung|entreprise|employeur|societe|etablissement|nom et adresse de l'employeur|nom et type de l'etablissement d'enseignement ou de formation|empresa|centro|institucion|nombre y direccion de la empresa|nombre y direccion del empleador|nome e endereco do empregador|instituicao|azienda|datore di lavoro|ente|societa|istituto|nome e indirizzo del datore di lavoro|nome e tipo di istituto di istruzione o formazione|werkgever|bedrijf|school|naam en adres van de werkgever|pracodawca|nazwa i adres pracodawcy|uczelnia|организация|компания|место работы|название организации|учебное заведение|компанія|роботодавець|місце роботи|організація|zamestnavatel|skola|公司|公司名称|单位|工作单位|学校|会社名|勤務先|学校名|회사|회사명|근무처|학교|학교명|الشركه|جهه العمل|اسم الشركه|الجامعه|شركت|نام شركت|محل كار|دانشگاه|חברה|מעסיק|מוסד|कंपनी|नियोक्ता|संस्था|संस्थान|विद्यालय",
  degree:
    "degree|qualification|examination|exam|corso|kurs|curso|cours|cursus|title of qualification awarded|course|abschluss|bezeichnung der erworbenen qualifikation|diplome|intitule du certificat ou diplome delivre|titulo|titulacion|titulo de la cualificacion obtenida|designacao da qualificacao atribuida|titolo|qualifica conseguita|titolo della qualifica rilasciata|diploma|naam van het behaalde diploma|uzyskane kwalifikacje|tytul|специальность|квалификация|степень|спеціальність|кваліфікація|obor|titul|学历|学位|专业|専攻|学科|전공|학위|الدرجه|التخصص|المؤهل|مدرك|مقطع|رشته|תואר|उपाधि|डिग्री|परीक्षा",
  duties:
    "main duties|duties|responsibilities|tasks|main activities and responsibilities|aufgaben|aufgabenbereich|wichtigste tatigkeiten und zustandigkeiten|missions|taches|principales activites et responsabilites|funciones|tareas|principales actividades y responsabilidades|atividades|principais atividades e responsabilidades|mansioni|principali mansioni e responsabilita|taken|voornaamste werkzaamheden en verantwoordelijkheden|obowiazki|zakres obowiazkow|обязанности|достижения|обов'язки|napln prace|工作内容|工作职责|职责|主要工作|業務内容|仕事内容|職務内容|담당업무|업무내용|업무|المهام|المسووليات|وظايف|شرح وظايف|תחומי אחריות|कार्य|दायित्व",
  place:
    "place|work place|place of work|sede|lieu de travail|lugar de trabajo|arbeitsort|werkplek|miejsce pracy|勤務地",
  /** Of a school, where its name says so again. */
  level:
    "primary|elementary|secondary|tertiary|junior high school|senior high school|college|vocational|graduate school",
  /** Told of an employer, with no field of its own. */
  sector:
    "type of business or sector|business or sector|sector|branche|type ou secteur d'activite|tipo de empresa o sector|tipo di azienda o settore|tipo di attivita o settore|branche oder tatigkeitsbereich",
} as const;

export type PersonLabel = keyof typeof personLabels;
export type EntryLabel = keyof typeof entryLabels;

function kindsByLabel<Kind extends string>(labels: Record<Kind, string>): Map<string, Kind> {
  const kinds = Object.keys(labels) as Kind[];
  return new Map(kinds.flatMap((kind) => labels[kind].split("|").map((label) => [foldedInPlace(label), kind])));
}

const [personKinds, entryKinds] = [kindsByLabel(personLabels), kindsByLabel(entryLabels)];
const bare = (folded: string) => folded.replace(/^[^\p{L}]+|[*•:：\s]+$/gu, "").replace(/[–—]/gu, "-");

/** What a folded label asks of a person; white space within is one space or none, as in "姓 名". */
export const personLabel = (folded: string): PersonLabel | undefined =>
  personKinds.get(bare(folded)) ??
  personKinds.get(bare(folded).replace(/\s+/g, "")) ??
  // "Geburtsdatum, -ort", "Date / place of birth"
  personKinds.get(bare(folded).replace(/\s*[,/].*$/u, ""));

/** What a folded label of a form's row or a table's column asks of a job or a study. */
export const entryLabel = (folded: string): EntryLabel | undefined =>
  entryKinds.get(bare(folded)) ?? entryKinds.get(bare(folded).replace(/\s+(?:y|e|i|und|and|et|en|и|і|та|&)\s.*$/u, ""));

export const documentTitle =
  /^(?:curriculum vitae|curriculum|c\.?\s?v\.?|resume|lebenslauf|tabellarischer lebenslauf|bewerbung|portfolio|europass|europass curriculum vitae|curriculum vitae europass|hoja de vida|zyciorys|резюме|анкета|zivotopis|(?:个人|個人)?(?:简历|簡歷|履歴書|履历|履歷)|職務経歴書|履歴書|이력서|자기소개서|경력기술서|السيره الذاتيه|سيره ذاتيه|رزومه|قورות חיים|קורות חיים|जीवनवृत्त|जीवन वृत्त|बायोडाटा|रिज्यूमे)(?:$|\s*[-–—:|]|\s+(?:of|von|de|di|van)\s)/u;
