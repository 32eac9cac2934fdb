import type { ProductTexts } from "./product-texts.ts";

export const frenchProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "Que veulent dire les colonnes ?",
      text: "Le [tableau](/jobtracking) a cinq colonnes, une pour chaque étape d'une candidature. **Viewed** : vue ou mise de côté, rien n'est parti. **Applied** : votre candidature est envoyée. **Interview** : on vous a invité. **Offer** : on veut de vous. **Rejected** : cela n'a pas abouti. Aucune fiche ne bouge d'elle-même : faites-la glisser, prenez **Move to** sur elle ou **Status** dedans, ou dites-le-moi. **Apply** ne met l'offre que dans Viewed ; une fois la candidature envoyée, passez-la dans Applied.",
    },
    insights: {
      label: "Que montre Insights ?",
      text: "[Insights](/insights) ne compte que ce que dit votre propre tableau : jusqu'où vont les offres, combien de candidatures ont eu une réponse (entretien, offre ou refus), par source et par semaine, combien de jours dure chaque étape, et combien de candidatures a coûté un entretien. Tout vient des jours inscrits dans l'historique des fiches ; une fiche jamais déplacée ne dit rien. Les pourcentages n'apparaissent qu'à partir de dix ; en dessous on lit « 2 of 7 ». En haut vous choisissez ce qui compte : cette recherche, les 12 ou 4 dernières semaines, ou, s'il y en a, aussi les archives.",
    },
    download: {
      label: "Télécharger CV et lettre",
      text: "Les fichiers sont sur la fiche de leur offre : ouvrez-la sur le [tableau](/jobtracking), sous **Documents**. **Download CV** et **Download Cover Letter** donnent un PDF à imprimer ou à joindre, les liens en dessous la même chose pour Word. S'il n'y a rien encore, pressez **Generate Documents** : un CV se fait toujours pour une offre. Je n'envoie rien aux employeurs, c'est vous qui le joignez.",
    },
    profile_edit: {
      label: "Changer quelque chose dans mon profil",
      text: "Je n'y change rien, c'est vous qui le faites : dans le [profil](/profile), pressez **Edit** à la rubrique, changez, ajoutez ou retirez ce que vous voulez, puis enregistrez. **History** y ramène une version antérieure. Les CV et lettres faits désormais disent le nouveau ; les fichiers déjà là restent tels quels jusqu'à ce que vous les refassiez. De quelle partie s'agit-il ?",
    },
    summary: {
      label: "Écrire ou changer mon résumé",
      text: "Je n'écris pas de texte libre ici, le résumé est donc à vous : dans le [profil](/profile), sous **Profile Summary**. Trois phrases suffisent : ce que vous êtes et depuis quand ; ce que vous faites le mieux, avec un chiffre si vous en avez un ; ce que vous cherchez. Un CV pour une offre en prend ce qui convient, et sa relecture indique ce qui a été laissé.",
    },
    saved: {
      label: "Où est ce que j'ai enregistré ?",
      text: "Les offres que vous avez gardées ou auxquelles vous avez répondu sont des fiches du [tableau](/jobtracking) ; celles que vous avez rangées sont dans ses archives. CV et lettres sont sur la fiche de leur offre, sous **Documents**, les anciens sous **Earlier versions**. Les recherches enregistrées sont dans la [recherche](/jobsearch) sous **Saved searches**, les anciennes conversations sous **Chat History** dans le menu de côté.",
    },
    adding: {
      label: "Mettre une offre d'ailleurs sur le tableau",
      text: "Sur le [tableau](/jobtracking), pressez le **+** d'une colonne et collez le lien : ce qui se lit de la page est rempli, vous le vérifiez. Sans lien, choisissez **This job has no link** et tapez. Depuis n'importe quel site, d'une pression : un favori ou l'extension du navigateur, tous deux sur [cette page](/capture) ; sur Android, l'application installée prend les pages partagées. Beaucoup à la fois : [importer un tableau de données](/jobtracking/import). Si vous collez une annonce ici, je dis comment elle vous convient, mais elle n'est pas pour autant sur le tableau.",
    },
    cards: {
      label: "Que peut-on garder sur une fiche ?",
      text: "Une fiche du [tableau](/jobtracking) a quatre parties. **Overview** : statut, prochaine étape, adéquation. **Documents** : CV et lettre, ce que vous avez envoyé, vos fichiers. **Notes** : la prochaine étape avec jour et heure, notes, contacts, entretiens, offres. **History** : chaque changement, dont vous pouvez corriger le jour. En bas, **Archive**, d'où elle revient à tout moment, et **Delete Job**, qui s'annule pendant dix secondes.",
    },
    design: {
      label: "L'aspect du CV",
      text: "Il y a sept présentations (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) et deux papiers, A4 et US Letter : sur la fiche, sous **Documents**, plus bas. Une autre présentation laisse le texte tel quel et n'entame pas votre forfait. Couleurs, polices, marges, ordre des rubriques et photo ne se règlent pas ici : prenez le fichier Word pour cela. Trop long ? Retirez des lignes sous **Review what they say**, ou quelque chose du profil.",
    },
    editing: {
      label: "Changer une phrase du CV ou de la lettre",
      text: "Sur la fiche, sous **Documents**, pressez **Review what they say**. Une ligne qui vient de vous peut y être modifiée, dite autrement, déplacée ou retirée, et une phrase ajoutée ; chaque changement est une nouvelle version, les anciennes restent. Chiffres, dates, noms et titres doivent figurer dans le [profil](/profile), même quand vous les tapez. Votre nom, vos coordonnées et l'intitulé de vos postes viennent du profil : corrigez-les là, puis pressez **Regenerate Documents**, ce qui pour la même annonce n'entame pas votre forfait.",
    },
    translation: {
      label: "Un CV dans une autre langue",
      text: "Rien n'est traduit ici : un CV dit vos propres mots, et une traduction serait faite de mots que personne n'a vérifiés. Il est dans la langue de votre [profil](/profile). Si un tiers au moins du texte du profil est dans la langue d'une annonce (anglais, allemand, français, espagnol, italien, néerlandais, polonais ou portugais), CV et lettre pour elle sont dans cette langue : remplissez-le donc ainsi, et faites-le relire par quelqu'un qui la parle. Le papier est celui du pays de l'offre, sauf si vous en choisissez un.",
    },
    match: {
      label: "Comment l'adéquation est-elle calculée ?",
      text: "L'annonce est découpée en ce qu'elle demande, et chaque point est comparé à votre [profil](/profile) : « 5 sur 9 » veut dire que cinq sur neuf y trouvent réponse. Ce que le profil ne dit pas clairement devient une question : répondez-y sur la fiche, sous **How it fits**, une fois pour toutes les annonces. « Manque » veut donc souvent dire seulement que ce n'est pas encore dans le profil. Ce n'est pas une note sur vous, et aucun employeur ne la voit.",
    },
    alerts: {
      label: "Être averti des nouvelles offres",
      text: "Enregistrez une recherche dans la [recherche](/jobsearch) : ses nouvelles offres y sont comptées et figurent sur [Today](/today). Des mails n'arrivent que si vous activez **Reminders by mail** sur la [page du compte](/account) : un seul mail, les jours et à l'heure que vous choisissez, quand il y a quelque chose ; chacun permet de les arrêter. Les codes et les avis sur votre compte arrivent de toute façon. Votre téléphone ne reçoit pas de notifications, mais les dates du tableau peuvent s'afficher dans votre agenda.",
    },
    app_language: {
      label: "Langue, couleurs sombres, taille du texte",
      text: "Les pages sont seulement en anglais. Je réponds dans la langue où vous écrivez, si c'est l'une des huit ; les CV suivent la langue de votre profil ; pour les mails de rappel vous en choisissez une sur la [page du compte](/account). Clair ou sombre : le soleil ou la lune en haut du menu de côté, sur un téléphone en haut à droite. Pour un texte plus grand, prenez le zoom du navigateur, les pages sont faites pour.",
    },
    filters: {
      label: "Chercher, filtrer, garder une recherche",
      text: "Dans la [recherche](/jobsearch), tapez le métier et le lieu, avec des conditions en mots simples si vous voulez (« temps partiel, plus de 2000 euros »). Les filtres de lieu de travail, date, salaire, type d'emploi, distance et langue sont au-dessus de la liste ; sous **More**, niveau, horaires, expérience, employeur et source. **Save this search** la garde. Ce qui convient le mieux vient d'abord ; un autre ordre ne se choisit pas. On ne peut pas masquer un employeur.",
    },
    truth: {
      label: "Est-ce que cela invente ?",
      text: "Non : un CV ou une lettre faits ici ne disent que ce qui est dans votre [profil](/profile), dans vos mots ou dans une formulation que vous avez confirmée. Chiffres, dates, noms et titres qui n'y sont pas sont refusés, même quand vous les tapez. Sous **Review what they say**, chaque ligne montre d'où elle vient. Aucun modèle de langage ne travaille sur ce serveur. Vous pouvez taire des choses et mettre le plus fort en tête ; embellir, non.",
    },
    after_cv: {
      label: "Mon CV est là : et maintenant ?",
      text: "Rien ne part tout seul chez un employeur ; voici le chemin. Vérifiez ce qui a été lu de votre CV et ajoutez-le au [profil](/profile). Trouvez des offres, ici ou dans la [recherche](/jobsearch), et mettez-en une sur le [tableau](/jobtracking). Sur sa fiche, **Generate Documents** fait le CV et la lettre pour elle. Vous les envoyez vous-même et déplacez la fiche ; ce qui est à faire ensuite figure sur [Today](/today).",
    },
    devices: {
      label: "Téléphone, autres ordinateurs, sans réseau",
      text: "Cela marche dans le navigateur de tout ordinateur ou téléphone : connectez-vous-y avec le même compte, et tout est là. Il n'y a rien dans les magasins d'applications ; « Installer l'application » ou « Ajouter à l'écran d'accueil », dans le menu du navigateur, la place parmi vos applications. Sans réseau, tableau, Today, profil et liste des conversations s'ouvrent tels que vous les avez vus, et déplacements et notes partent plus tard. Plusieurs onglets ne gênent pas. Où vous êtes connecté se voit et s'arrête sur la [page du compte](/account).",
    },
    export: {
      label: "Emporter mes données ou les apporter ici",
      text: "Tout ce qui est enregistré sur vous : **Download my data** sur la [page du compte](/account). Le tableau seul : **Export** sur sa page, en CSV pour tableur, JSON, dates pour agenda ou justificatif PDF pour France Travail. Le profil : **Export as JSON Resume** sur sa page. D'ailleurs : enregistrez le tableau de votre outil en CSV et [importez-le](/jobtracking/import) ; vous voyez tout avant que rien ne soit enregistré.",
    },
    distance: {
      label: "C'est à quelle distance ?",
      text: "Je connais la ville que nomme une offre, mais ni rues, ni horaires, ni prix de l'essence : regardez le trajet sur une carte. Vous pouvez resserrer une liste, ici par « à 20 km de Lyon au plus », dans la [recherche](/jobsearch) par **Distance** ; les deux comptent à vol d'oiseau. Demandez l'adresse exacte à l'employeur avant de postuler.",
    },
    employer: {
      label: "Quel genre d'employeur est-ce ?",
      text: "Je n'ai pas d'avis et ne connais aucun employeur de l'intérieur, seulement ce que ses annonces disent de lui : demandez à propos d'une offre, et je le montre. Sinon, regardez son site, les avis ailleurs avec prudence, et demandez surtout à quelqu'un qui y travaille. S'il embauche au-delà de ses annonces, lui seul le sait : un court appel est tout à fait habituel.",
    },
    human: {
      label: "Parler à une personne",
      text: "Je suis un programme, et personne ne lit dans ce chat ; je ne peux rien transmettre. Pour une panne, une plainte ou une idée, adressez-vous à qui exploite ce serveur. De votre recherche, des personnes parlent bien avec vous : France Travail ou un service d'orientation, le plus souvent gratuitement.",
    },
  },
  pages: {
    insights: "Ouvrir Insights",
    capture: "Garder des annonces de tout site",
    import: "Importer un tableau de données",
    import_cv: "Apporter mon CV",
    personal_details: "Nom, téléphone, e-mail, adresse",
    profile_summary: "Résumé",
    professional_experience: "Postes",
    education: "Formation",
    skills: "Compétences",
    certifications: "Certificats",
  },
  places: "Le lieu qu'elles nomment :",
  employer: {
    says: (opening) => `**${opening}** : voici ce que l'annonce dit de l'employeur.`,
    silent: (opening) => `**${opening}** : l'annonce ne dit rien de l'employeur lui-même.`,
  },
  counts: {
    label: "Combien de candidatures, et quand ?",
    head: "Autant d'offres, d'après votre [tableau](/jobtracking) et son historique :",
    now: "y sont maintenant",
    today: "arrivées aujourd'hui",
    week: "ces 7 derniers jours",
    month: "ces 30 derniers jours",
    ever: "en tout",
    latest: "Les derniers changements :",
    none: "Votre [tableau](/jobtracking) est encore vide, il n'y a donc rien à compter : je ne connais que les candidatures qui y sont.",
    note: "Chaque offre compte une fois, le jour où elle y est arrivée d'abord ; celles des archives comptent aussi, mais pas sous « maintenant ». Un jour inexact se corrige sur la fiche, sous **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Laquelle convient le mieux ?" : `Lesquelles : ${words} ?`),
    says: (words) => `Parmi elles, celles-ci disent quelque chose sur ${words} :`,
    silent: (words) => `Aucune ne dit quelque chose sur ${words} en ces mots ; demandez avant de postuler.`,
    others: (numbers) => `Rien là-dessus en ces mots : ${numbers}.`,
    pay: "Selon le salaire qu'elles nomment, ramené au temps plein, le plus élevé d'abord :",
    noPay: (numbers) => `Ne nomment pas de salaire : ${numbers}.`,
    fit: "C'est à vous de décider. Ce que je peux dire de chacune :",
    answered: (answered, all) => `votre profil répond à ${answered} points sur ${all}`,
  },
  hired: {
    label: "J'ai le poste",
    text: "Toutes mes félicitations, c'est merveilleux ! Savourez d'abord.",
    which: "Laquelle est-ce ? Je montre ensuite ce qui reste à faire.",
    left: "Ce qui reste : ne démissionnez qu'une fois le contrat signé, et dites aux autres que vous n'êtes plus disponible. Quand vous aurez fini, **New search** sur le [tableau](/jobtracking) met toutes les fiches aux archives.",
  },
};
