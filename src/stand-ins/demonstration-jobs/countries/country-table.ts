export const countryTable = `
@ DE | de | 14 | EUR | 46000 | 28000 | YEAR | MONTH | 0.9 | German at B2 level, or B1 and a course with us
states: Bavaria = Bayern | Saxony = Sachsen | Hesse = Hessen | North Rhine-Westphalia = Nordrhein-Westfalen, NRW | Lower Saxony = Niedersachsen
cities: Berlin, Berlin, 52.52, 13.405 | Hamburg, Hamburg, 53.5511, 9.9937 | Munich, Bavaria, 48.1372, 11.5756, =München, Muenchen | Nuremberg, Bavaria, 49.4521, 11.0767, =Nürnberg, Nuernberg | Augsburg, Bavaria, 48.3705, 10.8978 | Cologne, North Rhine-Westphalia, 50.9375, 6.9603, =Köln, Koeln | Düsseldorf, North Rhine-Westphalia, 51.2277, 6.7735, Duesseldorf | Dortmund, North Rhine-Westphalia, 51.5136, 7.4653 | Frankfurt am Main, Hesse, 50.1109, 8.6821, Frankfurt | Kassel, Hesse, 51.3127, 9.4797 | Stuttgart, Baden-Württemberg, 48.7758, 9.1829 | Freiburg, Baden-Württemberg, 47.999, 7.8421, Freiburg im Breisgau | Leipzig, Saxony, 51.3397, 12.3731 | Dresden, Saxony, 51.0504, 13.7373 | Hanover, Lower Saxony, 52.3759, 9.732, =Hannover
stems: Lindenau | Brinkhorst | Osterwald | Harkental | Wiesengrund | Falkenried | Tannhof | Mühlacker | Rosenfurt | Kronbach | Eichental | Nordufer | Sommerfeldt | Altenbruch
forms: GmbH | GmbH | AG | gGmbH | GmbH & Co. KG
give: 30 days of annual leave | Deutschlandticket or job bike | Employer's contribution to the company pension | Christmas and holiday bonus | A permanent contract from the start | Collective pay agreement
@ NL | nl | 6 | EUR | 44000 | 29000 | MONTH | MONTH | 0.85 | Dutch at B1 level, or the wish to get there
states: North Holland = Noord-Holland | South Holland = Zuid-Holland | North Brabant = Noord-Brabant
cities: Amsterdam, North Holland, 52.3676, 4.9041 | Haarlem, North Holland, 52.3874, 4.6462 | Rotterdam, South Holland, 51.9244, 4.4777 | The Hague, South Holland, 52.0705, 4.3007, =Den Haag | Utrecht, Utrecht, 52.0907, 5.1214 | Eindhoven, North Brabant, 51.4416, 5.4697 | Groningen, Groningen, 53.2194, 6.5665
stems: Waterhoek | Zonnewei | Lindermeer | Oosterdam | Brouwstraat | Veldkant | Noorderhof | Duinwijk | Molenbeek Oost | Kastanjelaan | Rietveer | Polderlicht
forms: B.V. | B.V. | N.V. | Groep
give: 8 % holiday allowance | 25 days of leave | Travel costs or an OV season ticket | Good pension scheme | Contribution to working from home | Thirteenth month
@ PL | pl | 7 | PLN | 96000 | 58000 | MONTH | MONTH | 1.1 | Polish for everyday work
states: Masovia = Mazowieckie, Mazovia | Lesser Poland = Małopolskie | Lower Silesia = Dolnośląskie | Pomerania = Pomorskie | Greater Poland = Wielkopolskie | Łódź = Łódzkie | Silesia = Śląskie
cities: Warsaw, Masovia, 52.2297, 21.0122, =Warszawa | Kraków, Lesser Poland, 50.0647, 19.945, Cracow | Wrocław, Lower Silesia, 51.1079, 17.0385, Breslau | Gdańsk, Pomerania, 54.352, 18.6466 | Poznań, Greater Poland, 52.4064, 16.9252 | Łódź, Łódź, 51.7592, 19.456 | Katowice, Silesia, 50.2649, 19.0238
stems: Zielonka | Brzozów | Lipowa | Jasny Dwór | Kalinowy | Nadrzecze | Wierzbno | Modrzew | Stary Młyn | Słonecznik | Borowik | Leszczyna
forms: Sp. z o.o. | Sp. z o.o. | S.A.
give: 26 days of leave | Private medical care | MultiSport card | Employment contract (umowa o pracę) | Group life insurance | Christmas bonus
@ GB | en | 13 | GBP | 36000 | 25400 | YEAR | HOUR | 1 | 
states: Wales = Cymru
cities: London, England, 51.5074, -0.1278 | Manchester, England, 53.4808, -2.2426 | Birmingham, England, 52.4862, -1.8904 | Leeds, England, 53.8008, -1.5491 | Bristol, England, 51.4545, -2.5879 | Newcastle upon Tyne, England, 54.9783, -1.6178, Newcastle | Norwich, England, 52.6309, 1.2974 | Edinburgh, Scotland, 55.9533, -3.1883 | Glasgow, Scotland, 55.8642, -4.2518 | Cardiff, Wales, 51.4816, -3.1791, Caerdydd | Belfast, Northern Ireland, 54.5973, -5.9301
stems: Alderwick | Brinmoor | Calderhythe | Fernleigh | Hartsmere | Kingsbourne Vale | Marlowfield | Oakhampton Row | Penhallow | Ravensgill | Thornaby Lane | Wexcombe | Yarrowdale | Ashbeck
forms: Ltd | Ltd | plc | & Co. | Group
give: 28 days of holiday plus bank holidays | Pension with 6 % from us | Cycle to Work scheme | Enhanced parental leave | Employee assistance programme | Season ticket loan
@ FR | fr | 10 | EUR | 35000 | 22000 | YEAR | MONTH | 0.85 | French at B2 level
states: Île-de-France = Paris region | Provence-Alpes-Côte d'Azur = PACA | Brittany = Bretagne | Occitanie = Occitania
cities: Paris, Île-de-France, 48.8566, 2.3522 | Versailles, Île-de-France, 48.8014, 2.1301 | Lyon, Auvergne-Rhône-Alpes, 45.764, 4.8357, Lyons | Grenoble, Auvergne-Rhône-Alpes, 45.1885, 5.7245 | Marseille, Provence-Alpes-Côte d'Azur, 43.2965, 5.3698, Marseilles | Nice, Provence-Alpes-Côte d'Azur, 43.7102, 7.262 | Toulouse, Occitanie, 43.6047, 1.4442 | Montpellier, Occitanie, 43.6108, 3.8767 | Nantes, Pays de la Loire, 47.2184, -1.5536 | Rennes, Brittany, 48.1173, -1.6778 | Bordeaux, Nouvelle-Aquitaine, 44.8378, -0.5792 | Lille, Hauts-de-France, 50.6292, 3.0573 | Strasbourg, Grand Est, 48.5734, 7.7521
stems: Bellerive | Montclairet | Les Tilleuls | Valombreuse | Saint-Aurélien | Clairfontaine | Beauregard-Nord | La Garenne | Rochemaure | Grandpré | Aubépine | Maison Delorme-Vial
forms: SAS | SARL | SA | SCOP
give: Meal vouchers, 60 % paid by us | Supplementary health cover (mutuelle) | RTT days | Half of your public transport pass | Profit sharing | Thirteenth month
@ ES | es | 8 | EUR | 27000 | 16600 | YEAR | YEAR | 0.9 | Spanish at B2 level
states: Catalonia = Cataluña, Catalunya | Andalusia = Andalucía | Community of Madrid = Comunidad de Madrid | Valencian Community = Comunidad Valenciana | Basque Country = País Vasco, Euskadi | Aragon = Aragón
cities: Madrid, Community of Madrid, 40.4168, -3.7038 | Barcelona, Catalonia, 41.3874, 2.1686 | Girona, Catalonia, 41.9794, 2.8214, Gerona | Valencia, Valencian Community, 39.4699, -0.3763 | Alicante, Valencian Community, 38.3452, -0.481 | Seville, Andalusia, 37.3891, -5.9845, =Sevilla | Málaga, Andalusia, 36.7213, -4.4214 | Bilbao, Basque Country, 43.263, -2.935 | Zaragoza, Aragon, 41.6488, -0.8891, Saragossa
stems: Olivares del Sol | Monteclaro | Ribera Alta | Los Almendros | Puerto Sereno | Valdeflores | Cantalobos | Torre Blanca | Encinar | Salinas Nuevas | Arcoverde | Jacaranda
forms: S.L. | S.L. | S.A. | Grupo
give: 23 working days of holiday | Continuous working day in summer | Fourteen payments a year | Private health insurance | Restaurant card | Permanent contract
@ US | en | 16 | USD | 60000 | 33000 | YEAR | HOUR | 1.15 | 
states: New York = NY | California = CA | Texas = TX | Illinois = IL | Washington = WA, Washington State | Massachusetts = MA | Georgia = GA | Colorado = CO | Florida = FL | Ohio = OH
cities: New York, New York, 40.7128, -74.006, New York City, NYC | Buffalo, New York, 42.8864, -78.8784 | Los Angeles, California, 34.0522, -118.2437, LA | San Francisco, California, 37.7749, -122.4194, SF | Oakland, California, 37.8044, -122.2712 | Sacramento, California, 38.5816, -121.4944 | Austin, Texas, 30.2672, -97.7431 | Houston, Texas, 29.7604, -95.3698 | Dallas, Texas, 32.7767, -96.797 | Chicago, Illinois, 41.8781, -87.6298 | Seattle, Washington, 47.6062, -122.3321 | Boston, Massachusetts, 42.3601, -71.0589 | Atlanta, Georgia, 33.749, -84.388 | Denver, Colorado, 39.7392, -104.9903 | Miami, Florida, 25.7617, -80.1918 | Columbus, Ohio, 39.9612, -82.9988
stems: Blue Harrow | Cedar Notch | Granite Fork | Harborlight | Juniper Bend | Lakemont | Mesa Verita | Northpine | Prairie Gate | Redtail Creek | Silverbirch | Tallgrass | Westerly Point | Copperline
forms: Inc. | LLC | Inc. | Group
give: Medical, dental and vision from day one | 401(k) with a 4 % match | 20 days of paid time off and 10 holidays | Paid parental leave of 14 weeks | Commuter benefits | Health savings account
@ CA | en fr:Quebec | 8 | CAD | 62000 | 36000 | YEAR | HOUR | 1 | 
states: Quebec = Québec, QC | Ontario = ON | British Columbia = BC | Alberta = AB
cities: Toronto, Ontario, 43.6532, -79.3832 | Ottawa, Ontario, 45.4215, -75.6972 | Hamilton, Ontario, 43.2557, -79.8711 | Montreal, Quebec, 45.5019, -73.5674, =Montréal | Quebec City, Quebec, 46.8139, -71.208, =Québec | Vancouver, British Columbia, 49.2827, -123.1207 | Calgary, Alberta, 51.0447, -114.0719 | Halifax, Nova Scotia, 44.6488, -63.5752 | Winnipeg, Manitoba, 49.8951, -97.1384
stems: Birchwater | Loonhaven | Maplestead | Northern Spruce | Otter Bay | Redcedar | Rivermeet | Snowberry | Stonegull | Tamarack Hill | Wildrye | Foxglove Harbour
forms: Inc. | Ltd. | Group | Corp.
give: Extended health and dental | RRSP matching up to 5 % | Four weeks of vacation | Parental leave top-up | Personal days | Transit subsidy
@ BR | pt | 6 | BRL | 42000 | 19500 | MONTH | MONTH | 1.3 | Portuguese for everyday work
states: São Paulo = SP | Rio de Janeiro = RJ | Minas Gerais = MG | Paraná = PR
cities: São Paulo, São Paulo, -23.5558, -46.6396 | Campinas, São Paulo, -22.9099, -47.0626 | Rio de Janeiro, Rio de Janeiro, -22.9068, -43.1729 | Belo Horizonte, Minas Gerais, -19.9167, -43.9345 | Curitiba, Paraná, -25.4284, -49.2733 | Porto Alegre, Rio Grande do Sul, -30.0346, -51.2177 | Recife, Pernambuco, -8.0476, -34.877
stems: Ipê Dourado | Serra Mansa | Vale Claro | Rio Sereno | Jequitibá | Morada Nova | Campo Largo Sul | Araçá | Pedra Lisa | Horizonte Verde | Manacá | Sabiá
forms: Ltda. | Ltda. | S.A.
give: Meal and food vouchers | Health and dental plan | Transport voucher | Thirteenth salary | Gympass | Day off on your birthday
@ IN | en | 9 | INR | 480000 | 200000 | YEAR | MONTH | 1.5 | English; Hindi or the state's language helps
states: Delhi = NCT of Delhi | Tamil Nadu = Tamilnadu
cities: Bengaluru, Karnataka, 12.9716, 77.5946, Bangalore | Mumbai, Maharashtra, 19.076, 72.8777, Bombay | Pune, Maharashtra, 18.5204, 73.8567, Poona | New Delhi, Delhi, 28.6139, 77.209, Delhi | Hyderabad, Telangana, 17.385, 78.4867 | Chennai, Tamil Nadu, 13.0827, 80.2707, Madras | Coimbatore, Tamil Nadu, 11.0168, 76.9558 | Kolkata, West Bengal, 22.5726, 88.3639, Calcutta | Kochi, Kerala, 9.9312, 76.2673, Cochin
stems: Amaltas | Banyan Court | Chandanvan | Devgiri | Gulmohar | Kaveri Bend | Lotusline | Neelgiri Park | Peepalwood | Saffron Hill | Tulsi Nagar | Vasant Vihan
forms: Pvt. Ltd. | Pvt. Ltd. | Limited | Group
give: Health insurance for the family, parents included | Provident fund and gratuity | Company transport | Subsidised meals | 21 days of paid leave | Yearly bonus
@ AU | en | 7 | AUD | 82000 | 50000 | YEAR | HOUR | 0.9 | 
states: New South Wales = NSW | Victoria = VIC | Queensland = QLD | Western Australia = WA | South Australia = SA | Tasmania = TAS
cities: Sydney, New South Wales, -33.8688, 151.2093 | Wollongong, New South Wales, -34.4278, 150.8931 | Melbourne, Victoria, -37.8136, 144.9631 | Geelong, Victoria, -38.1499, 144.3617 | Brisbane, Queensland, -27.4698, 153.0251 | Perth, Western Australia, -31.9523, 115.8613 | Adelaide, South Australia, -34.9285, 138.6007 | Hobart, Tasmania, -42.8821, 147.3272
stems: Bluegum | Coolabah Ridge | Driftline | Eastern Wattle | Gullwing Bay | Ironbark Flat | Kurrajong | Mallee Point | Paperbark | Saltbush | Southerly | Yarran Creek
forms: Pty Ltd | Pty Ltd | Group | Services
give: 12 % superannuation | Four weeks of leave with 17.5 % loading | Salary packaging | Paid parental leave | Rostered day off each month | Penalty rates paid in full
@ JP | en | 6 | JPY | 4400000 | 2300000 | YEAR | MONTH | 0.9 | Japanese at JLPT N3 level or higher
states: Tokyo = 東京都 | Osaka = 大阪府 | Kyoto = 京都府 | Aichi = 愛知県 | Fukuoka = 福岡県 | Hokkaido = 北海道 | Kanagawa = 神奈川県
cities: Tokyo, Tokyo, 35.6762, 139.6503, 東京 | Yokohama, Kanagawa, 35.4437, 139.638, 横浜 | Osaka, Osaka, 34.6937, 135.5023, 大阪 | Kyoto, Kyoto, 35.0116, 135.7681, 京都 | Nagoya, Aichi, 35.1815, 136.9066, 名古屋 | Fukuoka, Fukuoka, 33.5904, 130.4017, 福岡 | Sapporo, Hokkaido, 43.0618, 141.3545, 札幌
stems: Aozora Lane | Hinokawa | Kazemori | Minatosora | Momijidai | Nagisano | Sakurabashi | Shirokumo | Takegawa | Tsukimidai | Umehara | Yamabuki
forms: K.K. | K.K. | Co., Ltd.
give: Bonus twice a year | Commuting costs paid | Social insurance in full | Housing allowance | 120 days off a year | Japanese lessons
@ IT | it | 8 | EUR | 31000 | 18500 | YEAR | MONTH | 0.85 | Italian at B2 level
states: Lombardy = Lombardia | Piedmont = Piemonte | Tuscany = Toscana
cities: Milan, Lombardy, 45.4642, 9.19, =Milano | Rome, Lazio, 41.9028, 12.4964, =Roma | Turin, Piedmont, 45.0703, 7.6869, =Torino | Naples, Campania, 40.8518, 14.2681, =Napoli | Bologna, Emilia-Romagna, 44.4949, 11.3426 | Florence, Tuscany, 43.7696, 11.2558, =Firenze | Verona, Veneto, 45.4384, 10.9916
stems: Pratoverde | Montefiorito | Acquachiara | Valserena | Casaluna | Torrebianca | Rivalta Nuova | Colledoro | Le Querce | San Ginepro
forms: S.r.l. | S.r.l. | S.p.A. | Società Cooperativa
give: Meal vouchers | Fourteenth month | Supplementary health cover | A permanent contract | Paid training | Production bonus
`;
