/** Names of several words, or written apart, that mean the same in any sentence of a CV: each line begins with the one that is compared. */
const phrases = `
emails|e mails
emailed|e mailed
fulltime|full time
parttime|part time
online shop|online store|web shop|webshop|e shop|internet shop
online shops|online stores|web shops|webshops
web page|webpage
web pages|webpages
database|data base
dataset|data set
datasets|data sets
spreadsheet|spread sheet
stockroom|stock room
storeroom|store room
classroom|class room
fieldwork|field work
frontend|front end
backend|back end
fullstack|full stack
open source|opensource
microservices|micro services
social media|social networks
mobile phone|cell phone|cellphone
mobile phones|cell phones|cellphones
smartphone|smart phone
smartphones|smart phones
smartphone apps|mobile apps
smartphone app|mobile app
car park|parking lot
cash register|cash desk
cash registers|cash desks|tills
the cash register|the till
forklift|fork lift|forklift truck|fork lift truck
forklifts|fork lifts|forklift trucks|fork lift trucks
building site|construction site
building sites|construction sites
solar panels|photovoltaic panels|pv panels|solar modules|pv modules|photovoltaic modules
delivery note|dispatch note
delivery notes|dispatch notes
loading bay|loading dock
goods receipt|goods in|receiving of goods|receipt of goods
stocktake|stocktaking|stock taking|stock take|inventory count|inventory taking
stocktakes|stock takes|stocktakings|inventory counts
stock levels|inventory levels
stock control|inventory control
stock management|inventory management
stock records|inventory records
livestock|farm animals
greenhouse|glasshouse
greenhouses|glasshouses
guest house|guesthouse
guest houses|guesthouses
bed sheets|bedsheets
waiting staff|wait staff
traffic accidents|road accidents|road traffic accidents
traffic accident|road accident|road traffic accident
land register|land registry
non disclosure agreement|confidentiality agreement
non disclosure agreements|confidentiality agreements
data breach|breach of data
data breaches|breaches of data
terms of service|terms of use
policyholders|policy holders
policyholder|policy holder
current account|checking account
current accounts|checking accounts
home loan|housing loan
home loans|housing loans
money laundering prevention|anti money laundering
kyc|know your customer
job advert|job advertisement|job ad|job posting
job adverts|job advertisements|job ads|job postings
staff turnover|employee turnover|personnel turnover
staff member|member of staff
staff members|members of staff
performance reviews|performance appraisals|staff appraisals|appraisal interviews
payslip|pay slip|wage slip|salary slip
payslips|pay slips|wage slips|salary slips
sick leave|sickness leave|medical leave
sick cover|sickness cover|cover for sickness|cover for sick colleagues
target group|target audience
target groups|target audiences
trade fair|trade show
trade fairs|trade shows
sales figures|sales numbers
annual revenue|yearly revenue|annual turnover|yearly turnover|yearly sales|annual sales
accounts payable|purchase ledger
accounts receivable|sales ledger
month end close|month end closing|monthly close|monthly closing
year end close|year end closing|annual closing|yearly closing
annual accounts|annual financial statements|yearly accounts
power plant|power station
power plants|power stations
power grid|electricity grid|electric grid
power outage|power cut|power failure|blackout
power outages|power cuts|power failures|blackouts
flight hours|flying hours|hours of flight
lifeboat|life boat
works of art|artworks|art works|pieces of art|art pieces
work of art|artwork|art work|piece of art|art piece
audiobooks|audio books
scientific articles|scientific papers|research papers|research articles
scientific article|scientific paper|research paper|research article
doctoral students|phd students|doctoral candidates|phd candidates
doctoral student|phd student|doctoral candidate|phd candidate
blood samples|blood specimens
vital signs|vitals
pressure ulcers|pressure sores|bedsores|bed sores
wound care|wound treatment
home visit|house call
home visits|house calls
gp practice|gp surgery|doctor's surgery
physiotherapy|physical therapy
physiotherapist|physical therapist
physiotherapists|physical therapists
speech therapy|speech and language therapy
caesarean section|c section|caesarean
caesarean sections|c sections|caesareans
vaccinations|immunisations|immunizations
older people|elderly people|older persons|elderly persons|older adults|senior citizens
disabled people|people with disabilities|persons with disabilities|people with a disability
young people|young persons|youths|youngsters
primary school|elementary school
preschool|pre school
schoolchildren|school children|school kids
driving licence|driver's licence|driver licence|drivers licence|driver's license|driving license
identity card|id card
identity cards|id cards
public holidays|bank holidays
building permit|construction permit
building permits|construction permits
nonprofit|not for profit
fundraising|raising of funds
helpdesk|help desk
customer service|customer services|customer care
incoming call|inbound call
incoming calls|inbound calls
outgoing call|outbound call
outgoing calls|outbound calls
press release|news release|media release
press releases|news releases|media releases
press conference|news conference
opening rate|open rate
opening rates|open rates
click rate|click through rate|clickthrough rate
a/b tests|split tests
a/b test|split test
loading time|load time
loading times|load times
data centre|datacentre|datacenter
bug report|defect report
source code|program code
reception desk|front desk
check in|checkin
check out|checkout
spare part|replacement part
spare parts|replacement parts
technical drawings|engineering drawings
measuring instruments|measuring devices|measuring equipment
conveyor belt|belt conveyor
compressed air|pressurised air|pressurized air
machine tool|machining tool
health and safety|occupational health and safety|occupational safety and health
risk assessment|assessment of risks
work instructions|working instructions
key account|key customer
key accounts|key customers
price comparison|comparison of prices
price comparisons|comparisons of prices
relatives|family members
newspaper article|press article
newspaper articles|press articles
when needed|when necessary|when required|as needed|as necessary|as required|if needed|if necessary|if required|where needed|where necessary|where required
free|free of charge|at no charge|without charge|at no cost
immediately|right away|straight away|straightaway|instantly
around the clock|round the clock|24/7
nationwide|across the country|all over the country|throughout the country|countrywide|country wide
worldwide|around the world|all over the world|across the world|throughout the world|globally
year round|all year round|all year|throughout the year|the whole year round
by hand|manually
in person|face to face
in writing|in written form
simultaneously|at the same time|concurrently|in parallel
subsequently|afterwards|afterward|thereafter
particularly|in particular|especially
mostly|mainly|primarily|chiefly|predominantly|principally|for the most part
usually|normally|typically|as a rule|in general|generally|ordinarily
often|frequently
rarely|seldom
only|exclusively|solely
on weekdays|from monday to friday|monday to friday
at weekends|on weekends|during weekends
during|in the course of|throughout the course of
before|prior to
instead of|in place of|in lieu of|rather than
as part of|within the framework of|in the framework of|in the context of|within the context of|within the scope of
such as|for example|for instance|e.g
namely|i.e|that is to say
per person|per head|per capita
due to|because of|owing to|on account of
regarding|in respect of|as regards|with respect to|in regard to
regardless of|irrespective of
several|a number of
custom made|tailor made|bespoke|made to measure|custom built
secondhand|second hand|pre owned
medium sized|mid sized|midsize|mid size
longterm|long term
shortterm|short term
handmade|hand made
homemade|home made
environmentally friendly|eco friendly|ecofriendly
below plan|under plan
below budget|under budget
above plan|over plan
below target|under target
on budget|within budget
at the first attempt|on the first attempt|at the first try|on the first try|on first attempt|at first attempt
so far|to date|up to now|until now|till now|as yet
newsletter|news letter
minutes of meetings|meeting minutes
master's thesis|masters thesis|master thesis
bachelor's thesis|bachelors thesis|bachelor thesis
`;

export const phraseGroups: string[][] = phrases
  .trim()
  .split("\n")
  .map((line) => line.split("|"));
