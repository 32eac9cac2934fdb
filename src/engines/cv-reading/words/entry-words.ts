import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { commonOccupations, namesJob } from "../../text/text.ts";
import { foldedTokens, isUnspaced, wordTable } from "./word-table.ts";

/** Heads of titles in the languages that the product's own lists lack. */
const titles =
  wordTable(`governor trustee vicar rector curate chaplain minister priest ambassador mayor councillor commissioner controller planner buyer grower skipper pharmacist optician therapist engineer* manager* consultant* specialist* executive* officer head chief lead vp ceo cto cfo coo cmo intern trainee fellow dean chair principal strategist advocate evangelist producer inspector instructor
  presenter moderator curator steward stewardess attendant helper labourer laborer crew captain sergeant lieutenant apprentice adviser advisor advocate bookseller brewer caretaker caterer counsellor counselor courier deputy
  freelance freelancer handyman host hostess keeper porter postdoc researcher resident superintendent tutor upholsterer warden maker hygienist radiographer stylist beautician estimator surveyor analyst dispatcher
  *ingenieur *ingenieurin *leiter *leiterin *leitung *berater *beraterin *referent *referentin *kraft *assistenz *assistent *assistentin *techniker *technikerin *meister *meisterin *mechaniker *entwickler *entwicklerin *pfleger *pflegerin *schwester *lehrer *lehrerin *fahrer *fahrerin *mann *frau *arbeiter *arbeiterin *helfer *helferin *verkaufer *verkauferin *koch *kochin *planer *planerin *hilfe *helfer azubi auszubildend* werkstudent* praktikant* volontar volontarin doktorand* hilfskraft mitarbeiter* inhaber* fachangestellte* angestellte* beauftragte* sekretar* dozent* bauleit*
  responsable* charge* chef* directeur* directrice* assistant* stagiaire* apprenti* conseill* technicien* ingenieur* enseignant* aide agent agente agents gestionnaire* animateur* animatrice* coordinateur* coordinatrice* formateur* formatrice* secretaire* ouvrier* ouvriere* cuisinier* plongeur* hote hotesse educateur* educatrice* juriste* redacteur* redactrice* commercial commerciale auxiliaire* preparateur* magasinier*
  ingenier* jefe* jefa* director* tecnic* analista* consultor* coordinador* encargad* gerente* asistente* auxiliar* profesor* docente* maestr* enfermer* dependient* operari* monitor monitora becari* practicas responsable administrativ* camarer* cociner* conductor* recepcionista* abogad* arquitect* disenador* programador* limpiador* ayudante*
  engenheir* gerente* diretor* tecnic* analista* consultor* coordenador* encarregad* assistente* auxiliar* professor* enfermeir* vendedor* operador* estagiari* supervisor* motorista* cozinheir* advogad* contador* desenvolvedor* recepcionista* secretari* formador* educador* ajudante* chefe* farmaceutic* fisioterapeuta*
  ingegner* responsabile* direttor* direttrice* tecnic* analista* consulent* coordinator* assistent* addett* impiegat* insegnant* docente* infermier* commess* operai* operatore* operatrice* stagista* tirocinant* camerier* cuoc* cuoca autist* segretari* contabil* sviluppator* progettist* educator* educatrice* capo caporeparto capoturno capocantiere magazzinier* praticante* receptionist* magazziniere*
  ingenieur* medewerk* *medewerker *medewerkster *voorman manager* adviseur* coordinator* directeur* docent* leraar* lerares* verpleegkundig* verzorgend* verkoper* verkoopster* stagiair* monteur* chauffeur* kok kokkin begeleider* consulent* ontwikkelaar* beheerder* hoofd teamleider* assistent* administratief* boekhoud* ambtenaar* kassamedewerk*
  inzynier* kierowni* specjalist* analityk* konsultant* koordynator* dyrektor* asystent* nauczyciel* pielegniar* sprzedaw* operator* stazyst* praktykant* kierow* kucharz* kelner* ksiegow* programist* mechanik* referent* pracownik pracownica doradc* przedstawiciel* monter* technolog lekarz* farmaceut* magazynier* recepcjonist* opiekun* sekretar* mlodsz* starsz* brygadzist*
  инженер* менеджер* специалист* аналитик* консультант* координатор* директор* ассистент* учител* преподавател* медсестр* продав* оператор* стажер* стажёр* практикант* водител* повар* официант* бухгалтер* программист* разработчик* механик* руковод* начальник* администратор* секретар* врач* юрист* экономист* мастер мастера монтаж* техник заместител* ведущ* старш* младш* главн* дизайнер* маркетолог* переводчик* редактор* журналист* кладовщик* логист* товаровед* электрик* слесар* воспитател* сотрудник*
  інженер* менеджер* спеціаліст* фахів* аналітик* консультант* координатор* директор* асистент* вчител* викладач* медсестр* медична* продав* оператор* стажист* стажер* практикант* водій* водія кухар* офіціант* бухгалтер* програміст* розробни* механік* керівник* начальник* адміністратор* секретар* лікар* юрист* економіст* майстер технік заступник* провідн* старш* молодш* головн* дизайнер* маркетолог* перекладач* редактор* журналіст* комірник* логіст* електрик* вихователь*
  inzenyr* manazer* manager* specialist* analytik* konzultant* koordinator* reditel* asistent* ucitel* sestra prodavac* operator* stazist* praktikant* ridic* kuchar* cisnik* servirka ucetni programator* vyvojar* mechanik* vedouci* vedouc* administrator* referent* lekar* pravnik* technik technicka mistr* skladnik* recepcni* obchodni* pracovnik* pracovnice* pecovatel* elektrikar* zastupce*
  工程师 經理 经理 主管 专员 專員 助理 总监 總監 顾问 分析师 设计师 教师 老师 护士 医生 会计 销售 实习生 研究员 主任 负责人 开发 程序员 厨师 司机 代表 编辑 翻译 律师 总经理 董事 组长 科员 店长 护师 药师 班主任 讲师 教授 文员 秘书 出纳 技术员 操作员 客服
  エンジニア マネージャー 主任 部長 課長 係長 担当 店長 教員 看護師 医師 会計 営業 デザイナー 開発 研究員 アシスタント スタッフ リーダー コンサルタント 講師 教諭 薬剤師 介護 事務 プログラマー 職員 社員 アルバイト 料理人 調理 運転手 編集 通訳 翻訳 販売員 経理
  엔지니어 매니저 과장 대리 부장 사원 팀장 주임 차장 이사 대표 개발자 디자이너 연구원 교사 간호사 의사 회계 영업 인턴 강사 교수 조교 기획자 분석가 컨설턴트 요리사 기사 상담사 직원 담당 실장 원장 책임 선임 마케터 점장 약사
  مهندس مدير محلل اخصائي مستشار مشرف معلم مدرس ممرض ممرضه طبيب محاسب مندوب مساعد متدرب سائق طباخ طاهي موظف منسق رئيس مبرمج مطور مصمم فني باحث كاتب محامي سكرتير امين صيدلي استاذ نادل مسوول مسؤول مترجم صحفي نائب
  كارشناس كارمند سرپرست معاون برنامه حسابدار پرستار پزشك دبير آموزگار منشي فروشنده كارآموز كارگر تكنسين توسعه طراح راننده آشپز مربي وكيل مسئول تحليلگر مشاور پژوهشگر مترجم
  מהנדס מהנדסת מנהל מנהלת יועץ יועצת מורה אח אחות רופא רופאה רואה חשבון חשבת מזכיר מזכירה מפתח מפתחת מעצב מעצבת אנליסט אנליסטית רכז רכזת עוזר עוזרת מתמחה נהג טבח טבחית מלצר מלצרית מוכר מוכרת טכנאי ראש סמנכ״ל מנכ״ל מתכנת מתכנתת מדריך מדריכה סוהר עובד עובדת חוקר חוקרת עורך עורכת סגן סגנית
  अभियंता इंजीनियर प्रबंधक मैनेजर अधिकारी शिक्षक शिक्षिका अध्यापक अध्यापिका नर्स डॉक्टर चिकित्सक लेखाकार सहायक लिपिक विश्लेषक सलाहकार निदेशक पर्यवेक्षक ड्राइवर चालक रसोइया कार्यकारी विकासकर्ता डेवलपर डिज़ाइनर प्रशिक्षु प्राध्यापक पत्रकार विक्रेता इलेक्ट्रीशियन तकनीशियन समन्वयक प्रमुख`);

const occupationNames = new Set(
  commonOccupations.flatMap(({ names }) => names.map(({ name }) => foldedTokens(foldText(name)).join(" "))),
);
const longestName = 4;

export const namesTitle = (text: string, folded: string): boolean =>
  namesJob(text) || titles.isIn(folded) || namesOccupation(foldedTokens(folded));

/** Whole names: "sociale" alone is of no "assistante sociale". */
function namesOccupation(words: string[]): boolean {
  return words.some((_, start) =>
    Array.from({ length: longestName }, (_none, more) => words.slice(start, start + more + 1).join(" ")).some((name) =>
      occupationNames.has(name),
    ),
  );
}

const companies =
  wordTable(`self selbstandig* freiberuflich* autonomo autonoma independant* coop* gmbh ggmbh ag kg kgaa ohg ug gbr inc inc. llc llp ltd ltda lda eireli limited plc corp corporation company companies group gruppe holding holdings sa sas sarl sasu sl slu srl spa bv nv ab oy oyj as asa aps pty pvt pte sro spol zoo kft
  hospital* klinik* klinikum krankenhaus hopital clinic* clinica clinique bank banque banco banca agency agentur agence ministry ministere ministerio council stadt technologies solutions systems services software consulting industries foundation stiftung fondation fundacion fundacja
  association asociacion associazione verein restaurant* hotel* airlines logistics partners media museum* laboratories laboratory labs studio* ventures capital enterprises international global networks motors pharma pharmaceuticals energy bakery farm supermarket* store* shop warehouse court church theatre theater
  ооо оао зао ао пао ип тов фоп компани* компані* завод* фабрик* банк* больниц* поликлиник* лікарн* поліклінік* фонд* агентств* центр* институт* інститут* студи* студі* магазин* ресторан* гостиниц* готель* групп* група холдинг*
  *bedrijf *bedrijven szpital* przychodnia fabryka zaklad* przedsiebiorstwo spolka biuro firma sklep urzad restauracja nemocnice poliklinika tovarna podnik urad spolecnost ziekenhuis gemeente bedrijf winkel ospedale comune azienda negozio farmacia ristorante empresa hospital prefeitura ayuntamiento
  公司 集团 集團 有限公司 银行 医院 醫院 研究院 研究所 事务所 工厂 酒店 出版社 中心 株式会社 有限会社 合同会社 会社 病院 銀行 財団 協会 製作所 工業 法人 주식회사 유한회사 병원 은행 재단 그룹 센터 협회 연구소 호텔
  شركه مستشفي بنك مصرف مؤسسه وزاره مجموعه مركز مصنع فندق مطعم مكتب هيئه جمعيه شركت بيمارستان بانك سازمان كارخانه موسسه درمانگاه هتل رستوران
  חברת חברה בע״מ בע"מ בית-חולים בנק עיריית משרד קבוצת מרכז מלון מסעדת עמותת मंत्रालय कंपनी लिमिटेड अस्पताल बैंक समूह संस्थान फाउंडेशन होटल प्राइवेट`);

const companyForms =
  /(?:株式会社|\(株\)|（株）|\(주\)|㈜|s\.\s?r\.\s?[lo]\.|s\.\s?n\.\s?c\.|s\.\s?a\.\s?s\.|sp\.\s?z\s?o\.\s?o|a\.\s?s\.|s\.\s?a\.|s\.\s?p\.\s?a\.|s\.\s?l\.|b\.\s?v\.|& co\b|«[^»]+»|בע["״]מ|e\.\s?v\.|«|„)/u;

const schools =
  wordTable(`universit* universidad universidade universita universiteit uniwersytet* université univerzit* university's college* school* hochschule* fachhochschule* *schule *schulen *hochschule *akademie institut* academy academi* akademi* ecole* escuela* escola* colegio* instituto* istituto* politecnic* polytechnic* polytech* politechnik* gymnasium gymnazium* lycee* liceo* lyceum faculty facultad faculdade fakultat conservator* konservator* seminary iut tu fh eth lmu rwth ucla ucl lse epfl htl kth insead iit nit
  szkol* uczelni* technikum liceum wyzsz* университет* институт* академи* школ* колледж* техникум* лицей* гимнази* училищ* вуз університет* інститут* академі* школ* коледж* технікум* ліцей* гімназі* училищ* vysoka skola stredni zakladni fakulta ucilist* technika hogeschool* roc scholengemeenschap
  大学 大學 学院 學院 学校 中学 高中 职业技术 高校 高等学校 専門学校 大学院 短期大学 高専 小学校 学部 대학교 대학원 대학 고등학교 학교 전문대
  جامعه كليه معهد مدرسه ثانويه اكاديميه دانشگاه دانشكده دبيرستان هنرستان موسسه-آموزش אוניברסיטת אוניברסיטה מכללת מכללה טכניון תיכון בית-ספר אקדמית המכללה विश्वविद्यालय महाविद्यालय विद्यालय कॉलेज संस्थान स्कूल यूनिवर्सिटी`);

const degrees =
  wordTable(`bachelor* master master's masters mba phd ph.d dphil md jd llb llm bsc msc ba ma bs ms beng meng bed med btech mtech bcom mcom bfa mfa bba bca mca doctorate doctor diploma* diplom* associate magister* staatsexamen abitur fachabitur fachhochschulreife hochschulreife reife realschulabschluss hauptschulabschluss schulabschluss abschluss ausbildung lehre gesellenbrief meisterbrief promotion examen
  licence license maitrise doctorat baccalaureat bac bts dut cap bep deug deust licenciatura* licenciad* grado master maestria doctorado bachillerato tecnico graduado ingenieria titulo fp bacharel* mestrado doutorado doutoramento graduacao pos-graduacao tecnologo ensino laurea* dottorato maturita diplomi master's degree degrees certificate gcse gcses a-level a-levels ged hnd hnc nvq btec honours hons
  licencjat* inzynier* mgr inz lic dr doktor* matura habilitacj* бакалавр* магистр* специалист* диплом* аспирант* кандидат* доктор* среднее высшее магістр* спеціаліст* молодший кандидат доктор повна вища bc bc. mgr. ing. ing phdr bakalar* magistr* inzenyrsk* vyucni maturitni hbo wo mbo havo vwo vmbo propedeuse doctoraal
  本科 学士 硕士 博士 大专 专科 研究生 高中 中专 學士 碩士 修士 卒業 入学 修了 学位 학사 석사 박사 졸업 전공 학위
  بكالوريوس ماجستير دكتوراه دبلوم ليسانس ثانويه كارشناسي ارشد دكتري دكترا كارداني ديپلم تואר ראשון שני דוקטורט בגרות תעודת תואר הנדסאי स्नातक स्नातकोत्तर परास्नातक बी.ए एम.ए बी.एससी डिप्लोमा डॉक्टरेट पीएचडी इंटरमीडिएट हाईस्कूल बी.टेक`);
const dottedDegrees =
  /(?<![\p{L}])(?:[bm]\.\s?(?:sc|a|s|eng|ed|tech|com|f\.?\s?a|phil|b\.?\s?a)|ph\.\s?d|ll\.\s?[bm]|m\.\s?d|dipl\.|a-levels?|d\.?e\.?[as])(?![\p{L}])/u;

export const namesCompany = (folded: string): boolean => companies.isIn(folded) || companyForms.test(folded);
export const namesSchool = (folded: string): boolean => schools.isIn(folded);
export const namesDegree = (folded: string): boolean => degrees.isIn(folded) || dottedDegrees.test(folded);

const gradeLabels =
  /^[\s•·-]*(?:(?:final |overall |cumulative )?(?:c?gpa|grade|grades|percentage|marks|average|score|result|classification)|(?:abschluss|gesamt|durchschnitts)?note[n]?|notendurchschnitt|mention|moyenne|nota(?: media| final| de corte)?|promedio|media|classificacao|voto|votazione|cijfer|eindcijfer|ocena|srednia|оценка|средний балл|середній бал|оцінка|prumer|绩点|平均分|成绩|学점|학점|평점|المعدل|معدل|التقدير|ממוצע|अंक|प्रतिशत|ग्रेड)(?=\P{L})\s*[:：]?\s*/u;

/** How many characters of the folded text label a grade; 0 when it names none. */
export const gradeLabelLength = (folded: string): number => gradeLabels.exec(folded)?.[0].length ?? 0;

export const namesGradeAlone = (folded: string): boolean =>
  isUnspaced(folded)
    ? false
    : /^(?:\d[.,]\d{1,2}(?:\s?\/\s?\d+(?:[.,]\d+)?)?|\d{2,3}(?:[.,]\d+)?\s?%|first class(?: honou?rs)?|(?:magna |summa )?cum laude|\d{1,3}\/\d{2,3}(?: e lode)?)$/u.test(
        folded.trim(),
      );
