import type { MailTexts } from "./mail-texts.ts";

export const frenchMailTexts: MailTexts = {
  locale: "fr-FR",
  greeting: (_, name) => `Bonjour${name && ` ${name}`},`,
  closing: "Cordialement",
  somebody: "[Nom]",
  strengths: "Voici ce que j'apporte :",
  subject: {
    question: "Une question sur le poste",
    follow_up: "Ma candidature",
    thank_you: "Merci pour l'entretien",
    status: "Ma candidature",
    acceptance: "Votre offre",
    declining: "Votre offre",
    withdrawal: "Retrait de ma candidature",
    reference: "Demande de référence",
  },
  body: {
    question: ({ title, company }) =>
      `Le poste ${title} chez ${company} m'intéresse et j'ai une question avant de postuler : [votre question]. Merci de votre aide.`,
    follow_up: ({ title, company, on }) =>
      `J'ai postulé${on && ` le ${on}`} chez ${company} pour le poste ${title}, qui m'intéresse toujours beaucoup. Pourriez-vous me dire où en est la sélection, et s'il vous manque quelque chose de ma part ?`,
    thank_you: ({ title, company, on }) =>
      `Merci pour l'entretien${on && ` du ${on}`} chez ${company} au sujet du poste ${title}. [Un point dont vous avez parlé.] Ce poste m'intéresse toujours beaucoup et j'attends volontiers de vos nouvelles.`,
    status: ({ title, company }) =>
      `Je vous écris au sujet de ma candidature chez ${company} pour le poste ${title}. Quand pensez-vous prendre votre décision, et quelle est la prochaine étape ? Je vous envoie volontiers ce qui vous serait utile.`,
    acceptance: ({ title, company, on }) =>
      `Merci beaucoup pour votre offre chez ${company} pour le poste ${title}. Je l'accepte avec plaisir${on && ` et commencerai le ${on}`}. Dites-moi, s'il vous plaît, ce dont vous avez besoin d'ici là.`,
    declining: ({ title, company }) =>
      `Merci beaucoup pour votre offre chez ${company} pour le poste ${title}, et pour votre temps. J'ai décidé de ne pas l'accepter et vous souhaite de trouver la bonne personne.`,
    withdrawal: ({ title, company }) =>
      `Merci d'avoir étudié ma candidature chez ${company} pour le poste ${title}. J'ai décidé de la retirer et vous souhaite de trouver la bonne personne.`,
    reference: ({ title, company }) =>
      `Je postule chez ${company} pour le poste ${title}. Puis-je vous citer comme référence, et accepteriez-vous de répondre à des questions sur [où et quand nous avons travaillé ensemble] ? Je vous envoie volontiers l'annonce et mon CV.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `Y a-t-il du nouveau concernant ma candidature au poste ${title} chez ${company} ? Je reste très intéressé(e).`,
    thank_you: ({ title, company }) =>
      `Merci pour l'entretien chez ${company} au sujet du poste ${title}. Dans l'attente de votre réponse.`,
    withdrawal: ({ title, company }) =>
      `Je retire ma candidature au poste ${title} chez ${company}. Merci pour votre temps.`,
  },
};
