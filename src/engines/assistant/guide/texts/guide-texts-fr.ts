import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { frenchAdviceTexts } from "../advice/advice-texts-fr.ts";
import { frenchProductTexts } from "../product/product-texts-fr.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` (${place})`);
const called = (title: string) => (title === "" ? "Offres de tout type" : `Offres pour **${title}**`);

export const frenchGuideTexts: GuideTexts = {
  locale: "fr-FR",
  label: {
    more: "La suite de la liste",
    onlyRemote: "Seulement en télétravail",
    compareFirst: "Comparer les deux premières",
    compare: (openings) => `Comparer : ${openings}`,
    why: (opening) => `Pourquoi cela me conviendrait : ${opening} ?`,
    pay: (title) => `Combien paient les offres pour ${title} ?`,
    searchFor: (title, place) => `Chercher ${title}${at(place)}`,
    anyIn: (place) => `Toutes les offres${at(place)}`,
    fits: "Les offres qui correspondent à mon profil",
    board: "Qu'est-ce qui attend sur mon tableau ?",
    gaps: "Que manque-t-il à mon profil ?",
    help: "Que peux-tu faire ?",
    attach: "Joindre mon CV",
    back: "Revenir à la recherche d'avant",
    search: "Chercher",
    titleField: "Métier",
    placeField: "Lieu",
    save: (opening) => `Mettre sur mon tableau : ${opening}`,
    move: (opening, status) => `Déplacer vers ${status} : ${opening}`,
    moved: (status) => `C'est fait : la carte est dans ${status}.`,
    remove: (opening) => `Retirer de mon tableau : ${opening}`,
    removed: "C'est fait : elle n'est plus sur votre tableau.",
    undo: "Annuler",
    interview: (opening) => `Prépare-moi à l'entretien : ${opening}`,
    mail: {
      follow_up: (opening) => `Rédiger une relance : ${opening}`,
      thank_you: (opening) => `Rédiger un remerciement : ${opening}`,
      withdrawal: (opening) => `Rédiger un retrait : ${opening}`,
      acceptance: (opening) => `Rédiger une acceptation : ${opening}`,
      declining: (opening) => `Rédiger un refus de l'offre : ${opening}`,
      reference: (opening) => `Demander une recommandation : ${opening}`,
    },
    documents: (opening) => `CV et lettre pour ${opening}`,
    copy: "Copier le message",
    copied: "Copié.",
    openCard: "Ouvrir la carte",
    practise: "S'entraîner aux questions",
    openBoard: "Ouvrir le tableau",
    openProfile: "Ouvrir mon profil",
    openSearch: "Ouvrir la recherche",
    openAccount: "Ouvrir mon compte",
    openSubscription: "Ouvrir mon abonnement",
    openPolish: "Soigner mes formulations",
    topics: {
      who: "À qui est-ce que je parle ?",
      real: "Ces offres sont-elles réelles ?",
      privacy: "Que deviennent mes données ?",
      plan: "Abonnement, prélèvements, résilier",
      account: "Modifier mon compte",
      scam: "Est-ce une arnaque ?",
      legal: "Droit, visa, allocations",
      apply: "Comment postuler ?",
      wording: "Améliorer mes phrases",
      fresh: "De quand datent les offres ?",
      remind: "Poser un rappel",
      trouble: "Quelque chose ne marche pas",
      restart: "Recommencer à zéro",
      advice: "Conseils d'orientation",
    },
  },
  topics: frenchAdviceTexts,
  product: frenchProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details} :`,
    none: (title, place) => `Je n'ai trouvé aucune offre${title === "" ? "" : ` pour **${title}**`}${at(place)}.`,
    end: "Il n'y en a pas d'autres.",
    byProfile: (title) => `Je me fonde sur votre profil, dont le poste le plus récent est ${title}.`,
    unused: (list) => `Non pris en compte, les offres ne peuvent être filtrées ainsi : ${list}.`,
    posted: (day) => `publiée le ${day}`,
    without: (list) => `Laissé de côté : ${list}.`,
    spelling: (written, read) => `J'ai lu « ${written} » comme « ${read} ».`,
    levels: (words) => `Aucune offre ne dit « ${words} » ; celles-ci sont sans cela.`,
    similar: (names) => `Le plus proche : ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `Il n'y en a pas à ${asked} ; celles-ci sont ici : ${used}.`
        : `Il n'y en a pas à ${asked} même ; celles-ci sont à ${kilometres} km au plus.`,
    someWords: (missing) => `Aucun intitulé n'a tous les mots ; il manque « ${missing} » à ceux-ci.`,
    partly: "Pas tout à fait cela (métiers proches, ou une partie des mots) :",
    mentioned: (words) => `Aucun intitulé ne dit « ${words} » ; ces offres en parlent.`,
    fewer: (condition, count) => `Sans « ${condition} », il y en aurait ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Je n'en ai trouvé aucune qui réponde à tout cela : ${conditions} ; celles-ci n'y répondent qu'en partie ou pas du tout.`
        : `Je n'en ai trouvé aucune qui réponde à ${conditions} ; celles-ci sont sans cela.`,
    nearest: (names) => `Proche de cela, il y a des offres pour ${names}.`,
    askTitle: "Volontiers. Quel travail cherchez-vous, et où ? Le métier suffit, le lieu peut rester vide.",
    noHome:
      "Je ne sais pas où vous êtes : indiquez une ville ci-dessous, ou votre lieu de vie dans votre [profil](/profile).",
    demonstration:
      "Ce sont des offres de démonstration : les entreprises sont inventées. Qui exploite ce serveur peut y relier de vrais sites d'emploi.",
  },
  opening: {
    says: (words) => `Sur ${words}, l'annonce dit :`,
    silent: (words) =>
      `L'annonce ne dit rien sur ${words}, du moins pas avec ces mots ; demandez-le avant de postuler. Elle commence ainsi :`,
  },
  why: {
    asks: (opening) => `Ce que demande **${opening}** :`,
    head: (opening, answered, all) => `**${opening}** : votre profil répond à ${answered} des ${all} choses demandées.`,
    met: "Ce que vous apportez :",
    part: "En partie :",
    question: "Votre profil ne le dit pas clairement ; ajoutez-le si vous l'avez :",
    gap: "Ce qui manque :",
    missing: (what) => `il manque ${what}`,
    unknown:
      "Je n'ai pas le texte de cette offre, je ne peux donc pas dire ce qu'elle demande. **Generate Documents** sur sa carte le lit.",
    posted:
      "C'est une annonce. Elle reste seulement dans cette conversation ; elle n'est pas sur votre tableau. Mettez-l'y, et pour son CV et sa lettre collez-y son texte encore une fois.",
  },
  pay: {
    head: (title, place) => `Ce que paient les offres pour **${title}**${at(place)}, quand elles le disent :`,
    line: (count, median, low, high, period) =>
      `Nombre d'offres : ${count}. La moitié entre ${low} et ${high} ${period}, le milieu est à ${median}.`,
    periods: { HOUR: "de l'heure", DAY: "par jour", WEEK: "par semaine", MONTH: "par mois", YEAR: "par an" },
    few: "Cela repose sur peu d'offres et dit peu de ce qui est habituel.",
    none: (title, place) =>
      `Aucune offre pour **${title}**${at(place)} ne dit ce qu'elle paie ; je n'ai donc pas de chiffres.`,
  },
  interview: {
    head: (opening) =>
      `Pour l'entretien : **${opening}**. Voici ce que l'offre demande, et ce que vous pouvez répondre :`,
    ask: (line) => `On vous interrogera sans doute sur « ${line} »`,
    say: (facts) => `Vous pouvez citer : ${facts}`,
    gap: "Votre profil n'en montre rien. Dites-le simplement, et comment vous l'apprendriez.",
    open: "Votre profil ne le dit pas. Pensez à un exemple à vous.",
    always:
      "Presque toujours demandé : pourquoi cette entreprise, pourquoi vous partez, vos propres questions. Ayez une phrase honnête pour chacune.",
  },
  board: {
    empty:
      "Votre [tableau](/jobtracking) est encore vide. Une offre y arrive quand vous pressez **Apply** ou l'y mettez d'ici.",
    days: (count) => (count === 1 ? "depuis 1 jour" : `depuis ${count} jours`),
  },
  cv: {
    head: (file) => `J'ai lu ${file}. Voici ce que j'ai reconnu :`,
    present: "aujourd'hui",
    skills: (list) => `Compétences : ${list}`,
    better: "Ce qui pourrait être mieux :",
    fine: "Mes règles fixes n'ont rien à redire.",
    unread: "J'ai pu lire le texte, mais je n'y ai pas reconnu de CV.",
    none: "Aucun CV n'est encore joint à cette conversation. Joignez un PDF, DOC ou DOCX, et je dirai ce que j'y lis et ce qui pourrait être mieux. Ce qui est faux dans votre [profil](/profile) se corrige là ; ce qui a été fait pour une offre est sur sa carte du [tableau](/jobtracking).",
    take: "**Check what was read** ci-dessous montre chaque valeur à côté de sa place dans le CV : corrigez-la et ajoutez-la à votre profil.",
  },
  profile: {
    own: "Je ne change rien moi-même dans votre profil : sur sa page, vous modifiez, ajoutez ou retirez ce que vous voulez.",
    head: "Ce qui manque ou reste faible dans votre [profil](/profile) :",
    empty:
      "Votre [profil](/profile) est encore vide. Joignez votre CV, vérifiez ce qui a été lu et ajoutez-le, ou remplissez-le à la main.",
    fine: "Votre [profil](/profile) a tout ce que je regarde : postes avec dates et tâches, compétences, contact, résumé.",
  },
  findings: {
    weak_openings:
      "Commencez par ce que vous avez fait ou obtenu ; ces lignes disent seulement pourquoi vous étiez là.",
    no_numbers: "Dites combien, si vous le savez : un chiffre se vérifie.",
    long_lines: "Raccourcissez ces lignes : au-delà de deux lignes, on les saute.",
    no_dates: "Ajoutez quand ces postes ont commencé et fini.",
    no_duties: "Ajoutez ce que vous y avez fait.",
    no_email: "Ajoutez une adresse e-mail.",
    no_phone: "Ajoutez un numéro de téléphone.",
    no_summary: "Ajoutez deux ou trois phrases qui disent qui vous êtes et ce que vous cherchez.",
    no_positions: "Ajoutez vos postes ; je n'en ai reconnu aucun.",
    no_skills: "Ajoutez une liste de compétences : beaucoup d'employeurs cherchent ainsi.",
  },
  move: {
    propose: (opening, status) =>
      `Je peux mettre ceci sur votre tableau : **${opening}**, dans **${status}**. Rien ne change avant que vous pressiez le bouton.`,
    remove: (opening) =>
      `Je peux retirer **${opening}** de votre tableau, avec son historique et ses notes. Rien ne change avant que vous pressiez le bouton, et Annuler la remet.`,
    notThere: (opening) => `**${opening}** n'est pas sur votre [tableau](/jobtracking) : il n'y a rien à retirer.`,
    already: (opening, status) => `**${opening}** est déjà dans **${status}** sur votre [tableau](/jobtracking).`,
  },
  mail: {
    head: "Un brouillon qui ne dit que ce qui est certain :",
    otherwise:
      "C'est la version courte. Pour tout autre changement, modifiez-la après l'avoir copiée : je n'écris pas de texte libre ici.",
    note: "Envoyez-le vous-même, je n'envoie rien ; complétez ce qui est entre crochets.",
  },
  compare: {
    company: "Entreprise",
    place: "Lieu",
    pay: "Salaire",
    posted: "Publiée",
    answered: "Demandé / couvert par votre profil",
  },
  documents: {
    how: "CV et lettres adaptés se font à partir d'une carte : ouvrez-la sur le [tableau](/jobtracking) et pressez **Generate Documents**. Ils ne disent que ce qui est dans votre [profil](/profile). En dessous, ce qui a été fait avant se télécharge en PDF ou pour Word.",
    forCard: (opening) =>
      `Pour **${opening}** : ouvrez sa carte sur le [tableau](/jobtracking) et pressez **Generate Documents**. CV et lettre ne disent que ce qui est dans votre [profil](/profile).`,
  },
  choose: {
    offered: "Félicitations, quelle bonne nouvelle ! Avant de signer, ceci peut aider.",
    instead: "Ce n'est pas cela ?",
    unsure: "Je n'ai pas tout à fait compris. Qu'est-ce qui s'en approche le plus ?",
    partly: (understood) => `J'ai compris ${understood}, mais pas tout. Qu'est-ce qui s'en approche le plus ?`,
    opening: "De quelle offre s'agit-il ?",
    noneThere: (status) => `Aucune carte n'est dans ${status} en ce moment. De quelle offre s'agit-il ?`,
    past: "Il n'y en a pas autant dans la liste. De quelle offre s'agit-il ?",
    noOpening:
      "Je ne sais pas encore de quelle offre vous parlez : cherchez-en une d'abord, ou mettez-en une sur votre [tableau](/jobtracking).",
    noList: "Il me faut deux offres pour cela : cherchez d'abord, ou mettez-en deux sur votre [tableau](/jobtracking).",
  },
  tell: {
    trouble:
      "Je suis désolé que quelque chose vous bloque. Le plus souvent il suffit de recharger la page ou d'essayer un autre navigateur. Les fichiers joints ici peuvent être PDF, DOC ou DOCX, jusqu'à 10 Mo ; une image de CV se lit sous [Bring your CV](/profile/import). Les mails que vous recevez se choisissent sur la [page du compte](/account). Si cela persiste, dites à qui exploite ce serveur sur quoi vous avez appuyé et ce que vous avez vu : d'ici je ne le vois pas.",
    restart: "Bien, on repart de zéro. Que cherchez-vous ?",
    advice:
      "Sur certaines choses je peux dire l'essentiel. S'agit-il de l'une de ces choses ? Un service d'orientation ou France Travail en parle aussi avec vous, le plus souvent gratuitement.",
    remind:
      "Je ne peux pas vous relancer de moi-même. Ouvrez une fiche de votre [tableau](/jobtracking) et donnez-lui sous **Next step** une prochaine étape avec sa date : elle figure sous [Today](/today) le moment venu, et la [page du compte](/account) peut vous l'envoyer par e-mail ou la montrer dans votre agenda.",
    fresh:
      "Chaque offre indique le jour de sa publication, et vous pouvez demander « publiées cette semaine ». Les sites sont relus toutes les quelques heures : ce qu'un site ne montre plus est clos ici et sort de la recherche. Si l'employeur a déjà choisi quelqu'un, aucun site ne le dit : demandez-le avant d'y passer du temps.",
    who: "Je ne suis ni un humain ni un modèle de langage : je suis le guide de cette application et je travaille selon des règles fixes. Je ne dis que ce que j'ai vérifié dans les offres, votre profil, votre tableau et votre fichier.",
    privacy:
      "Ce que vous écrivez ici, votre CV et votre profil vous appartiennent : personne d'autre ne peut les voir, et je n'envoie rien à un modèle de langage. Sur la [page du compte](/account) vous pouvez tout emporter ou supprimer. Aucun employeur ne voit votre profil : il reçoit ce que vous lui envoyez.",
    plan: `Pro coûte ${plans.pro.monthlyPriceUsd} dollars américains par mois. C'est sur la [page d'abonnement](/subscription), avec ce que comprend votre formule et ce que vous avez utilisé ; vous la changez ou la résiliez là aussi. Un prélèvement que vous ne connaissez pas ? Regardez d'abord là ; ce que vous n'avez pas commandé, votre banque peut le faire rembourser. Ce que vous avez créé reste, quelle que soit la formule, jusqu'à ce que vous le supprimiez.`,
    account:
      "Sur la [page du compte](/account) vous changez nom, adresse e-mail et mot de passe, emportez vos données, ou supprimez le compte avec tout ce qu'il contient.",
    scam: "Prudence : un vrai employeur ne demande jamais de frais, ni de faire suivre de l'argent, ni une copie du passeport ou des données bancaires avant un contrat. Ne payez rien et n'envoyez pas de papiers. Cherchez l'employeur sur son propre site et demandez-y si l'offre existe ; une fraude se signale à la police.",
    legal:
      "Visas, impôts, allocations et droit du travail me dépassent, et une mauvaise réponse pourrait vous coûter. Un service de conseil, un syndicat ou le service public de l'emploi peut répondre avec certitude.",
    apply:
      "Je ne peux pas postuler pour vous : chaque candidature part de votre main. **Apply** ouvre l'offre et la met sur votre [tableau](/jobtracking), pour que vous gardiez le fil.",
    wording:
      "Je ne réécris pas de phrases dans ce chat. **Soigner mes formulations** parcourt votre profil phrase par phrase ; vous gardez ou refusez chacune.",
    greet: "Bonjour ! Content de vous voir ici. Par quoi commençons-nous ?",
    thanks: "Avec plaisir. Je suis là quand vous avez besoin de moi.",
    other:
      "Désolé, cela, je ne le connais pas. Je peux aider pour trouver du travail, postuler, préparer un entretien, et pour votre tableau et votre profil.",
    ok: "Bien. Que faisons-nous ensuite ?",
    strain:
      "C'est dur, et cela ne dit rien de votre valeur. On fait un petit pas, ou on laisse pour aujourd'hui ? Tout est gardé.",
  },
  real: {
    demonstration:
      "Non : ces offres sont inventées pour la démonstration, et les entreprises aussi. On ne peut pas y postuler. Qui exploite ce serveur peut relier de vrais sites d'emploi ; alors seules de vraies offres s'affichent.",
    sources:
      "Elles viennent des sites d'emploi reliés à ce serveur, et chaque **Apply** mène à l'offre d'origine. Je ne peux pas dire si un employeur est sérieux : vérifiez avant d'envoyer des papiers.",
  },
  help: "Voici ce que je fais à coup sûr :\n\n- trouver des offres par métier, lieu, salaire, horaires et plus, et continuer de là (« seulement en télétravail », « et à Lyon ? », « la deuxième »)\n- dire pourquoi une offre vous convient et ce qui manque, ce qu'elle paie, et en comparer deux\n- dire ce qui attend sur votre tableau, y mettre ou déplacer des cartes d'une pression\n- vous préparer à un entretien, rédiger une relance, un remerciement ou un retrait\n- lire votre CV et trouver les lacunes de votre profil\n- expliquer cette application : ce que veut dire une colonne, où sont vos fichiers, comment changer une ligne du CV",
  strained: "Je suis désolé, c'est éprouvant, et cela ne dit rien de votre valeur.",
  distress: {
    perhaps:
      "Si ce qui vous pèse va au-delà de la recherche, vous n'avez pas à le porter sans aide : des personnes sont là pour écouter.",
    opening:
      "C'est bien de le dire. Ce que vous ressentez compte plus que n'importe quel emploi, et vous n'avez pas à le porter sans aide. Parlez maintenant à un être humain :",
    emergency: (number) => `**En danger en ce moment ?** Appelez le ${number}.`,
    anyEmergency:
      "**En danger en ce moment ?** Appelez les urgences : 112 en Europe et dans beaucoup d'autres pays, 999 au Royaume-Uni, 911 en Amérique du Nord.",
    line: (name, number) => `**${name}** : ${number}`,
    find: "**Quelqu'un à qui parler là où vous êtes** : findahelpline.com donne, par pays, des lignes gratuites et confidentielles.",
    close:
      "**Quelqu'un de proche** : dites à une personne de confiance comment vous allez, et demandez-lui de rester avec vous.",
    later:
      "La recherche peut attendre ; tout est gardé. Je suis un programme et ne peux pas aider à cela, des personnes le peuvent.",
    goOn: "Maintenant, ma question",
    listed: (date) => `Numéros au ${date}.`,
  },
};
