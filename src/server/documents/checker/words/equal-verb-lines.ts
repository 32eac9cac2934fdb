/**
 * Verbs that claim as much as each other, where what they are done to is one of the nouns behind the colon: "raised sales" is "increased
 * sales", but "raised invoices" is not. "Measured" is also what an amount is named of, "any" is every object but none at
 * all, "people" every name of somebody; "@" begins the name of a group of nouns. None of them raises a rank or a responsibility.
 */
export const equalVerbs = `
deputise deputize : any none
organise organize : any none
utilise utilize : any none
reduce cut lower decrease shorten bringdown lessen : measured cost expense expenditure spending loss waste time delay error mistake complaint defect downtime absence absenteeism emission consumption usage debt risk injury accident incident backlog queue wait scrap inventory overtime churn fee noise stress duration length number amount shrinkage breakage return failure fault rework turnaround spoilage vacancy arrears rate dropout sickness
grow increase raise boost : measured sales revenue turnover profit output yield awareness efficiency productivity quality satisfaction attendance membership coverage share income traffic conversion engagement capacity margin score rate number production throughput standard morale occupancy retention safety visibility accuracy participation
create build develop : app website site tool system software database dashboard process template test pipeline platform feature curriculum relationship partnership network prototype model library programme service script report framework onboarding application automation component archive index catalogue plan
create develop : recipe menu dish material guide concept strategy policy procedure workshop content campaign course training game lesson product exhibition manual checklist plan programme
build construct : any
implement introduce : system process procedure policy programme software tool standard rota scheme method checklist control app database workflow routine plan strategy service register card board meeting round log
begin start : any
teach train : people
instruct teach train : people
perform execute undertake conduct carry : audit check test inspection interview analysis analyse review assessment survey study research experiment maintenance measurement evaluation investigation cleaning calibration visit examination procedure screening count stocktake service work task duty repair installation handover round dpia checkup trial search session
repair mend : any
fall drop decrease decline : none
fix repair mend : bug fault error defect leak machine engine bike bicycle car bus pump printer appliance roof lift computer phone fence boiler
buy purchase : any
improve enhance : any
help assist support : any none
check inspect : any
arrange organise organize : event festival meeting travel trip training course workshop transport delivery appointment visit conference tour exhibition cover rota party wedding accommodation interview inspection fair seminar session
author write : any
obtain get gain : any
complete finish : course degree project training report audit study programme thesis work task apprenticeship order renovation building house
operate run : machine line crane press lab laboratory shop plant kitchen café bar station equipment system service business store centre vehicle lift mill oven boiler till desk unit workshop pump printer scanner forklift truck excavator furnace room pool gym
handle process : admission order invoice complaint claim request application payment return call case enquiry inquiry ticket booking transaction query shipment refund document correspondence email
keep maintain : record log register list file inventory standard contact relationship account documentation journal diary calendar minute database document archive
launch start : campaign product project business company initiative website programme service newsletter blog scheme club shop
book reserve : room table flight hotel seat travel ticket venue accommodation
demonstrate show : any
collect gather : data feedback information sample requirement evidence signature statistics
move relocate : any
choose select : any
head lead : team department project kitchen unit group crew section ward shift division workshop committee office brigade staff delegation programme laboratory study
monitor track : any
use utilise utilize : any
oversee supervise : any
register record log : claim call complaint order visitor guest patient delivery sample incident fault item goods data entry expense
inspect examine : machine weld part building site roof bridge vehicle product goods good equipment document file sample pipe plant installation account claim
examine check review : file case document application claim contract record report plan order
verify check : data document invoice identity order figure entry account calculation record quality stock reference
assess evaluate appraise : any
detect spot discover find identify : error fault defect leak risk bug fraud irregularity hazard weakness
inform brief notify : people
display show : any
supply provide : any
fit install mount : meter valve window door kitchen pipe part sensor alarm device lock radiator boiler unit panel camera light
manufacture produce : part component furniture good goods cheese machine tool garment jewellery product steel glass device textile chemical
establish create found setup : club group association programme scheme network service committee library collection fund clinic café
compile prepare : report list statistics file document return schedule
compose write : any
update revise : any
record document : finding data result incident delivery meeting measurement observation change process complaint treatment visit defect temperature care
preserve conserve : any
keep retain : record file document
secure obtain win : donation grant funding contract sponsorship permit approval
receive obtain : grant award
win acquire gain : client customer contract order account
achieve reach attain : target goal level score rate standard result grade quota figure objective agreement
meet fulfil satisfy : target requirement standard deadline quota
transport carry : goods load patient passenger material equipment cargo freight furniture people container
ship send dispatch : order parcel good goods shipment consignment product sample package pallet container
pack wrap : any
clean wash : any
welcome greet receive : guest visitor patient customer
escort accompany : visitor guest patient pupil child children client delegation tourist prisoner passenger group
coach train : people
recruit hire : staff employee worker teacher nurse cook driver engineer developer assistant technician waiter adviser clerk apprentice team colleague manager trainee
count tally : any
calculate compute : any
invoice bill : any
schedule arrange : interview appointment meeting visit call viewing
schedule plan : shift visit appointment delivery maintenance meeting training tour interview rota inspection
coordinate organise : any
hold give deliver : talk lecture workshop training class course lesson presentation speech seminar session
hold conduct run give deliver : induction briefing
hold conduct run : workshop session meeting class surgery interview
collaborate cooperate : any none
answer reply respond : any none
move transfer migrate : data record file system description server
replace exchange : part pump filter tyre battery valve brake pipe lamp bulb meter component unit seal window
change alter modify : any
adapt adjust tailor : lesson plan training offer material programme treatment content process method recipe curriculum exercise
optimise improve : any
simplify streamline : any
accelerate speed : any
renovate refurbish restore : house building flat apartment room kitchen bathroom church hotel office floor
maintain service : bike bicycle printer appliance aircraft machine engine vehicle bus car boiler lift pump plant equipment
correct fix rectify : error mistake fault defect bug
dismantle disassemble : any
excavate dig : any
cultivate grow : vegetable crop flower herb plant fruit
prune trim : tree hedge shrub vine rose
release publish issue : report newsletter version update
program code : software app website tool script application machine robot plc controller system interface
prevent avoid : any
expand extend enlarge : any
hoist lift : load beam crate container pallet panel element girder pipe machine
suggest propose recommend : any
explain describe clarify : rule process procedure method result risk problem requirement term policy reason option
merge combine consolidate : any
exceed surpass : any
forward refer pass : complaint call request case query enquiry email message matter lead client patient
mark flag : error risk issue defect problem item change
resolve settle solve : dispute complaint claim conflict problem issue query
resolve fix : issue problem bug fault
do perform : any
host organise : event dinner concert evening fair party meeting workshop
introduce launch : app scheme programme service card
assemble build : machine furniture engine cabinet unit panel pump frame kit device bike scaffold part shelf
drawup prepare : any
run perform conduct undertake : test check analysis analyse simulation survey study trial experiment diagnostics screening session assessment inspection audit
exceed surpass beat : target goal quota forecast objective
generate bringin : @money revenue sales income profit turnover business lead
raise issue : invoice bill ticket quote quotation
issue send : invoice bill quote quotation reminder statement
analyse analyze evaluate assess examine : survey questionnaire data feedback result response figure statistics interview sample finding risk need performance usage log requirement trend report
analyse examine test : sample specimen batch blood water soil
examine study investigate explore research analyse analyze : @study
investigate probe research : any
survey question : people
compare contrast : any
compile collate gather collect : data figure statistics information result
run manage : @place
manage tend : stock inventory store storeroom account garden ground archive collection library fleet calendar diary website channel page equipment
tend handle : correspondence booking account
handle manage field : complaint call enquiry inquiry query question request
take receive accept : delivery call order booking reservation payment
take collect accept handle process : payment fee fare cash money card deposit
answer take : call phone telephone
answer handle : call phone enquiry query question email message
make place : call
call phone telephone ring : people family household company
discuss talkabout talkthrough : any
move transfer migrate switch shift : booking record file data database system account team website server application document appointment archive list inventory workload payroll
change switch : production process line machine system supplier format
change replace swap exchange renew : part pump filter tyre battery valve brake pipe lamp bulb meter component unit seal window oil belt blade hose @wound
setup configure : computer server network software router printer account workstation laptop machine system database tool environment device phone
setup install : server network software router printer workstation laptop system equipment stage machine
setup start launch found : group club programme scheme network service clinic company business shop newsletter blog podcast league tournament
setup establish create found introduce : group club programme scheme network service committee collection clinic café library team project workshop session class course morning evening business company shop fund procedure process system database register helpdesk choir garden newsletter blog page channel account website meeting kitchen lab laboratory workflow routine archive tournament league partnership
setup arrange : room table display stand exhibition
setup prepare set : machine lathe mill press line equipment table room venue workstation
setup build erect putup : stage stand tent marquee scaffold scaffolding fence display
erect putup build : scaffold scaffolding fence tent marquee stage stand shed wall partition frame
puttogether assemble build : machine furniture shelf engine kit device frame cabinet wardrobe rack
puttogether compile prepare produce make : report list file portfolio plan menu budget offer proposal quotation programme presentation folder pack brochure newsletter
write prepare produce : report newsletter summary proposal brief minute documentation release statement forecast
write draft compose : email letter mail
write produce create make : article post blog text content copy newsletter story guide documentation report handbook manual brochure leaflet programme
write develop create program code : script program macro query app tool software
write create : test
write take keep : minute note
write record note : observation note finding minute
make create draw drawup prepare produce : plan rota roster schedule timetable drawing sketch list budget timeline chart diagram map poster
make prepare : bed
prepare plan : lesson class course workshop menu budget event
keep maintain : diary calendar
keep hold stand : watch
maintain tend : garden ground lawn park equipment
examine inspect check control : ticket bag luggage passport identity goods document vehicle
guard protect secure watch : building site entrance area premise
teach hold give deliver : class lesson course lecture seminar tutorial workshop
give hold deliver make present : presentation talk speech lecture
guide show lead take : visitor guest tourist group family customer client class pupil student
showaround guidearound leadaround takearound : any
lead guide run give conduct : tour walk hike excursion
chair lead moderate : meeting
chair moderate : discussion panel debate
moderate facilitate run : workshop discussion session
present pitch : product idea concept proposal design
present report show : result finding figure
promote advertise market : @event product service brand shop course programme club campaign book
post publish upload share : content article photo video post story job
film shoot record : video film scene interview clip documentary
photograph shoot : wedding portrait event product
proofread check correct : text article translation document manuscript
deploy rollout install : software app application version update system tool
release launch : software app application version update feature
rollout introduce launch implement deploy : system process procedure policy programme software tool standard app database workflow service
execute run : case script
implement realise realize execute complete deliver : project
introduce establish : procedure process routine meeting standard system policy programme
debug fix : code program script
administer manage : server network system database account user grant fund site payroll website
test try : product recipe method app software
recover collect : debt payment arrears
chase followup : payment invoice debt lead order
followup pursue : lead complaint enquiry case
post book enter record : invoice entry transaction payment receipt expense voucher journal
record enter register log note : @record data payment receipt
reconcile match : account statement payment invoice ledger
file submit lodge : tax return application claim report statement complaint petition
submit send : report proposal bid tender application
settle pay : invoice bill
decline reject refuse deny : claim application request loan
approve authorise authorize grant : claim loan payment application permit expense leave licence
approve signoff : plan design report drawing batch document budget invoice
process run do prepare handle administer : payroll payslip
draft drawup : contract agreement letter will deed
make create write compile drawup : plan rota roster schedule timetable budget list report inventory statement offer quotation
interview question : witness suspect applicant candidate
administer give : medication medicine injection vaccine infusion treatment insulin drug dose
take measure check monitor : pressure pulse temperature
take draw collect : blood sample specimen swab
wash bathe : patient resident baby child children dog
dress bandage : wound
admit receive : patient resident
discharge release : patient
mind tend watch : child children
onboard induct : people
recruit hire engage : staff employee worker driver engineer developer nurse teacher technician
recruit signup win acquire gain : member customer client volunteer subscriber sponsor
acquire win gain secure land signup : client customer order account contract
signup register enrol : participant student member pupil
mark grade correct : exam test paper essay homework assignment
dye colour color tint : hair
service clean make : room
disinfect sanitise sanitize : any
press iron : linen shirt laundry clothes
launder wash : linen laundry clothes uniform towel
vacuum hoover : any
harvest pick gather reap : @plant
sow seed : @plant field
water irrigate : @plant field garden lawn
raise rear breed : @livestock
mow cut : grass lawn hay
fell cut : tree
unload offload empty : lorry truck container trailer van ship
load fill : lorry truck container trailer van
pick assemble : order
fetch collect : any
stock restock replenish refill fill : shelf fridge minibar machine shop store bar cupboard
store keep stow : @goods
label tag : any
dispatch send : driver crew technician vehicle
procure purchase : any
steer navigate : ship boat vessel yacht ferry
moor dock berth : ship boat vessel yacht
fly pilot : aircraft plane helicopter
refuel fuel : aircraft vehicle car truck boat
digitise digitize scan : document photo photograph record file archive letter map
lend loan : any
referee umpire : match game
devise develop create : plan concept idea method recipe strategy programme solution exercise
design develop create : course curriculum training programme exercise lesson campaign concept
build develop establish create : team relationship network partnership contact business
start startup : any
close cashup : till register
lay fit install : floor tile carpet pipe cable parquet slab
pour cast : concrete floor slab foundation
fill stack : shelf
measure determine : @measure content value
close resolve solve : ticket incident case
track monitor follow : shipment parcel order delivery
order purchase buy : part supply material ingredient stock goods equipment
approve authorise authorize signoff : invoice payment order expense
cut edit : film video footage
checkin register : guest passenger visitor patient
knockdown demolish pulldown teardown dismantle : wall building house shed fence warehouse factory chimney structure barn garage
diagnose find locate detect trace identify : fault defect error leak
troubleshoot diagnose : fault problem error issue
overhaul recondition : engine pump machine gearbox motor
operate drive use : forklift crane excavator tractor
drive steer : truck bus tram train
supervise watch monitor : pool beach exam playground
warn alert : people public
distribute share : food meal leaflet clothes flyer material blanket
attend visit : fair conference exhibition
takeover assume : any
takeon accept : order work project
takeon recruit hire : staff employee worker apprentice trainee
win receive : award prize medal scholarship grant
earn receive gain obtain get : certificate degree diploma qualification
increase expand extend widen : range network capacity offer reach portfolio coverage
save conserve : energy water gas power
blend mix : any
season flavour : any
garnish decorate : any
`;
