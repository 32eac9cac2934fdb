import type { AdviceTexts } from "./advice-texts.ts";

export const frenchAdviceTexts: AdviceTexts = {
  gap: {
    label: "Un trou dans le CV",
    text: "Presque tout le monde en a un, et une ligne claire vaut mieux que le silence : de quand à quand, et ce que c'était (« j'ai aidé un proche », « maladie, aujourd'hui guérie », « recherche d'emploi »). Pas besoin de détails, surtout pas sur la santé. Ajoutez ce que vous avez appris ou continué pendant ce temps, s'il y a lieu. En entretien, une phrase suffit, puis parlez de ce que vous savez faire aujourd'hui. Ne déplacez jamais les dates : cela se découvre, et coûte plus cher que le trou.",
  },
  laid_off: {
    label: "Je viens de perdre mon emploi",
    text: "Je suis désolé : cela fait mal, et cela dit peu de votre travail. Aujourd'hui : ne signez rien que vous n'ayez lu au calme, et gardez la lettre, le contrat et les bulletins de paie. Inscrivez-vous vite au service public de l'emploi, il y a souvent des délais ; un syndicat ou un service de conseil vous dit ce qui vous est dû. Demandez une attestation ou une recommandation tant qu'on se souvient de vous. Puis écrivez ce que vous y faisiez : c'est le cœur de votre CV.",
  },
  change: {
    label: "Changer de métier",
    text: "Partez de ce que vous emportez : le contact, la fiabilité, les machines, les papiers, les horaires décalés. Lisez cinq annonces du nouveau métier et notez ce que toutes demandent : c'est votre liste à apprendre, souvent plus courte que prévu. Parlez à quelqu'un qui le fait, ou essayez quelques jours. Une formation vaut la peine là où les annonces exigent vraiment le diplôme. Dites pourquoi vous changez en une phrase, tournée vers l'avant, sans vous plaindre d'avant.",
  },
  age: {
    label: "Inquiet pour mon âge",
    text: "Certains employeurs regardent l'âge, même là où la loi l'interdit ; facilitez la tâche aux autres. Laissez de côté la date de naissance si elle n'est pas d'usage, tenez-vous aux dix ou quinze dernières années, et mettez en haut ce que vous faites aujourd'hui. Montrez que vous apprenez encore : un outil, un cours, un certificat récent. Dites ce que l'expérience leur épargne : formation, erreurs, absences. Visez les maisons où travaillent déjà des gens de votre âge.",
  },
  no_experience: {
    label: "Pas encore d'expérience",
    text: "Une annonce décrit un souhait, pas un examen : si vous avez à peu près la moitié, postulez. L'expérience, c'est aussi ce qui n'était pas payé : stages, bénévolat, famille, associations, projets. Dites chaque fois ce que vous avez fait et ce qui en est sorti. Proposez ce qui rend l'essai facile : une journée d'essai, un début rapide, des horaires dont d'autres ne veulent pas. Les petites entreprises et les métiers en manque prennent plus volontiers des débutants.",
  },
  salary: {
    label: "Quel salaire demander",
    text: "Regardez d'abord ce que paient de telles offres près de chez vous. Fixez ensuite deux chiffres pour vous : le minimum, et ce qui vous ferait plaisir. En entretien, dites un chiffre un peu au-dessus, ou une fourchette étroite, avec la raison : expérience, horaires, responsabilité. Puis taisez-vous et laissez-les répondre. Si le salaire est fixe, demandez les heures, les congés, le transport ou la formation. Ce que vous gagnez aujourd'hui, vous n'avez pas toujours à le dire ; cela dépend du pays.",
  },
  offers: {
    label: "Choisir entre plusieurs offres",
    text: "Mettez-les côte à côte : salaire de l'heure, trajet, horaires, contrat, équipe, ce que vous y apprenez. Décidez quelles deux choses comptent le plus maintenant ; cela tranche presque toujours. Vous pouvez demander quelques jours de réflexion : poliment, avec une date, de préférence par écrit. Dites à l'autre employeur que vous avez une offre et jusqu'à quand répondre, c'est courant. Ne refusez rien et ne démissionnez pas avant d'avoir signé l'autre contrat.",
  },
  leaving: {
    label: "Annoncer mon départ",
    text: "Seulement quand le nouveau contrat est signé. Cherchez d'abord le préavis dans votre contrat, et donnez votre démission dans la forme que demande votre pays, le plus souvent par écrit. Dites-le vous-même à votre responsable, en peu de mots : que vous partez, quand, et que vous passerez bien le relais. Vous ne devez pas de raisons. Attendez-vous à une contre-offre et sachez d'avance votre réponse. Partez en bons termes : vos références viennent de là.",
  },
  waiting: {
    label: "Combien de temps attendre",
    text: "Après une candidature, une à deux semaines sont courantes, davantage dans le public et pendant les vacances. Après un entretien, tenez-vous à la date annoncée, plus deux jours. Ensuite une relance courte et aimable est bienvenue et ne nuit pas. Si la deuxième reste sans réponse, comptez que c'est non et mettez vos forces ailleurs. Continuez de postuler en attendant : une seule candidature n'est pas un plan.",
  },
  refusal: {
    label: "Après un refus",
    text: "Un refus dit le plus souvent que quelqu'un convenait un peu mieux, pas que vous ne valez rien. Remerciez en deux phrases et demandez une chose à améliorer ; certains répondent. Demandez aussi qu'on pense à vous : on rappelle plus souvent qu'on ne croit le deuxième choix. Si les refus viennent sans entretien, revoyez le CV ; s'ils viennent après, exercez vos réponses. Puis rangez la carte et faites une petite chose qui dépend de vous.",
  },
  strengths: {
    label: "Qualités et défauts",
    text: "Prenez deux qualités que l'annonce demande, et pour chacune une courte histoire : la situation, ce que vous avez fait, le résultat. Comme défaut, prenez-en un vrai qui n'empêche pas ce travail, et dites aussitôt ce que vous y faites : « Je prenais trop de choses à la fois ; maintenant je demande ce qui passe d'abord. » Évitez « trop perfectionniste », ils l'ont trop entendu. Dites les deux à voix haute deux fois avant d'y aller.",
  },
  why_left: {
    label: "Pourquoi je pars ou suis parti",
    text: "Court, vrai et sans reproche : une phrase sur ce qui était, une sur ce que vous cherchez. « Nous n'avions pas la même idée du travail ; je cherche une équipe où… » suffit pour une dispute. « Le poste a été supprimé » suffit pour un licenciement économique. Ne dites rien de faux, on peut vérifier. Ne dites du mal de personne : celui qui écoute s'imagine être le suivant. Puis parlez de ce poste et de ce qui vous y attire.",
  },
  nerves: {
    label: "Le trac avant l'entretien",
    text: "Le trac est normal, et ceux qui reçoivent le connaissent. Écrivez trois points à dire sur une petite fiche ; vous pouvez l'emporter. Dites votre première phrase et la raison de votre candidature à voix haute, deux fois. La veille : le trajet et la tenue. Si c'est le vide, dites « un instant, je réfléchis » ; cela ne gêne personne. Expirez plus longtemps que vous n'inspirez, et souvenez-vous que vous aussi, vous les jugez.",
  },
  video: {
    label: "Entretien en vidéo",
    text: "Essayez caméra, son et lien la veille, avec le même appareil. Lumière devant vous, caméra à hauteur des yeux, fond tranquille. Gardez un numéro de téléphone au cas où la ligne coupe ; cela leur arrive aussi. Regardez la caméra en parlant, et laissez de petites pauses à cause du décalage. Des notes à côté de l'écran, c'est permis. Prévenez à la maison et coupez ce qui sonne.",
  },
  returning: {
    label: "Reprendre après une pause",
    text: "Nommez la pause en une ligne, sans vous excuser : un proche, les enfants, une maladie, finie ou arrangée. Dites ce que vous pouvez promettre : quelles heures, à partir de quand. Remettez à jour une chose qui a changé dans votre métier, et dites-le. Commencez au besoin à temps partiel ou en contrat court ; la suite vient plus facilement. Après une maladie, demandez au médecin ou au service de l'emploi une reprise progressive, beaucoup de pays en ont une. Sur la santé, ne dites que ce qui touche le travail.",
  },
  references: {
    label: "Les références",
    text: "Demandez avant de nommer quelqu'un, et dites de quel poste il s'agit. Un responsable est le mieux, mais un collègue, un client, un formateur ou une association conviennent. Si votre dernier patron parlerait mal, nommez une autre personne de là-bas ou d'avant. Dans certains pays vous avez droit à un certificat écrit ; un service de conseil le sait. Sur le CV, « références sur demande » suffit.",
  },
  questions: {
    label: "Ce qu'on n'a pas le droit de demander",
    text: "Dans beaucoup de pays, un employeur ne peut pas demander les projets d'enfants, la grossesse, la santé, la religion, le parti ou le syndicat quand cela ne touche pas le travail. Ce qui est interdit au juste, et ce que vous pouvez répondre, varie. Vous pouvez dire calmement « je préfère parler du travail », ou demander en quoi cela concerne le poste. Notez ensuite ce qui a été demandé. Un organisme contre les discriminations, un syndicat ou un service de conseil vous dit que faire.",
  },
  cv_form: {
    label: "À quoi ressemble un CV",
    text: "Une à deux pages, le plus récent d'abord, avec mois et année pour chaque poste. La photo dépend du pays : habituelle ici, mal vue là, comme au Royaume-Uni ou aux États-Unis. Une mise en page simple, une police, pas de graphiques ; des logiciels le lisent aussi. Trois à cinq lignes par poste, qui commencent par ce que vous avez fait, avec un chiffre si vous en avez un. Ôtez ce dont cet employeur n'a pas besoin. Envoyez-le en PDF, avec votre nom dans le nom du fichier.",
  },
  letter: {
    label: "Lettre de motivation ou pas",
    text: "Si l'annonce la demande, écrivez-la ; sinon une courte nuit rarement, et dans l'artisanat ou le soin quelques lignes de mail suffisent souvent. Une demi-page : pourquoi cette maison, deux choses que vous avez faites et dont elle a besoin, à partir de quand. Pas de second CV, pas de formules creuses. Si vous changez de métier ou avez un trou, c'est là qu'on le dit. Adressez-la à une personne si vous trouvez le nom.",
  },
  relocating: {
    label: "Déménager pour un emploi",
    text: "Comptez d'abord : le loyer là-bas, la caution, les trajets, et combien de temps durent vos économies. Écrivez dans la candidature que vous déménagez et quand, sinon on vous écarte à cause de l'adresse. Demandez une aide au déménagement, un entretien en vidéo, une chambre pour les premières semaines. Allez-y un jour de semaine ordinaire, si possible. Ne rendez le logement qu'une fois le contrat signé. Au-delà d'une frontière, permis, impôts et assurances changent : demandez conseil avant.",
  },
  part_time: {
    label: "Moins d'heures",
    text: "Sachez ce qu'il vous faut : quels jours, quelles heures, et combien cela fait de salaire. Cherchez « temps partiel » et regardez aussi les temps pleins ; les petits employeurs en discutent souvent. Dites ce qui est possible et comment cela tourne sans vous, plutôt que ce qui ne l'est pas. Dans votre emploi actuel, vous avez peut-être droit à moins d'heures ; cela dépend du pays et de la taille de l'entreprise. Pensez à la retraite et à l'assurance, qui baissent souvent aussi.",
  },
  language: {
    label: "La langue n'est pas ma première",
    text: "Dites simplement votre niveau (« au travail je comprends tout, pour écrire il me faut plus de temps ») ; on craint les surprises plus que les fautes. On entre plus facilement là où l'on travaille beaucoup de ses mains ou avec des gens de partout. Nommez vos autres langues : elles comptent. Faites relire le CV une fois. Préparez dix phrases sur vous et votre travail et dites-les à voix haute. Des cours sont souvent gratuits ou peu chers : demandez au service de l'emploi.",
  },
  abroad: {
    label: "Diplôme de l'étranger",
    text: "Voyez d'abord si votre métier est réglementé : santé, soin, école, droit, électricité le sont souvent, la plupart des autres non. S'il l'est, une autorité doit reconnaître le diplôme ; en Europe le réseau ENIC-NARIC indique laquelle, ailleurs l'ordre ou l'autorité du métier. S'il ne l'est pas, postulez tout de suite, avec le diplôme traduit et une ligne sur ce à quoi il correspond. Cela prend des mois, commencez tôt, et cherchez en attendant un travail voisin en dessous de votre niveau.",
  },
  overwhelmed: {
    label: "C'est trop : un petit plan",
    text: "Allez à petits pas, une chose par jour. Lundi : notez vos derniers postes, seulement titre, entreprise, années. Mardi : cherchez une demi-heure et gardez trois offres, pas plus. Mercredi : ajoutez au profil ce que ces trois demandent et que vous avez. Jeudi : une candidature. Vendredi : une relance, et rangez vos cartes. Une pause chaque jour en fait partie. Si cela pèse au-delà de la recherche, parlez-en à un proche ou à votre médecin.",
  },
  no_replies: {
    label: "Personne ne répond à mes candidatures",
    text: "Cela use tout le monde, et cela tient rarement à vous : pour beaucoup de postes, cent personnes postulent. Deux choses changent le plus : moins de candidatures, chacune avec les mots de l'annonce dans le premier tiers du CV, et postuler dès les premiers jours. La moitié de ce qui est demandé suffit. Si cinq bonnes n'amènent aucun entretien, montrez le CV à quelqu'un. Les petites maisons répondent plus souvent, et un appel ne nuit pas.",
  },
  direction: {
    label: "Qu'est-ce qui pourrait m'aller ?",
    text: "Commencez par trois questions : de quoi vous a-t-on remercié, que faites-vous sans regarder l'heure, et que ne doit plus jamais avoir une journée de travail ? Notez trois sortes de travail qui vont avec, même en gros. Lisez cinq annonces de chacune et demandez à quelqu'un du métier à quoi ressemble une mauvaise journée. Un service d'orientation le fait avec vous, souvent gratuitement. Il ne faut pas trouver la seule bonne voie, juste une bonne suite.",
  },
  training: {
    label: "Une formation vaut-elle la peine ?",
    text: "Regardez dix offres pour le travail visé et comptez combien demandent le diplôme. Si c'est la plupart, il vaut la peine ; si c'est peu, commencez sans. Demandez d'abord qui paie : souvent le service de l'emploi, l'employeur ou un compte formation ; en apprentissage on est payé, parfois aussi après trente ans. Demandez au centre combien ont trouvé ensuite, et parlez à l'un d'eux. Ne signez rien le jour même.",
  },
  quit: {
    label: "Rester ou partir ?",
    text: "Si le travail vous rend malade, la santé passe d'abord : parlez à un médecin avant de décider, et à un syndicat ou un service de conseil de vos droits. Sinon, cherchez tant que vous avez le poste : c'est plus facile, et démissionner peut coûter des allocations. Fixez une date jusqu'à laquelle quelque chose doit changer, et dites-la à quelqu'un. Notez ce qui se passe, et quand. Puis cherchez calmement, un peu chaque semaine.",
  },
  contract: {
    label: "Intérim, contrat direct ou à mon compte ?",
    text: "L'intérim fait entrer vite et permet de voir des entreprises ; demandez ce que vous touchez entre deux missions et combien sont gardés. Un contrat direct paie souvent mieux et protège plus. À votre compte, comptez environ un tiers de plus qu'un salaire : congés, maladie, assurance et impôts sont pour vous. Essayez d'abord à côté, avec deux vrais clients. Les règles varient selon le pays ; une chambre ou un service de conseil les dit gratuitement.",
  },
  health: {
    label: "Maladie, handicap, grossesse : le dire ?",
    text: "Le plus souvent rien n'oblige à le dire, sauf si cela touche les tâches mêmes du poste ou la sécurité de quelqu'un ; les règles varient selon le pays. S'il vous faut quelque chose (un siège, des pauses, des rendez-vous), le bon moment est souvent après l'offre et avant la signature. Dites ce qui marche et ce qu'il vous faut, pas le diagnostic. Un trou peut être « santé, c'est réglé ». Un service de conseil ou un syndicat dit ce qui vaut pour vous.",
  },
  record: {
    label: "Une condamnation",
    text: "Répondez vrai à ce qui est demandé et peut l'être : dans bien des pays les vieilles peines s'effacent après des années, et seuls certains postes peuvent vérifier. Regardez d'abord ce que montre vraiment votre extrait. S'il faut le dire : une phrase sur ce que c'était, une sur ce qui a changé, une sur ce que vous savez faire. Dites-le avant qu'un papier le fasse. Les associations d'aide à la sortie connaissent des employeurs ; les petites maisons demandent moins.",
  },
  odd_jobs: {
    label: "Beaucoup de petits contrats",
    text: "Rangez par travail, pas par employeur : « 2019–2023 entrepôt et livraison, en intérim » sur une ligne, les maisons entre parenthèses. Plusieurs à la fois : un bloc. Un mois quelque part peut manquer. Le travail sans papiers compte comme expérience ; dites ce que vous avez fait et pour qui, pas comment c'était payé. Une affaire fermée est du travail aussi : ce que vous vendiez, combien de clients. Puis dites ce qui relie le tout.",
  },
  future: {
    label: "Quel travail a de l'avenir ?",
    text: "Personne ne le sait pour sûr, alors fiez-vous à ce qui se voit. Il manque du monde depuis des années dans le soin, la santé, le bâtiment, l'électricité, les transports, l'école. Les machines prennent plutôt des tâches que des métiers entiers, d'abord celles qui se répètent à l'écran. Demandez-vous : quelle part exige des mains, du jugement ou des gens ? Faites-en plus, et apprenez l'outil vous-même. Le nombre d'offres près de chez vous est la réponse d'aujourd'hui.",
  },
  network: {
    label: "Je ne connais personne dans le métier",
    text: "On connaît toujours quelqu'un : anciens collègues, voisins, club, parents d'élèves. Dites à dix personnes en une phrase ce que vous cherchez ; un réseau n'est rien d'autre. Écrivez à quelqu'un du métier : trois lignes, une question, sans demander de poste. En boutique, soin, cuisine et artisanat, passer en personne marche encore : à une heure calme, avec un CV, en demandant le responsable par son nom. Les profils en ligne aident au bureau, peu dans les métiers manuels.",
  },
  interview: {
    label: "Ce qu'on demande en entretien",
    text: "Presque toujours la même chose : parlez-nous de vous, pourquoi nous, pourquoi partez-vous, un échec, vos questions. Préparez trois phrases pour chacune, et pour deux un vrai exemple : la situation, ce que vous avez fait, le résultat. Devant un jury c'est pareil : répondez à qui demande, puis regardez les autres. Apportez deux questions. À l'essai comptent surtout l'heure, les questions et le rangement. Habillez-vous comme on s'habille là-bas un bon jour, propre et à l'aise. Pour vous exercer : mettez l'offre sur votre tableau, sa carte pose les questions une à une.",
  },
  secret: {
    label: "Chercher sans que mon chef le sache",
    text: "Regarder ailleurs est normal et presque jamais un motif de renvoi, même si les règles varient. Prenez votre téléphone et votre adresse, pas ceux du travail, et votre temps : tôt, tard ou un jour de congé, dont vous ne devez pas la raison. Demandez qu'on n'appelle votre employeur qu'après une offre ; c'est courant. S'il le sait déjà, restez calme : « Je regarde ce qu'il y a ; mon travail ici continue. » Ce que vous écrivez ici, votre employeur ne le voit pas.",
  },
  reschedule: {
    label: "Je ne peux pas venir à l'entretien",
    text: "Appelez le plus tôt possible, puis écrivez deux lignes : « Je suis désolé, un empêchement urgent ne me permet pas de venir lundi. Le poste m'intéresse beaucoup ; mercredi ou jeudi serait-il possible ? » Vous ne devez pas de détails. Cela ne coûte presque jamais le poste ; ne pas venir, si. En retard ? Appelez, dites votre heure. Manqué ? Écrivez le jour même, une excuse, deux dates. Malade ? Proposez la visio ou un autre jour.",
  },
  clothes: {
    label: "Comment m'habiller",
    text: "Un cran au-dessus de ce qu'on porte là-bas un jour ordinaire, propre, et où vous pouvez vous asseoir et respirer. Au bureau, une chemise ou un pull uni avec pantalon ou jupe suffit ; le costume, c'est pour la banque, le droit et les postes de direction. Pour un essai : de quoi travailler, chaussures fermées, cheveux attachés. Des baskets sobres vont là où l'on travaille avec. Tatouages et maquillage, c'est vous qui décidez. Dans le doute, demandez : « Comment s'habille-t-on chez vous ? » Essayez la veille.",
  },
  resignation: {
    label: "Lettre de démission",
    text: "Je n'écris pas de lettre de démission : la date et le préavis doivent être justes, et ils sont dans votre contrat. Peu de mots suffisent : votre nom et celui de l'employeur, la date, « Je vous informe de ma démission de mon poste, avec effet le …, à l'issue de mon préavis. Merci de m'en accuser réception par écrit. », votre signature. Vous ne devez aucun motif. Vérifiez d'abord le préavis et la forme ; le papier signé, remis contre récépissé ou en recommandé, est le plus sûr. Pas avant que l'autre contrat soit signé. Demandez un certificat de travail et les congés restants.",
  },
  family: {
    label: "Comment le dire à mes proches",
    text: "Dites-le vite et simplement, avant qu'un autre le fasse : une phrase sur ce qui s'est passé, une sur ce que vous faites ensuite, une sur ce dont vous avez besoin d'eux. Une heure calme vaut mieux que le pas de la porte. Apportez un petit plan, par exemple pour l'argent dans l'immédiat et pour cette semaine ; cela inquiète moins que le silence. Aux enfants il faut peu : ce n'est la faute de personne, ceci reste, cela change. Les avis, vous pouvez les entendre et les laisser : « Je t'ai entendu, je décide d'ici la fin du mois. » Si cela devient dur à la maison, un service de conseil parle avec vous tous.",
  },
};
