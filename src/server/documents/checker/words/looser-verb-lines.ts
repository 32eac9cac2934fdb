/**
 * Verbs of which the ones before "<" say less than those behind it, where what is done is one of the nouns behind the colon: who baked a
 * cake made one, and not the other way round.
 */
export const looserVerbs = `
fix < repair mend : any
reduce cut lower decrease bringdown < halve halv overhalve overhalv : any none
increase raise grow boost < double doubl triple tripl quadruple overdouble overdoubl overtriple overtripl overquadruple overquadrupl : any none
improve enhance < raise increase grow boost : quality efficiency productivity performance accuracy safety satisfaction rate retention attendance yield output conversion sales revenue reliability occupancy engagement morale visibility awareness score capacity availability throughput punctuality
improve < reduce cut lower decrease shorten bringdown : rate
reduce lower decrease < slash minimise : measured
make < bake brew sew knit weave build manufacture construct craft carve create produce compose fabricate : any
produce < manufacture bake brew sew fabricate craft : any
create < design : logo flyer poster brochure leaflet banner layout icon illustration newsletter menu label course curriculum campaign template
create < write draw compose paint produce program code make : guide manual handbook newsletter content video app application script recipe collection drawing dress outfit plan spreadsheet database report dashboard illustration animation poster flyer menu leaflet brochure training course
draft < write : @text
prepare < cook bake grill fry roast : @dish bread cake dough
cook < grill fry roast boil steam braise poach : @dish egg potato rice
prepare < write compile compose draw make create produce puttogether : @paper
make < prepare mix : @dish sandwich coffee drink cocktail dough solution smoothie tea juice bread cake
clean < wash scrub disinfect sanitise sanitize mop polish wipe sweep vacuum hoover dust sterilise sterilize descale degrease : @surface
cut < trim chop slice dice : hair vegetable meat fish herb fruit
trim < shave : beard hair
check < inspect test examine verify audit proofread validate review calibrate monitor measure screen : any
measure < test : @measure strength
test < examine analyse : sample specimen water soil blood food product
transport < drive fly ship deliver haul chauffeur : goods good load patient passenger material equipment cargo freight furniture people container pupil child children guest parcel package meal food resident
carry < transport : patient passenger cargo freight goods load
take bring < drive escort accompany transport : patient resident child children pupil guest visitor passenger
use < operate drive apply master : machine tool system software robot till forklift crane lathe instrument method technique app application equipment device
contact < call phone telephone ring email : any
speak talk < present lecture givetalks : none
advise < counsel : people client family couple patient student
guide support help assist < mentor coach : people
serve assist help < advise : customer client guest shopper visitor
assist help tend < serve : customer client guest shopper visitor passenger
tend < nurse treat : patient resident
lead < manage : @team
supervise oversee < lead head manage : @team people
hold run give < lead : @lesson
hold run < chair moderate lead : meeting discussion debate panel session
plan < organise organize arrange coordinate : @event delivery transport visit
arrange organise organize < book reserve : travel flight hotel trip accommodation appointment transport taxi interpreter venue ticket journey meeting catering
organise organize < curate stage host : exhibition show concert event play
attend < sitin join : meeting session training lecture course conference event
work < collaborate cooperate liaise partner : none
communicate < liaise : none
record document log < write enter : observation finding note result data incident measurement reading
enter record < key : data order invoice
forward refer pass < escalate : @request
find identify < source scout : supplier vendor venue material partner location
order < buy purchase procure : @goods
supervise < invigilate : exam examination test
watch supervise < mind : child children
keep < raise rear breed : @livestock
collect < harvest : sample egg honey seed
plant < sow : @plant
treat < spray : @plant field
answer reply respond < resolve : enquiry inquiry query question ticket
handle process < resolve settle solve answer approve : @request
receive take < handle process answer : @contact booking reservation payment cash card fee fare
handle < sort pack load : @goods
maintain < overhaul : @machine
maintain keep < update : database list register record file inventory documentation calendar directory log catalogue archive diary
study < research investigate examine analyse analyze : @study
edit < revise cut : article text film video footage
participate < compete : none
share < present publish : result finding
publish post share < release : video article report photo content
meet achieve reach hit < exceed surpass beat : target goal quota objective
try test < pilot : product method recipe app
move < transport carry lift relocate shift : @goods patient furniture load
change < modify alter adapt adjust amend revise rewrite redesign replace : any
discuss < negotiate agree : contract price term
list record < catalogue catalog inventory index : any
assess check < grade mark correct : exam test essay homework paper assignment
generate bringin collect < raise : @money
inspect < survey : building property roof site bridge damage
check < control : quality temperature stock weight access
run offer provide < teach give hold : class course lesson workshop
help assist support < tend : patient resident elderly people
teach < tutor : people
attract < win acquire gain : client customer member subscriber visitor
disinfect < sterilise sterilize : any
bring take < deliver : meal parcel food medication newspaper
join < weld : pipe sheet plate
connect < wire : socket panel motor circuit
inform < warn alert notify : people
give < donate : any
coordinate < manage : volunteer project campaign event schedule
complete < pass : course training
see < visit : client customer patient family
measure < weigh : any
question < interview survey : people
`;
