import type { Topic } from "./intent-cues.ts";
import { saysAny, type Word } from "./sentence.ts";

interface Concern {
  topic: Topic;
  weight: number;
  /** A message that holds one of each speaks of the topic. */
  each: string[][];
}

const phrases = (text: string) => text.split("|").map((phrase) => phrase.trim().replace(/\s+/g, " "));

const concern = (topic: Topic, weight: number, ...each: string[]): Concern => ({
  topic,
  weight,
  each: each.map(phrases),
});

/** Concerns that are told by two words together, in whatever order and distance. */
const concerns: readonly Concern[] = [
  concern(
    "legal",
    9,
    "entitled | allowed | have to pay | how much notice | minimum wage | holiday pay | sick pay | maternity | mortgage | universal credit",
    "i | my | me | what | whats | how | is | the",
  ),
  concern(
    "legal",
    9,
    "can my employer | can an employer | can employers | can my boss | can my manager | can they | is it legal | do i have to | do they have to",
    "make me | force me | forced | fire me | sack me | pay me | dismiss me | cut my | change my | overtime | holidays | breaks | notice | sick | contract",
  ),
  concern("interview", 6, "practice | practise | practicing | coach | train", "questions | interview | interviews"),
  concern(
    "board",
    6,
    "at interview | interview stage | offer stage | happening with | have an offer | got an offer",
    "which | what | whats | do i | have i | i",
  ),
  concern("board", 4.5, "look at | looked at | viewed | opened | apply to | apply", "did i | have i | ive | i have"),
  concern("board", 5, "offer | offers", "did | has | from | accept | decline | answer"),
  concern(
    "board",
    5,
    "application | applications",
    "which | newest | latest | oldest | first | last | furthest | most recent",
  ),
  concern(
    "moving",
    7,
    "move | mark | put | drag | set | remove | delete | take",
    "to rejected | to applied | to offer | to interview | as rejected | as applied | from my board | off my board | to my board | on my board | into applied | into interview | into offer | into rejected",
  ),
  concern(
    "beyond",
    6,
    "should i",
    "quit my job | leave my job | resign | change careers | change career | go back to university",
  ),
  concern(
    "board",
    5,
    "do i stand | i stand with | stehe ich | j'en suis | jen suis | my chances with | happened with | happened to | going with | whats up with",
  ),
  concern(
    "follow_up",
    6,
    "reply | replies | replied | respond | responds | responded | response | responses | answered | answers | answer | come back to me | came back to me | coming back to me | in touch | reached out | rung me | called me back | ghosted me | get back to | got back to | gotten back | getting back to | heard back | hear back | heard | wrote back | written back | write back | contacted me | feedback | geantwortet | gemeldet | ruckmeldung | antwort | repondu | reponse | contestado | respuesta",
    "has | hat | anyone | anybody | someone | somebody | any | they | employer | employers | company | companies | firms | recruiter | recruiters | nobody | no one | noone | which | who | havent | hasnt | from | did i | have i | jemand | quelqu'un | quelquun | alguien | they've",
  ),
  concern(
    "board",
    5,
    "application | applications | candidatures | bewerbungen | solicitudes | candidature | bewerbung",
    "news | update | updates | status | state | progress | stand | open | pending | going | where | how are | overview | summary | list | show | count | track",
  ),
  concern("follow_up", 6, "said anything | say anything | been back to me | any word", "has | have | did | yet | from"),
  concern("board", 7, "when is | whens | when are | what day | what date", "my interview | my interviews"),
  concern("board", 5, "column | columns", "offer | interview | applied | viewed | rejected"),
  concern(
    "board",
    6,
    "job hunt | job search | jobsearch",
    "where am i | how is | hows | going | progress | stand | so far | up to",
  ),
  concern(
    "board",
    5,
    "how many | number of | count",
    "applied | apply | applications | interviews | offers | rejections | rejected | saved | cards",
  ),
  concern(
    "board",
    4.5,
    "saved | bookmarked | tracked | applied",
    "show | list | what | which | where | did i | have i | see | my",
  ),
  concern(
    "interview",
    6,
    "quiz | grill | test | train | drill | role play | roleplay | simulate | mock",
    "interview | interviews | interviewer | questions",
  ),
  concern(
    "interview",
    5,
    "ask | asked | expect | say | answer | nervous | prepare | prep | practice | practise | ready | tips | tomorrow",
    "interview | interviews | interviewer | vorstellungsgesprach | entretien | entrevista",
  ),
  concern(
    "documents",
    6,
    "write | draft | make | create | generate | compose | schreib | schreibe | ecris | escribe | need",
    "application to | application for | my application | letter | cover letter | motivation letter | bewerbung schreiben | anschreiben | lettre de motivation | carta de presentacion",
  ),
  concern(
    "like_me",
    5,
    "suit | suits | fit | fits | match | matches | suitable | right for | good for",
    "me | my | mine | myself",
  ),
  concern(
    "subscription",
    6,
    "cancel | stop | end | quit | upgrade | downgrade | leave | renew | switch | get out of | kundigen | resilier | cancelar",
    "pro | plan | subscription | premium | membership | trial | billing | abo | abonnement | suscripcion",
  ),
  concern(
    "subscription",
    5,
    "charged | charge | billed | paying for | cost | costs | price | pay for | free",
    "forthright | this app | this site | subscription | pro | premium | membership | my card | the app | the service",
  ),
  concern(
    "account",
    7,
    "delete | remove | close | erase | deactivate | get rid of | change | update | reset | forgot | loschen | supprimer | borrar",
    "account | everything | my data | password | my email | my e-mail | username | login | konto | compte | cuenta | passwort",
  ),
  concern(
    "cv",
    4,
    "cv | resume | lebenslauf | curriculum | curriculum vitae",
    "check | look | read | review | improve | better | opinion | feedback | fix | mistakes | rate | think of | wrong | good | strong | weak | missing",
  ),
  concern(
    "profile",
    4.5,
    "profile | profil | perfil",
    "missing | complete | lacks | lacking | add | show | what | look | good | right | need | see",
  ),
];

/** Words farther apart than this belong to different thoughts. */
const reach = 9;

/** The topics of which a message speaks by words that go together. */
export function concernsOf(words: Word[]): { topic: Topic; weight: number }[] {
  const stretches = words.map((_, at) => words.slice(at, at + reach));
  const near = words.length <= reach ? [words] : stretches.slice(0, words.length - reach + 1);
  return concerns.filter(({ each }) =>
    near.some((stretch) => each.every((alternatives) => saysAny(stretch, alternatives))),
  );
}
