import type { GuideWords } from "./guide-words.ts";

export const frenchGuideWords: GuideWords = {
  intents: {
    find: "2 cherche* trouve* recherche* emplois offre*; 1 emploi poste postes travail boulot job jobs montre* veux voudrais besoin liste travailler avez",
    why: "3 pourquoi; 2 convien* correspond* chance* qualifi* manque*; 1 bon assez exigence*",
    pay: "3 salaire* remuner* gagn* paye* paie; 2 combien; 1 argent moyen*",
    next: "3 tableau; 2 prochain* suite attend* attente statut candidatures; 2 dois; 1 aujourd quoi candidature postule faire relanc*",
    interview: "3 entretien* entrevue*; 2 prepar* entrain*; 1 question* repond*",
    cv: "3 cv curriculum; 2 joint* joins televers*; 1 lis lire avis amelior* verifi*",
    profile: "3 profil; 2 lacune* complet*; 1 manque* amelior*",
    move: "2 deplac* garde* marqu* enregistr* sauvegard* ajout* not*; 1 tableau carte colonne recu refus* offre postule",
    mail: "3 mail* email* courriel* message; 2 ecri* redig* brouillon decline* remerci*; 3 retir*; 1 relance* recruteur lettre",
    compare: "3 compar*; 2 mieux difference* meilleur*; 1 entre lequel laquelle",
    documents: "3 motivation adapt*; 2 document* lettre genere*; 1 candidature ecri* redig* cv",
    help: "2 aide aider peux fonction*; 1 que quoi tu comment commencer faire",
    who: "3 robot bot ia chatgpt humain*; 2 personne; 1 tu vous qui es etes",
    real: "2 vrai* reel* faux fausses invent* demo* exist*; 1 ces offres emplois sont",
    privacy: "3 confidentialite rgpd; 2 donnees partag* stock* securis*; 1 mes qui voit",
    plan: "3 abonnement* tarif* prix; 2 gratuit* coute* annul* rembours*; 1 combien payer",
    account: "3 compte passe; 2 connexion supprim*; 1 changer nom mot",
    scam: "4 arnaque* fraude* escro*; 3 frais caution passeport; 2 suspect* argent virement banque whatsapp telegram; 1 payer demande* envoy* confiance",
    legal: "3 visa impot* avocat preavis prudhommes chomage; 2 permis contrat licenciement droit; 1 droits",
    apply: "2 postuler postule*; 1 pour moi automatiquement comment",
    wording: "3 reformul* reecri* tradui*; 2 resume formulation phrase*; 1 sonne amelior*",
    greet: "3 bonjour salut bonsoir coucou; 1 ca va",
    thanks: "3 merci* revoir; 1 super parfait genial",
    more: "3 page plus davantage; 2 autres suivant*; 1 encore",
    back: "3 retour revenir; 2 precedent*; 1 avant",
  },
  yes: "oui ok daccord volontiers accord ouais",
  no: "non pas",
  strain:
    "frustr* epuis* stress* deprim* triste refus* chomage licencie* desespere* fatigue* decourag* inquiet* peur marre",
  likeMe: "convien* correspond* recommand* propos* profil adapte*",
  ordinals: "premier* 1er 1ere; deuxieme second*; troisieme; quatrieme; cinquieme; dernier*; autre",
  carriers:
    "quoi si aimerais bonjour salut merci svp plait faut comme ans annees experience pres autour region ville habite vis actuellement nouveau nouvelle paye payes aide aider peux pouvez quelque chose quelques tout tous toutes autres plus j'ai n'importe seulement uniquement plutot aussi sinon et",
};
