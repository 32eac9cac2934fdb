import { countryNames } from "./country-words.ts";
import { foldedInPlace } from "./word-table.ts";

const statesOfUsa = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NSW VIC QLD WA UK US UAE USA EU".split(
    " ",
  ),
);

/** Large or often named cities, each as its own people and their neighbours write it. */
const cities = `London Paris Berlin Madrid Barcelona Rome Roma Milan Milano Vienna Wien Zurich Zürich Geneva Genève Genf Basel Bern Lausanne Munich München Hamburg Frankfurt Frankfurt_am_Main Köln Cologne Stuttgart Düsseldorf Dortmund Essen Leipzig Dresden Bremen Hannover Nürnberg Mannheim Karlsruhe Bonn Münster Heidelberg Freiburg Ulm Graz Linz Salzburg Innsbruck
  Lyon Marseille Toulouse Nice Nantes Strasbourg Montpellier Bordeaux Lille Rennes Grenoble Brussels Bruxelles Brussel Antwerp Antwerpen Gent Ghent Liège Luxembourg Amsterdam Rotterdam Utrecht Den_Haag The_Hague Eindhoven Groningen Leiden Delft Tilburg Nijmegen Maastricht
  Valencia Sevilla Seville Zaragoza Málaga Bilbao Granada Murcia Alicante Palma Lisboa Lisbon Porto Coimbra Braga São_Paulo Rio_de_Janeiro Brasília Salvador Fortaleza Belo_Horizonte Curitiba Recife Porto_Alegre Campinas Florianópolis Buenos_Aires Córdoba Rosario Santiago Lima Bogotá Medellín Quito Caracas Mexico_City Ciudad_de_México CDMX Guadalajara Monterrey Montevideo
  Napoli Naples Torino Turin Palermo Genova Bologna Firenze Florence Bari Catania Venezia Venice Verona Padova Trieste Parma Pisa Warsaw Warszawa Kraków Krakow Cracow Łódź Wrocław Poznań Gdańsk Gdynia Szczecin Lublin Katowice Białystok Prague Praha Brno Ostrava Plzeň Olomouc Liberec Bratislava Košice Budapest Bucharest București Sofia Belgrade Zagreb Ljubljana Athens
  Stockholm Göteborg Gothenburg Malmö Uppsala Oslo Bergen Copenhagen København Aarhus Helsinki Espoo Tampere Tallinn Riga Vilnius Dublin Cork Galway Limerick Belfast Edinburgh Glasgow Manchester Birmingham Leeds Liverpool Bristol Sheffield Newcastle Nottingham Leicester Cardiff Cambridge Oxford Brighton Southampton York Reading Bath Exeter
  New_York New_York_City NYC Los_Angeles Chicago Houston Phoenix Philadelphia San_Antonio San_Diego Dallas San_Jose Austin San_Francisco Seattle Denver Boston Washington Washington_D.C. Nashville Detroit Portland Las_Vegas Baltimore Atlanta Miami Minneapolis Oakland Palo_Alto Mountain_View Menlo_Park Sunnyvale Cupertino Toronto Montréal Montreal Vancouver Calgary Ottawa Edmonton Québec Halifax Winnipeg
  Sydney Melbourne Brisbane Perth Adelaide Canberra Auckland Wellington Singapore Hong_Kong Tokyo Osaka Kyoto Yokohama Nagoya Seoul Busan Beijing Shanghai Shenzhen Guangzhou Hangzhou Chengdu Taipei Bangkok Jakarta Manila Kuala_Lumpur Hanoi Delhi New_Delhi Mumbai Bangalore Bengaluru Hyderabad Chennai Kolkata Pune Ahmedabad Jaipur Lucknow Noida Gurgaon Gurugram Karachi Lahore Islamabad Dhaka Colombo Kathmandu
  Dubai Abu_Dhabi Doha Riyadh Jeddah Kuwait Beirut Amman Cairo Alexandria Casablanca Rabat Tunis Algiers Lagos Abuja Nairobi Accra Johannesburg Cape_Town Durban Pretoria Tehran Istanbul Ankara Izmir Tel_Aviv Jerusalem Haifa Moscow Saint_Petersburg Kyiv Kiev Lviv Kharkiv Odesa Minsk Tbilisi Yerevan Baku Almaty Tashkent
  Москва Санкт-Петербург Новосибирск Екатеринбург Казань Нижний_Новгород Челябинск Самара Омск Ростов-на-Дону Уфа Красноярск Пермь Воронеж Волгоград Краснодар Томск Київ Киев Львів Харків Одеса Дніпро Запоріжжя Вінниця Полтава Чернівці Тернопіль Житомир Минск Алматы
  北京 上海 广州 深圳 杭州 成都 武汉 南京 西安 重庆 天津 苏州 长沙 青岛 厦门 北京市 上海市 广州市 深圳市 台北 香港 東京 大阪 京都 横浜 名古屋 福岡 札幌 神戸 仙台 広島 東京都 大阪府 大阪市 横浜市 서울 부산 대구 인천 광주 대전 울산 수원 성남 서울시 서울특별시
  القاهره الاسكندريه الرياض جده دبي ابوظبي الدوحه بيروت عمان دمشق بغداد الكويت تونس الجزائر الدار_البيضاء الرباط تهران مشهد اصفهان شيراز تبريز كرج قم اهواز תל_אביב תל-אביב ירושלים חיפה באר_שבע רמת_גן פתח_תקווה הרצליה नई_दिल्ली दिल्ली मुंबई बेंगलुरु चेन्नई कोलकाता पुणे जयपुर लखनऊ हैदराबाद अहमदाबाद भोपाल इंदौर पटना वाराणसी कानपुर`;

const places = new Set([
  ...cities.split(/\s+/).map((city) => foldedInPlace(city.replaceAll("_", " "))),
  ...countryNames,
  ..."england|scotland|wales|northern ireland|uk|u.k.|usa|u.s.a.|u.s.|uae|holland|the netherlands|czech republic|great britain|bayern|ontario|remote|hybrid|home office|homeoffice|teletravail|remoto|zdalnie|удаленно|удалённо|дистанційно|на удалёнке"
    .split("|")
    .map(foldedInPlace),
  ..."Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming"
    .split("|")
    .map(foldedInPlace),
]);

/** How surely a short text names a place: 3 when it names nothing else, 2 when its last part is a known one, 1 for a first part alone, 0 for neither. */
export function placeEvidence(text: string, folded: string): 0 | 1 | 2 | 3 {
  if (folded.length > 60) return 0;
  if (eastAddress.test(folded.trim())) return 2;
  const parts = folded.split(/[,،、(（/|]| - | – /u).map((part) =>
    part
      .replace(/[)）.]+$/u, "")
      .replace(/^(?:г\. ?|м\. ?|\d{4,6} )|(?: \d{4,6}(?:-\d{4})?)$/gu, "")
      .trim(),
  );
  if (parts.every((part) => places.has(part))) return 3;
  const last = parts.at(-1) ?? "";
  if (places.has(last) || isState(text)) return 2;
  return parts.some((part) => places.has(part)) && parts.length <= 3 ? 1 : 0;
}

/** "東京都杉並区", "浙江省杭州市" */
const eastAddress = /^(?:\p{Script=Han}{2,4}[都道府県省])?\p{Script=Han}{1,5}[市区區郡县縣町村]$/u;

/** "Austin, TX", with or without a ZIP; "Ribeirão Preto/SP" */
const isState = (text: string) =>
  /\p{Ll}\s?[/–-]\s?(?:A[CLPM]|BA|CE|DF|ES|GO|M[AGST]|P[ABREI]|R[JNSOR]|S[CEP]|TO)$/u.test(text) ||
  statesOfUsa.has(/,\s*([A-Z]{2,3})(?:\s+\d{5}(?:-\d{4})?)?\)?\.?$/u.exec(text.trim())?.[1] ?? "");
