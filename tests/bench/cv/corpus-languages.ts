/** The words of a CV's frame in one language, as people there write them: of each heading several. */
export interface CorpusLanguage {
  headings: Record<"summary" | "experience" | "education" | "skills" | "languages" | "contact", string[]>;
  present: string;
  labels: {
    name: string;
    phone: string;
    email: string;
    address: string;
    period: string;
    company: string;
    position: string;
    duties: string;
  };
  /** Statements below jobs, and two sentences of a summary. */
  duties: string[];
  summary: string;
  salutation: string;
}

const languageRows: Record<
  string,
  [headings: string, present: string, labels: string, duties: string, summary: string, salutation: string]
> = {
  en: [
    "Profile|About me;Work Experience|Employment History|Where I have worked;Education|Education and Training;Skills|Key Skills;Languages|Language Skills;Contact|Personal Details",
    "Present",
    "Name|Phone|Email|Address|Period|Company|Position|Main duties",
    "Prepared the weekly rota for a team of twelve.|Introduced a checklist that cut errors by a third.|Answered questions of customers by phone and in person.",
    "Careful and friendly colleague with more than ten years in the trade. I like clear plans and quiet mornings.",
    "Dear Hiring Manager,",
  ],
  de: [
    "Profil|Über mich;Berufserfahrung|Beruflicher Werdegang|Berufspraxis;Ausbildung|Schul- und Berufsausbildung|Bildungsweg;Kenntnisse|Fachkenntnisse;Sprachen|Sprachkenntnisse;Kontakt|Persönliche Daten",
    "heute",
    "Name|Telefon|E-Mail|Anschrift|Zeitraum|Arbeitgeber|Position|Aufgaben",
    "Erstellung des wöchentlichen Dienstplans für zwölf Personen.|Einführung einer Prüfliste, die Fehler um ein Drittel senkte.|Beratung der Kundschaft am Telefon und vor Ort.",
    "Sorgfältige und freundliche Fachkraft mit mehr als zehn Jahren im Beruf. Ich mag klare Pläne und ruhige Morgen.",
    "Sehr geehrte Damen und Herren,",
  ],
  fr: [
    "Profil|À propos;Expérience professionnelle|Expériences|Parcours professionnel;Formation|Études et formations;Compétences|Savoir-faire;Langues|Langues étrangères;Contact|Coordonnées",
    "aujourd'hui",
    "Nom|Téléphone|Courriel|Adresse|Période|Entreprise|Poste|Missions",
    "Préparation du planning hebdomadaire de douze personnes.|Mise en place d'une liste de contrôle qui a réduit les erreurs d'un tiers.|Accueil des clients au téléphone et sur place.",
    "Personne soigneuse et aimable avec plus de dix ans de métier. J'aime les plans clairs et les matins calmes.",
    "Madame, Monsieur,",
  ],
  es: [
    "Perfil|Sobre mí;Experiencia laboral|Experiencia profesional|Trayectoria profesional;Formación académica|Educación|Estudios;Habilidades|Competencias;Idiomas;Contacto|Datos personales",
    "actualidad",
    "Nombre|Teléfono|Correo electrónico|Dirección|Periodo|Empresa|Puesto|Funciones",
    "Preparación del turno semanal de doce personas.|Introducción de una lista de control que redujo los errores un tercio.|Atención a los clientes por teléfono y en persona.",
    "Persona cuidadosa y amable con más de diez años en el oficio. Me gustan los planes claros y las mañanas tranquilas.",
    "Estimados señores:",
  ],
  pt: [
    "Perfil|Sobre mim|Resumo;Experiência profissional|Experiência;Formação acadêmica|Educação|Escolaridade;Competências|Habilidades;Idiomas|Línguas;Contato|Dados pessoais",
    "atualmente",
    "Nome|Telefone|E-mail|Endereço|Período|Empresa|Cargo|Atividades",
    "Preparação da escala semanal de doze pessoas.|Introdução de uma lista de verificação que reduziu os erros em um terço.|Atendimento aos clientes por telefone e no local.",
    "Pessoa cuidadosa e simpática com mais de dez anos de profissão. Gosto de planos claros e manhãs calmas.",
    "Prezados senhores,",
  ],
  it: [
    "Profilo|Su di me;Esperienza professionale|Esperienze lavorative;Istruzione e formazione|Formazione|Titoli di studio;Competenze|Capacità e competenze;Lingue|Conoscenze linguistiche;Contatti|Dati personali",
    "oggi",
    "Nome|Telefono|Email|Indirizzo|Periodo|Azienda|Ruolo|Mansioni",
    "Preparazione dei turni settimanali di dodici persone.|Introduzione di una lista di controllo che ha ridotto gli errori di un terzo.|Assistenza ai clienti al telefono e di persona.",
    "Persona attenta e cordiale con più di dieci anni di mestiere. Mi piacciono i piani chiari e le mattine tranquille.",
    "Gentili signori,",
  ],
  nl: [
    "Profiel|Over mij;Werkervaring|Loopbaan;Opleiding|Opleidingen;Vaardigheden|Competenties;Talen|Talenkennis;Contact|Persoonlijke gegevens",
    "heden",
    "Naam|Telefoon|E-mail|Adres|Periode|Werkgever|Functie|Taken",
    "Opstellen van het weekrooster voor twaalf mensen.|Invoeren van een checklist die fouten met een derde verminderde.|Klanten te woord staan aan de telefoon en aan de balie.",
    "Zorgvuldige en vriendelijke collega met meer dan tien jaar in het vak. Ik houd van heldere plannen en stille ochtenden.",
    "Geachte heer, mevrouw,",
  ],
  pl: [
    "Profil zawodowy|O mnie;Doświadczenie zawodowe|Przebieg kariery;Wykształcenie|Edukacja;Umiejętności|Kompetencje;Języki obce|Znajomość języków;Kontakt|Dane osobowe",
    "obecnie",
    "Imię i nazwisko|Telefon|E-mail|Adres|Okres|Firma|Stanowisko|Obowiązki",
    "Przygotowanie tygodniowego grafiku dla dwunastu osób.|Wprowadzenie listy kontrolnej, która zmniejszyła liczbę błędów o jedną trzecią.|Obsługa klientów przez telefon i na miejscu.",
    "Staranna i życzliwa osoba z ponad dziesięcioletnim stażem. Lubię jasne plany i spokojne poranki.",
    "Szanowni Państwo,",
  ],
  ru: [
    "О себе|Профиль;Опыт работы|Профессиональный опыт;Образование|Образование и курсы;Навыки|Ключевые навыки|Профессиональные навыки;Языки|Знание языков;Контакты|Личные данные",
    "настоящее время",
    "ФИО|Телефон|Эл. почта|Адрес|Период|Организация|Должность|Обязанности",
    "Составление еженедельного графика для двенадцати человек.|Внедрение контрольного списка, сократившего ошибки на треть.|Ответы на вопросы клиентов по телефону и лично.",
    "Внимательный и доброжелательный специалист с опытом более десяти лет. Люблю ясные планы и тихие утра.",
    "Уважаемые коллеги!",
  ],
  uk: [
    "Про мене|Профіль;Досвід роботи|Трудова діяльність;Освіта|Освіта та курси;Навички|Ключові навички;Мови|Знання мов;Контакти|Особисті дані",
    "тепер",
    "ПІБ|Телефон|Пошта|Адреса|Період|Компанія|Посада|Обов'язки",
    "Складання щотижневого графіка для дванадцяти осіб.|Запровадження контрольного списку, що зменшив помилки на третину.|Відповіді на запитання клієнтів телефоном та особисто.",
    "Уважна та доброзичлива людина з досвідом понад десять років. Люблю ясні плани й тихі ранки.",
    "Шановні колеги!",
  ],
  cs: [
    "Profil|O mně;Pracovní zkušenosti|Praxe|Profesní zkušenosti;Vzdělání|Dosažené vzdělání;Dovednosti|Znalosti a dovednosti;Jazyky|Jazykové znalosti;Kontakt|Osobní údaje",
    "dosud",
    "Jméno a příjmení|Telefon|E-mail|Adresa|Období|Firma|Pozice|Náplň práce",
    "Příprava týdenního rozpisu směn pro dvanáct lidí.|Zavedení kontrolního seznamu, který snížil chyby o třetinu.|Odpovědi na dotazy zákazníků po telefonu i osobně.",
    "Pečlivý a přátelský člověk s více než desetiletou praxí. Mám rád jasné plány a klidná rána.",
    "Vážení,",
  ],
  zh: [
    "自我评价|个人简介;工作经历|工作经验;教育背景|教育经历;专业技能|技能特长;语言能力;联系方式|个人信息",
    "至今",
    "姓名|电话|邮箱|地址|时间|公司|职位|工作内容",
    "负责十二人团队的每周排班。|建立检查清单，使差错减少三分之一。|通过电话和当面解答客户问题。",
    "工作认真友善，从业十年以上。喜欢清晰的计划和安静的早晨。",
    "尊敬的招聘负责人：",
  ],
  ja: [
    "自己PR|職務要約;職務経歴|職歴;学歴;スキル|活かせる経験・知識;語学|語学力;連絡先|基本情報",
    "現在",
    "氏名|電話番号|メール|住所|期間|会社名|役職|業務内容",
    "十二名の週間シフト表を作成。|点検表を導入し、ミスを三分の一減らした。|電話と窓口でお客様の質問に対応。",
    "十年以上の経験を持ち、丁寧で親しみやすい人柄です。明確な計画と静かな朝が好きです。",
    "拝啓",
  ],
  ko: [
    "자기소개|프로필;경력사항|경력;학력사항|학력;보유기술|기술;외국어|어학;연락처|인적사항",
    "현재",
    "이름|전화번호|이메일|주소|기간|회사명|직책|담당업무",
    "12명 팀의 주간 근무표를 작성했습니다.|점검표를 도입하여 오류를 3분의 1 줄였습니다.|전화와 대면으로 고객 문의에 응대했습니다.",
    "10년 이상의 경력을 가진 꼼꼼하고 친절한 사람입니다. 분명한 계획과 조용한 아침을 좋아합니다.",
    "안녕하십니까,",
  ],
  ar: [
    "نبذة عني|الملخص;الخبرات العملية|الخبرة المهنية;المؤهلات العلمية|التعليم;المهارات;اللغات;معلومات الاتصال|البيانات الشخصية",
    "حتى الآن",
    "الاسم|الهاتف|البريد الإلكتروني|العنوان|الفترة|الشركة|المسمى الوظيفي|المهام",
    "إعداد جدول العمل الأسبوعي لاثني عشر شخصا.|إدخال قائمة تحقق خفضت الأخطاء بمقدار الثلث.|الرد على أسئلة العملاء بالهاتف ووجها لوجه.",
    "شخص دقيق وودود بخبرة تزيد على عشر سنوات. أحب الخطط الواضحة والصباحات الهادئة.",
    "السادة المحترمون،",
  ],
  fa: [
    "درباره من|خلاصه;سوابق شغلی|سوابق کاری|تجربیات کاری;تحصیلات|سوابق تحصیلی;مهارت‌ها|مهارت ها;زبان‌ها|زبان های خارجی;اطلاعات تماس|مشخصات فردی",
    "اکنون",
    "نام|تلفن|ایمیل|نشانی|دوره|شرکت|سمت|وظایف",
    "تهیه برنامه هفتگی برای دوازده نفر.|ایجاد فهرست بازبینی که خطاها را یک سوم کاهش داد.|پاسخ به پرسش‌های مشتریان تلفنی و حضوری.",
    "فردی دقیق و خوش‌برخورد با بیش از ده سال سابقه. برنامه‌های روشن و صبح‌های آرام را دوست دارم.",
    "با سلام و احترام،",
  ],
  he: [
    "אודות|תקציר;ניסיון תעסוקתי|ניסיון מקצועי;השכלה|לימודים;כישורים|מיומנויות;שפות|ידיעת שפות;פרטי קשר|פרטים אישיים",
    "היום",
    "שם|טלפון|אימייל|כתובת|תקופה|חברה|תפקיד|תחומי אחריות",
    "הכנת סידור עבודה שבועי לשנים עשר אנשים.|הכנסת רשימת בדיקה שהפחיתה טעויות בשליש.|מענה לשאלות לקוחות בטלפון ופנים אל פנים.",
    "אדם יסודי ונעים עם יותר מעשר שנות ניסיון. אוהב תוכניות ברורות ובקרים שקטים.",
    "לכבוד מחלקת הגיוס,",
  ],
  hi: [
    "परिचय|सारांश;कार्य अनुभव|व्यावसायिक अनुभव;शिक्षा|शैक्षणिक योग्यता;कौशल;भाषाएँ|भाषा ज्ञान;संपर्क|व्यक्तिगत विवरण",
    "वर्तमान",
    "नाम|फ़ोन|ईमेल|पता|अवधि|कंपनी|पद|कार्य",
    "बारह लोगों की साप्ताहिक पाली तैयार करना।|जाँच सूची लागू कर त्रुटियाँ एक तिहाई घटाईं।|फ़ोन पर और आमने-सामने ग्राहकों के प्रश्नों के उत्तर देना।",
    "दस वर्ष से अधिक अनुभव वाला सावधान और मिलनसार व्यक्ति। मुझे स्पष्ट योजनाएँ पसंद हैं।",
    "प्रिय महोदय,",
  ],
};

const headingNames = ["summary", "experience", "education", "skills", "languages", "contact"] as const;
const labelNames = ["name", "phone", "email", "address", "period", "company", "position", "duties"] as const;

export const corpusLanguages = new Map<string, CorpusLanguage>(
  Object.entries(languageRows).map(([code, [headings, present, labels, duties, summary, salutation]]) => {
    const variants = headings.split(";").map((names) => names.split("|"));
    const labelList = labels.split("|");
    return [
      code,
      {
        headings: record(headingNames, (index) => variants[index] ?? []),
        present,
        labels: record(labelNames, (index) => labelList[index] ?? ""),
        duties: duties.split("|"),
        summary,
        salutation,
      },
    ];
  }),
);

function record<Name extends string, Value>(
  names: readonly Name[],
  valueAt: (index: number) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name, index) => [name, valueAt(index)])) as Record<Name, Value>;
}
