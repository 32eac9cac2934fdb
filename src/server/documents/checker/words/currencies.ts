/** The writing that is compared, and what else can mean nothing but the same money. Of "dollars" alone the US ones are meant. */
const currencies = `
€|eur|euro|euros
£|gbp|pounds sterling|pound sterling|british pounds
$|usd|dollar|dollars|us dollars|us dollar|united states dollars
aud|australian dollars|australian dollar
cad
nzd|new_zealand dollars
sgd|singapore dollars|singapore dollar
hkd|hong kong dollars
nok|norwegian kroner|norwegian krone|norwegian crowns
sek|swedish kronor|swedish krona|swedish crowns|kronor
dkk|danish kroner|danish krone|danish crowns
isk|icelandic krónur|icelandic króna|icelandic krona
czk|czech crowns|czech koruna|czech korunas|czech koruny|korun|kč
huf|hungarian forints|forints|forint
chf|swiss francs|swiss franc
zł|pln|zloty|złoty|zlotys|złotys|zloties|polish zloty|polish złoty|polish zlotys
ron|romanian lei|romanian leu
bgn|bulgarian leva|bulgarian lev|leva
₺|turkish lira|turkish liras
₹|inr|indian rupees|indian rupee
pkr|pakistani rupees|pakistani rupee
lkr|sri lankan rupees|sri lankan rupee
npr|nepalese rupees|nepali rupees
jpy|japanese yen|yen
cny|rmb|renminbi|chinese yuan|yuan
₩|krw|south korean won|korean won
zar|south african rand|south african rands|rand|rands
ngn|₦|nigerian naira|nigerian nairas|naira|nairas
ghs|ghanaian cedis|ghana cedis|cedis
kes|ksh|kenyan shillings|kenyan shilling
ugx|ugandan shillings|ugandan shilling
tzs|tanzanian shillings|tanzanian shilling
aed|uae dirhams|uae dirham|emirati dirhams
sar|saudi riyals|saudi riyal
qar|qatari riyals|qatari riyal
ils|₪|israeli shekels|israeli new shekels|shekels
brl|brazilian reais|brazilian real|brazilian reals|reais
mxn|mexican pesos|mexican peso
clp|chilean pesos|chilean peso
ars|argentine pesos|argentine peso|argentinian pesos
₱|philippine pesos|philippine peso
myr|rm|malaysian ringgit|malaysian ringgits|ringgit|ringgits
thb|฿|thai baht|baht
idr|indonesian rupiah|indonesian rupiahs|rupiah|rupiahs
₫|vnd|vietnamese dong|vietnamese đồng
₴|uah|ukrainian hryvnia|ukrainian hryvnias|hryvnia|hryvnias
rub|₽|russian roubles|russian rubles|roubles|rubles
`;

export const currencyWritings: string[][] = currencies
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

/** Names that several countries give to their money: what is held in one of these may be told by its name, never the other way round. */
export const sharedNames: ReadonlyMap<string, readonly string[]> = new Map(
  `kroner nok dkk|krone nok dkk|krona sek isk|crowns nok sek dkk czk|rupees ₹ pkr lkr npr|francs chf|shillings kes ugx tzs|dirhams aed
pesos mxn clp ars ₱|riyals sar qar|lei ron|lira ₺|liras ₺|pounds £`
    .split(/[|\n]/)
    .map((line) => line.split(" "))
    .map(([name = "", ...held]) => [name, held]),
);

/** How a sign or a code is written before or behind its amount. */
export const currencyMarks: ReadonlySet<string> = new Set([
  ...currencyWritings.flat().filter((mark) => /^(?:\p{Sc}|[a-z]{3}|zł|kč|rm)$/u.test(mark)),
  "¥",
  "try",
]);

const names = new Set([...currencyWritings.map(([first = ""]) => first), ...sharedNames.keys(), "¥"]);

/** Whether a word, as it is compared, names money. */
export const isCurrency = (word: string) => names.has(word);
