import { type JobStatus, jobStatuses } from "../tracker.contract.ts";

/** Beginnings of words in what people call the state of an application, in eight languages; the first that fits counts. */
const signs: readonly [JobStatus, RegExp][] = [
  [
    "Viewed",
    /not (yet )?appl|to apply|applying|wish|saved|bookmark|interest|draft|to ?do|backlog|lead|viewed|^new$|gemerkt|vorgemerkt|offen|à postuler|sauvegard|guardad|pendiente de enviar|salvat|da inviare|bewaard|zapisan|salv[ao]/,
  ],
  [
    "Rejected",
    /reject|declin|denied|refus|withdr|not selected|unsuccess|no longer|ghost|closed|turned down|abgelehnt|absage|abgesagt|zurückgezogen|rechaz|descart|rifiut|respint|scartat|afgewezen|afwijz|odrzuc|odmow|rejeit|recusad|❌/,
  ],
  [
    "Offer",
    /offer|accept|signed|hired|negotiat|angebot|zusage|zugesagt|eingestellt|offre|embauch|oferta|contratad|offerta|assunt|aanbod|aangenomen|oferty|przyjęt/,
  ],
  [
    "Interview",
    /interview|screen|phone|on-?site|assess|final round|technical|vorstellung|gespräch|entretien|entrevista|colloquio|gesprek|rozmow/,
  ],
  [
    "Applied",
    /appl|submit|sent|waiting|pending|no response|progress|bewor|bewerb|eingereicht|postul|candidat|envoy|enviad|solicitad|inviat|sollicit|gesollic|verstuurd|aplik|wysłan|✅/,
  ],
];

/** Which of our columns a status of another program is; undefined where its name does not tell. */
export function readStatus(text: string): JobStatus | undefined {
  const said = text.trim().toLowerCase();
  return jobStatuses.find((status) => status.toLowerCase() === said) ?? signs.find(([, sign]) => sign.test(said))?.[0];
}
