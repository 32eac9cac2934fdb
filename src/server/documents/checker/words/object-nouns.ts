/** Nouns to which the same verbs are done, by the name that a line of equal verbs calls them. */
const groups = `
@request complaint request enquiry inquiry query question concern issue problem case ticket order application claim booking reservation return refund payment correspondence email mail letter message call post referral incident dispute objection grievance emergency transaction invoice delivery admission shipment paperwork
@contact call enquiry inquiry query question email mail letter message phone telephone request correspondence chat
@text report letter contract document manual handbook guide guideline policy procedure protocol newsletter article text brochure leaflet flyer speech script minute proposal application offer quotation quote plan paper documentation instruction summary statement brief release description content blog chapter book story review programme program press post copy note recipe essay thesis translation presentation faq caption page specification
@paper report list file document statistics return schedule plan budget timetable rota roster forecast statement summary overview offer quotation quote estimate proposal presentation invoice contract agreement letter brief minute payroll portfolio dossier catalogue menu checklist bid tender payslip balance account specification drawing certificate
@record finding data result incident delivery meeting measurement observation change process complaint treatment visit defect temperature care fault call order weight time hour note entry sample dose reading attendance intake milestone patient progress decision minute step repair symptom expense mileage birth yield stock temperature
@event event festival meeting conference workshop seminar fair exhibition party tour trip excursion outing course webinar concert wedding campaign tournament competition fundraiser reception dinner ceremony show celebration training visit evening match race camp fete market talk lecture screening performance
@lesson class course lesson workshop seminar session lecture training tutorial webinar talk drill group programme clinic surgery
@machine machine engine pump lift boiler plant line press lathe vehicle bus car truck lorry crane forklift tractor robot printer conveyor oven system equipment device tool turbine motor appliance compressor valve generator aircraft bike bicycle scooter van trailer excavator mower harvester lock gate door phone laptop computer instrument
@software software app application website site tool system database program service server update version platform dashboard script feature update release portal crm erp module extension bot
@goods goods good item material product part component stock supply delivery order parcel package shipment consignment food ingredient equipment tool furniture medication medicine drug sample linen pallet box crate meal drink book letter post mail newspaper merchandise luggage baggage
@account account client customer budget portfolio channel page account website stock inventory supply calendar diary schedule rota database system record archive file library laboratory lab fleet warehouse store storeroom site garden ground building property house estate equipment
@measure temperature pressure weight pulse level concentration length width height depth speed flow noise ph moisture humidity voltage current resistance dose time thickness diameter distance sugar glucose saturation quality
@surface floor room kitchen bathroom toilet corridor table machine vehicle surface equipment tool ward hall stairs staircase window carpet counter worktop instrument dish plate glass area office classroom car bus cage stable pen tank oven grill
@plant crop vegetable fruit grape apple potato grain wheat barley maize rice hay herb flower berry olive tomato cotton tea coffee vine orchard plant lettuce salad strawberry
@livestock cattle cow pig sheep goat poultry chicken hen calf lamb horse animal livestock herd flock bee fish duck goose dog
@dish meal dish lunch dinner breakfast supper soup sauce starter dessert food menu course meat fish vegetable pasta salad snack pastry curry stew brunch canape buffet
@team team department unit group crew section ward shift division branch project brigade staff kitchen workshop office committee squad
@place shop store café restaurant kitchen bar hotel hostel guesthouse clinic service programme project office branch library farm bakery garage salon nursery centre household business company gym site warehouse department workshop stall
@money money donation fund sum amount grant sponsorship contribution € £ $ chf zł zar eur usd gbp pln sek nok dkk huf czk kes inr jpy aud cad nzd ron try brl mxn ₹ ₺ ¥ cad
@study effect influence impact relationship behaviour link role cause use structure property mechanism change development history pattern response interaction performance risk need attitude
@wound dressing bandage nappy diaper pad sheet bed linen bedding
`;

const byName = new Map(
  groups
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([name = "", ...nouns]) => [name, nouns]),
);

/** "car @machine" as all the nouns that it stands for. */
export const namedNouns = (list: string): Set<string> =>
  new Set(list.split(" ").flatMap((noun) => byName.get(noun) ?? [noun]));
