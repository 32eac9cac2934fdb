import { andPattern } from "./date-words.ts";
import { foldedTokens, isUnspaced, type WordTable, wordTable } from "./word-table.ts";

const interests = `interest* interests hobb* hobbies activit* activities extracurricular* pastimes leisure interessen freizeit loisirs interets centres-d'interet aficiones intereses passatempos interesses interessi hobby's zainteresowania хобби увлечени* интерес* хобі інтерес* захоплення zajmy konicky 兴趣 爱好 興趣 嗜好 趣味 特技 취미 관심사 هوايات اهتمامات علايق تحבيבים תחביבים रुचि* शौक अभिरुचि`;
const interestWords = wordTable(interests);

/** The kinds of section. A heading that names several is of the kind that comes first here. */
const words = {
  references: `reference* referee* referenz* referenti* referenc* rekomendacj* рекоменд* відгук* recommend* recommendation*
    recomenda* raccomand* aanbeveling* 推荐人 推薦人 証明人 照会先 추천인 مراجع معرف* ממליצים המלצות संदर्भ`,
  volunteer: `volunteer* voluntar* ehrenamt* freiwillig* benevol* bénévol* volontar* vrijwillig* wolontariat* волонт*
    dobrovoln* 志愿* 志愿者 志願 志愿 义工 公益 社会活动 ボランティア 봉사 봉사활동 تطوع* تطوعي* داوطلب* התנדבות स्वयंसेवा स्वैच्छिक`,
  publications: `publication* publikation* publicac* publicaco* pubblicazion* publicatie* publikacj* публикац* публікац* publikace
    veroffentlichung* patent* papers 论文 著作 論文 出版 논문 저서 منشورات مقالات انتشارات פרסומים प्रकाशन conference conferences presentations talks vortrage
    conferenc* conferências congressos`,
  certifications: `certification* certificate* certificado* certificaco* certificazion* certificaten certificat* certyfikat* сертифик* сертифік* certifikat* prukaz*
    zertifik* zertifiz* licence* license* licens* lizenz* licencias licenze licenties uprawnienia вожден* лиценз* ліценз* credential* accreditation* registration*
    registrations zulassung* bescheinigung* habilitation* attestation* agrement* befahigungsnachweis* examens 证书 資格 资格 証明書 免許 认证 執照 자격증 자격 면허
    شهادات شهاده گواهی* گواهينامه* تراخيص رخص תעודות הסמכות רישיונות प्रमाणपत्र प्रमाण लाइसेंस`,
  education: `education* educational academic* akademisch* ausbildung* gelernt *ausbildung *bildung schul schul- bildung* bildungsweg bildungsgang schulbildung schulisch* schule* studium studien hochschul* formation* diplome* etudes
    academique* appris scolaire* formacion* educacion* estudios academic* academica academico titulacion* educacao escolar* habilitacoes formacao academica istruzione formazione titoli studi studio scolastic*
    opleiding* onderwijs onderwijsachtergrond studie edukacj* wykształceni* wyksztalceni* wykształcenie studia nauka образовани* обучени* учеб* учёб* освіт* освіта навчання vzdelani* vzdělání ucil* studium aus
    qualification* qualifications degrees degree university school schooling studied 教育 学历 學歷 学歴 学业 毕业 求学 就读 학력 교육 تعليم* تعليمي مؤهلات تحصيل* تحصيلات علمي* دانشگاهي השכלה לימודים शिक्षा शैक्षणिक शैक्षिक योग्यता`,
  training: `training* course* coursework workshop* seminar* schulung* weiterbildung* fortbildung* kurse kurs lehrgang* formationscomplementaires curso* cursos corsi corso aggiornamento
    cursus* bijscholing szkoleni* kursy kursów kursow курс* курсы тренинг* тренінг* підвищення повышение квалификации kvalifikaci* kurzy školení skoleni 培训 研修 培訓 講習 교육훈련 연수 훈련
    دورات تدريب* دوره* آموزشي קורסים השתלמויות הכשרות प्रशिक्षण professional-development capacitac* perfectionnement stages-de-formation`,
  experience: `experience* employment employed work works worked working career* jobs job positions position appointments internship* internships placement* professional-background assignments roles posts engagements military
    berufserfahrung* arbeitserfahrung* berufspraxis praxiserfahrung* erfahrung* berufserfahrungen werdegang gearbeitet laufbahn berufstatigkeit* tatigkeit* anstellung* praktika praktikum berufsweg stationen beschaftigung* arbeitsverhaltnisse berufslaufbahn
    berufspraktisch* *erfahrung *erfahrungen weg lebensweg *tatigkeiten emploi* travaill* parcours carriere postes stages experiencia* laboral* trayectoria empleo* trabaj* ocupaciones experiencias emprego* trabalh* carreira estagio* percurso historico esperienz* lavorativ* carriera impiego impieghi tirocini
    werk werkervaring loondienst opdrachten ervaring loopbaan werkzaamheden beroepservaring stages doswiadczeni* przebieg zatrudnieni* praca karier* praktyki staze опыт работ* трудов* деятельност* карьер* стажировк* досвід робот* трудов* трудова діяльн* стаж кар'єр* стажуванн*
    zkusenost* praxe zamestnani kariera pracovni pracoval* 工作 经历 经验 經歷 經驗 工作经历 工作經歷 实习 任职 从业 職歴 職務経歴 職務 経歴 実務 業務 勤務 경력 근무 직무 경력사항 이력 인턴
    خبر* خبره خبرات عمل* وظيف* وظايف سوابق تجربه تجربيات شغلي كاري ניסיון תעסוק* תעסוקתי עבודה צבאי अनुभव रोजगार रोज़गार`,
  languages: `language* lengua* languages sprache* sprachen sprachkenntnisse fremdsprachen* langue* linguisti* idioma* lingue lingua lingua* linguas talen talenkennis taalvaardigheden jezyki języki jezykow jezykowe язык* языков* мов* мови jazyk* jazykove jazyky
    语言 語言 外语 言語 語学 외국어 어학 언어 لغات لغه لغوي* زبان* شفות שפות भाषा भाषाएँ भाषाएं भाषाये`,
  skills: `活かせる経験 知識 skill* skills competenc* competency competencies competence* expertise proficienc* abilities ability strengths technologies technology tools toolkit tooling stack software computer computing it-skills toolset know-how
    kenntnisse* fahigkeit* kompetenz* kenntnis fertigkeit* edv it-kenntnisse qualifikation* starken fachkenntnisse* computerkenntnisse* *kenntnisse *kompetenzen competences aptitudes informatique* savoir-faire savoir maitrise* atouts
    competencia* habilidad* herramientas ferramentas strumenti outils werkzeuge narzedzia инструмент* destrezas conocimientos aptitudes informatica aptidoes conhecimentos habilidades tecnologias competenze abilita capacita conoscenze tecnich* informatich* vaardigheden* vaardigheid competenties kennis
    umiejetnosci* umiejetnosc kompetencje znajomosc навык* умения компетенц* навич* вміння компетенції dovednost* znalost* schopnost* 技能 专长 能力 特长 技术 技術 スキル 専門 기술 스킬 역량 보유기술 능력
    مهار* مهارات قدرات مهارتها كفاءات כישורים מיומנויות יכולות कौशल दक्षता क्षमता`,
  summary: `summary profile objective* about statement aim goal* bio biography introduction overview highlights synopsis profil kurzprofil zusammenfassung zielsetzung kurzvorstellung resume-profil profil objectif* propos presentation accroche
    perfil resumen objetivo* sobre presentacion extracto resumo apresentacao profilo sommario obiettiv* sintesi presentazione profiel samenvatting doelstelling podsumowanie profil cel
    o-mnie о себе обо мне цел* цель резюме профил* про себе мета профіль profil souhrn cil o mne shrnuti 自我 评价 简介 评价 概况 求职意向 目标 自己 志望 動機 要約 職務要約 概要 자기 소개 소개서 요약
    نبذه ملخص هدف اهداف درباره خلاصه معرفي תקציר אודות פרופיל תמצית सारांश उद्देश्य परिचय`,
  contact: `details datos pessoais personali osobowe личн* личные особист* osobni الشخصيه פרטים व्यक्तिगत विवरण personal personliche* personales personalia contact* contacts personal-details kontakt* kontaktdaten personalien coordonnees contacto* contatto contatti contactgegevens kontaktni контакт* контакты контакти personal-information
    联系 联系方式 聯絡 連絡先 연락처 인적 인적사항 بيانات اتصال تماس مشخصات فردي פרטים אישיים संपर्क व्यक्तिगत-विवरण persönliche persoonlijke persoonsgegevens personalia personenbezogene anagrafic* dati`,
  other: `project* projekt* projet* proyecto* projeto* progett* projecten проект* проєкт* 项目 項目 專案 プロジェクト 프로젝트 مشاريع مشروع پروژه* פרויקט* परियोजना* projekty
    award* awards honor* honour* honors achievement* accomplishment* prize* auszeichnung* preise erfolge distinction* prix recompense* premio* premios premi logros reconocimient* reconhecimento* riconoscimenti prijzen prestaties nagrody wyroznienia osiagniecia награды достижени* нагороди досягнення oceneni uspechy
    获奖 荣誉 奖项 獎項 受賞 表彰 수상 جوائز انجازات افتخارات جوايز פרסים הישגים पुरस्कार उपलब्धि*
    ${interests}
    affiliation* affiliations membership* memberships associations societies mitgliedschaft* adhesions afiliaciones members lidmaatschap* czlonkostwo членств* clenstvi leadership
    declaration disclaimer additional-information additional sonstiges weiteres divers varia zusatz* miscellaneous annexe* anhang attachments attachment anlagen allegati załączniki klauzula rodo zgoda
    other further autres otros otras outras altro overige inne другое дополнительн* інше додатков* ostatni dalsi 其他 その他 備考 기타 اخرى ساير שונות अन्य घोषणा driving fuhrerschein* permis-de-conduire`,
} as const;

/** They say nothing of a section's kind, but stand in headings. */
const fillers =
  wordTable(`top relevant professional key core main technical general selected and & of in the my with for to i on at have has where what who me am can do did as an a other additional recent previous past present current history background
  summary-of information info details data key areas area list set other special specific practical hard soft basic advanced digital industry field full time part held social transferable driving record milestones timeline civilian service
  wo was ich habe bin kann und der die das meine mein des dem im in persönliche personliche persönliches personlich* besondere weitere berufliche beruflicher beruflich* wichtige fachliche angaben daten uber mich zur person aus relevante praktische
  ou je ce que j'ai ai et de la le les des mes mon du en a moi personnel* professionnel* professionnelle* principales principaux complementaire* autres linguistiques technique* cle cles
  donde que he y de la los las mis mi en profesional* personal* datos personales tecnicas complementaria otros otras basicos principales
  e da do dos das meus minha em mim profissional profissionais pessoais dados complementar tecnicas
  ed di del della delle dei personali professionale professionali tecniche principali
  en van mijn persoonlijke gegevens professionele technische overige relevante over mij
  i oraz w o mnie zawodowe zawodowa zawodowy zawodowego dane osobowe dodatkowe kluczowe
  и о в мне себе профессиональн* личн* личные данные основн* ключев* дополнительн* мои моё обо
  і та в про мене себе професійн* особист* дані основні ключові додаткові мої
  kde jsem se co cemu jak a o v mne osobni udaje profesni dalsi hlavni moje pracovni-pozice
  个人 個人 基本 信息 资料 情况 情況 主要 相关 职业 专业 背景 校园 社会 与 和 及 方式 其他 我的 掌握 详细 概要 内容 経歴 概略 の ・ 私 詳細 活かせる 知識 基本情報 주요 사항 및 기본 정보 개인 전문 관련 사회 내역 보유 세부 대외 활동
  الشخصيه المهنيه العمليه العلميه الشخصي معلومات بيانات شخصيه و في عن لي من هاي ها فردي حرفه* اطلاعات مهم
  של פרטים אישיים מקצועי מקצועית מקצועיות אקדמית צבאי שירות עיקריות על עצמי
  ज्ञान और एवं के की का मेरे मेरी व्यक्तिगत विवरण व्यावसायिक पेशेवर कार्य तकनीकी मुख्य प्रमुख जानकारी तथा`);

type NamedKind = keyof typeof words;
export type SectionKind = NamedKind | "unknown";

const order = Object.keys(words) as NamedKind[];
const tables = new Map<NamedKind, WordTable>(order.map((kind) => [kind, wordTable(words[kind])]));

/** What a heading's words say: the kinds that they name, and how many of them are in no table. */
export interface HeadingWords {
  kind: NamedKind | undefined;
  known: number;
  unknown: number;
}

/** @param folded by `foldedInPlace`, without bullets, numbers and colons */
export function headingWords(folded: string): HeadingWords {
  const found = isUnspaced(folded) ? unspacedKinds(folded) : spacedKinds(foldedTokens(folded));
  const isWork = found.kinds.has("volunteer") && namesWorkAlone(folded);
  return { ...found, kind: isWork ? "experience" : order.find((kind) => found.kinds.has(kind)) };
}

const conjunction = new RegExp(`\\s+(?:${andPattern}|&|\\+)\\s+|\\s*[,/]\\s*`, "u");

/** In one of its parts: "work and volunteering", and not "voluntary work". */
const namesWorkAlone = (folded: string): boolean =>
  folded.split(conjunction).some((part) => {
    const { kinds } = spacedKinds(foldedTokens(part));
    return kinds.has("experience") && !kinds.has("volunteer");
  });

/** "Interessen", "hobbies and travel": in one of its words. */
export const namesInterests = (folded: string): boolean => interestWords.isIn(folded);

export const namesVolunteering = (folded: string): boolean => tables.get("volunteer")?.isIn(folded) === true;

interface FoundKinds {
  kinds: Set<NamedKind>;
  known: number;
  unknown: number;
}

/** "Academic appointments" are work, "academic awards" awards: only where nothing else is named it is of studies. */
const academic = /^a[ck]ad/u;

function spacedKinds(tokens: string[]): FoundKinds {
  const found: FoundKinds = { kinds: new Set(), known: 0, unknown: 0 };
  // Adjectives come last, to see what else is named.
  for (const token of [...tokens].sort((a, b) => Number(academic.test(a)) - Number(academic.test(b)))) {
    const named = order.filter((kind) => tables.get(kind)?.hasToken(token));
    // "Weiterbildung" is a "Bildung" too.
    const kinds = named.includes("training") ? named.filter((kind) => kind !== "education") : named;
    if (found.kinds.size === 0 || !academic.test(token)) for (const kind of kinds) found.kinds.add(kind);
    if (kinds.length > 0) found.known += 1;
    else if (!fillers.hasToken(token)) found.unknown += 1;
  }
  return found;
}

/** The longest words from left to right. */
function unspacedKinds(folded: string): FoundKinds {
  const found: FoundKinds = { kinds: new Set(), known: 0, unknown: 0 };
  let rest = folded.replace(/[^\p{L}\p{N}]+/gu, "");
  while (rest !== "") {
    const lengths = order.map((kind): [NamedKind, number] => [kind, tables.get(kind)?.lengthAtStart(rest) ?? 0]);
    const longest = Math.max(...lengths.map(([, length]) => length));
    const filler = fillers.lengthAtStart(rest);
    if (longest > 0 && longest >= filler) {
      for (const [kind, length] of lengths) if (length === longest) found.kinds.add(kind);
      found.known += 1;
    } else if (filler === 0) found.unknown += 1;
    rest = rest.slice(Math.max(longest, filler, 1));
  }
  return found;
}
