import type { MailTexts } from "./mail-texts.ts";

export const portugueseMailTexts: MailTexts = {
  locale: "pt-PT",
  greeting: (_, name) => `Bom dia${name && `, ${name}`},`,
  closing: "Com os melhores cumprimentos",
  somebody: "[Nome]",
  strengths: "Eis o que trago:",
  subject: {
    question: "Uma pergunta sobre a função",
    follow_up: "A minha candidatura",
    thank_you: "Agradecimento pela conversa",
    status: "A minha candidatura",
    acceptance: "A vossa proposta",
    declining: "A vossa proposta",
    withdrawal: "Retirada da minha candidatura",
    reference: "Pedido de referência",
  },
  body: {
    question: ({ title, company }) =>
      `Interessa-me a função ${title} na ${company} e tenho uma pergunta antes de me candidatar: [a pergunta]. Agradeço a vossa ajuda.`,
    follow_up: ({ title, company, on }) =>
      `Candidatei-me${on && ` a ${on}`} na ${company} à função ${title}, que continua a interessar-me muito. Podem dizer-me em que ponto está a seleção, e se precisam de mais alguma coisa da minha parte?`,
    thank_you: ({ title, company, on }) =>
      `Agradeço a conversa${on && ` de ${on}`} na ${company} sobre a função ${title}. [Algo de que falaram.] Continua a interessar-me muito e fico à espera de notícias.`,
    status: ({ title, company }) =>
      `Escrevo-vos sobre a minha candidatura na ${company} à função ${title}. Quando contam decidir, e qual é o próximo passo? Envio com gosto o que possa ajudar.`,
    acceptance: ({ title, company, on }) =>
      `Agradeço muito a vossa proposta na ${company} para a função ${title}. Aceito-a com muito gosto${on && ` e começo a ${on}`}. Digam-me, por favor, de que precisam da minha parte até lá.`,
    declining: ({ title, company }) =>
      `Agradeço muito a vossa proposta na ${company} para a função ${title}, e o vosso tempo. Decidi não a aceitar e desejo-vos que encontrem a pessoa certa.`,
    withdrawal: ({ title, company }) =>
      `Agradeço que me considerem na ${company} para a função ${title}. Decidi retirar a minha candidatura e desejo-vos que encontrem a pessoa certa.`,
    reference: ({ title, company }) =>
      `Candidato-me na ${company} à função ${title}. Posso indicar o seu nome como referência, e responderia a perguntas sobre [onde e quando trabalhámos em conjunto]? Envio com gosto o anúncio e o meu CV.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `Há novidades sobre a minha candidatura ao lugar ${title} na ${company}? Continuo com muito interesse.`,
    thank_you: ({ title, company }) =>
      `Muito obrigado(a) pela conversa na ${company} sobre o lugar ${title}. Fico a aguardar notícias.`,
    withdrawal: ({ title, company }) =>
      `Retiro a minha candidatura ao lugar ${title} na ${company}. Obrigado(a) pelo tempo dedicado.`,
  },
};
