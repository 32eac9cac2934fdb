import type { MailTexts } from "./mail-texts.ts";

export const spanishMailTexts: MailTexts = {
  locale: "es-ES",
  greeting: (_, name) => `Buenos días${name && `, ${name}`}:`,
  closing: "Un saludo cordial",
  somebody: "[Nombre]",
  strengths: "Esto es lo que aporto:",
  subject: {
    question: "Una pregunta sobre el puesto",
    follow_up: "Mi candidatura",
    thank_you: "Gracias por la conversación",
    status: "Mi candidatura",
    acceptance: "Su oferta",
    declining: "Su oferta",
    withdrawal: "Retirada de mi candidatura",
    reference: "Solicitud de referencia",
  },
  body: {
    question: ({ title, company }) =>
      `Me interesa el puesto ${title} en ${company} y tengo una pregunta antes de presentar mi candidatura: [su pregunta]. Muchas gracias por su ayuda.`,
    follow_up: ({ title, company, on }) =>
      `Presenté mi candidatura${on && ` el ${on}`} en ${company} para el puesto ${title}, que me sigue interesando mucho. ¿Podrían decirme cómo va la selección, y si necesitan algo más de mí?`,
    thank_you: ({ title, company, on }) =>
      `Muchas gracias por la conversación${on && ` del ${on}`} en ${company} sobre el puesto ${title}. [Algo de lo que hablaron.] Me sigue interesando mucho y espero sus noticias.`,
    status: ({ title, company }) =>
      `Les escribo por mi candidatura en ${company} para el puesto ${title}. ¿Cuándo esperan decidir, y cuál es el siguiente paso? Con gusto les envío lo que pueda ayudar.`,
    acceptance: ({ title, company, on }) =>
      `Muchas gracias por su oferta en ${company} para el puesto ${title}. La acepto con mucho gusto${on && ` y empezaré el ${on}`}. Díganme, por favor, qué necesitan de mí hasta entonces.`,
    declining: ({ title, company }) =>
      `Muchas gracias por su oferta en ${company} para el puesto ${title}, y por su tiempo. He decidido no aceptarla y les deseo que encuentren a la persona adecuada.`,
    withdrawal: ({ title, company }) =>
      `Muchas gracias por considerarme en ${company} para el puesto ${title}. He decidido retirar mi candidatura y les deseo que encuentren a la persona adecuada.`,
    reference: ({ title, company }) =>
      `Me presento en ${company} al puesto ${title}. ¿Puedo nombrarle como referencia, y respondería usted a preguntas sobre [dónde y cuándo trabajamos juntos]? Con gusto le envío la oferta y mi currículum.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `¿Hay novedades sobre mi candidatura al puesto ${title} en ${company}? Sigo muy interesado/a.`,
    thank_you: ({ title, company }) =>
      `Gracias por la conversación en ${company} sobre el puesto ${title}. Quedo a la espera de sus noticias.`,
    withdrawal: ({ title, company }) =>
      `Retiro mi candidatura al puesto ${title} en ${company}. Gracias por su tiempo.`,
  },
};
