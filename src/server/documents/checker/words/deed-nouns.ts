import { remembered } from "./remembered.ts";
import { deverbal, singularOf, verbReadings } from "./verb-reading.ts";

/** Nouns of deeds that no ending tells. */
const irregular = new Map(
  `analysis analyse|maintenance maintain|registration register|delivery deliver|treatment treat|advice advise|design design|repair repair
review review|check check|test test|talk speak|visit visit|sale sell|purchase buy|choice choose|growth grow|proof prove|support support|help help
care tend|response respond|reply reply|answer answer|control control|count count|stocktake count|audit audit|audit audit|record record|report report
search search|research research|survey survey|study study|transport transport|transfer transfer|move move|launch launch|release release
update update|upgrade upgrade|repair repair|cleanup clean|cleaning clean|conduct conduct|supply supply|storage store|cover cover
redesign redesign|rebuild rebuild|removal remove|renewal renew|approval approve|disposal dispose|recruitment recruit|procurement procure
organisation organise|organization organize|supervision supervise|revision revise|provision provide|inspection inspect|erection erect
collection collect|selection select|production produce|introduction introduce|reduction reduce|construction construct|instruction instruct
description describe|prescription prescribe|explanation explain|modernisation modernise|application apply|preparation prepare
comparison compare|conversion convert|creation create|discussion discuss|diagnosis diagnose|distribution distribute|drawing draw
evaluation evaluate|examination examine|expansion expand|handover hand|identification identify|implementation implement|installation install
integration integrate|interpretation interpret|investigation investigate|invention invent|migration migrate|monitoring monitor|negotiation negotiate
observation observe|operation operate|optimisation optimise|participation participate|planning plan|presentation present|protection protect
publication publish|replacement replace|representation represent|restoration restore|rescue rescue|rehearsal rehearse|sampling sample|translation translate
verification verify|vaccination vaccinate|validation validate|coordination coordinate|calculation calculate|calibration calibrate|assessment assess|assembly assemble
measurement measure|management manage|development develop|improvement improve|enforcement enforce|placement place|assistance assist|attendance attend
performance perform|guidance guide|documentation document|administration administer|upkeep maintain|relocation relocate|payment pay|submission submit|admission admit
renegotiation renegotiate|acquisition acquire|extension extend|retention retain|resolution resolve|solution solve|discovery discover|recovery recover|digitisation digitise|digitization digitize|prefabrication prefabricate|welding weld`
    .split(/[|\n]/)
    .map((line) => line.split(" ") as [string, string]),
);

/** The verbs of which a noun may tell, also of several: "negotiations". */
export const verbsOfNoun = remembered(5000, (noun: string): readonly string[] => {
  if (noun === "fundraising") return ["raise"];
  if (/ing$/.test(noun)) return verbReadings(noun).flatMap(({ form, lemma }) => (form === "ing" ? [lemma] : []));
  const forms = [noun, ...singularOf(noun)];
  const known = forms.flatMap((form) => irregular.get(form) ?? []);
  return known.length > 0 ? known : forms.flatMap(deverbal);
});
