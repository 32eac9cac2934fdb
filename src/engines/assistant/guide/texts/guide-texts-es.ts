import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { spanishAdviceTexts } from "../advice/advice-texts-es.ts";
import { spanishProductTexts } from "../product/product-texts-es.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` en ${place}`);
const called = (title: string) => (title === "" ? "Ofertas de todo tipo" : `Ofertas de **${title}**`);

export const spanishGuideTexts: GuideTexts = {
  locale: "es-ES",
  label: {
    more: "Más de estas",
    onlyRemote: "Solo en remoto",
    compareFirst: "Comparar las dos primeras",
    compare: (openings) => `Comparar: ${openings}`,
    why: (opening) => `¿Por qué me encajaría: ${opening}?`,
    pay: (title) => `¿Cuánto pagan las ofertas de ${title}?`,
    searchFor: (title, place) => `Buscar ${title}${at(place)}`,
    anyIn: (place) => `Todas las ofertas${at(place)}`,
    fits: "Ofertas que encajan con mi perfil",
    board: "¿Qué espera en mi tablero?",
    gaps: "¿Qué falta en mi perfil?",
    help: "¿Qué puedes hacer?",
    attach: "Adjuntar mi currículum",
    back: "Volver a la búsqueda anterior",
    search: "Buscar",
    titleField: "Puesto",
    placeField: "Lugar",
    save: (opening) => `Poner en mi tablero: ${opening}`,
    move: (opening, status) => `Mover a ${status}: ${opening}`,
    moved: (status) => `Hecho: está en ${status}.`,
    remove: (opening) => `Quitar de mi tablero: ${opening}`,
    removed: "Hecho: ya no está en tu tablero.",
    undo: "Deshacer",
    interview: (opening) => `Prepárame para la entrevista: ${opening}`,
    mail: {
      follow_up: (opening) => `Redactar un seguimiento: ${opening}`,
      thank_you: (opening) => `Redactar un agradecimiento: ${opening}`,
      withdrawal: (opening) => `Redactar una renuncia: ${opening}`,
      acceptance: (opening) => `Redactar la aceptación: ${opening}`,
      declining: (opening) => `Redactar el rechazo de la oferta: ${opening}`,
      reference: (opening) => `Pedir una referencia: ${opening}`,
    },
    documents: (opening) => `Currículum y carta para ${opening}`,
    copy: "Copiar el correo",
    copied: "Copiado.",
    openCard: "Abrir la tarjeta",
    practise: "Practicar las preguntas",
    openBoard: "Abrir el tablero",
    openProfile: "Abrir mi perfil",
    openSearch: "Abrir la búsqueda",
    openAccount: "Abrir mi cuenta",
    openSubscription: "Abrir mi suscripción",
    openPolish: "Pulir mi redacción",
    topics: {
      who: "¿Con quién hablo?",
      real: "¿Son reales estas ofertas?",
      privacy: "¿Qué pasa con mis datos?",
      plan: "Suscripción, cobros, cancelar",
      account: "Cambiar mi cuenta",
      scam: "¿Puede ser una estafa?",
      legal: "Leyes, visados, prestaciones",
      apply: "¿Cómo me presento?",
      wording: "Mejorar mis frases",
      fresh: "¿Son recientes las ofertas?",
      remind: "Poner un recordatorio",
      trouble: "Algo no funciona",
      restart: "Empezar de nuevo",
      advice: "Orientación laboral",
    },
  },
  topics: spanishAdviceTexts,
  product: spanishProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `No he encontrado ninguna oferta${title === "" ? "" : ` de **${title}**`}${at(place)}.`,
    end: "No hay más de estas.",
    byProfile: (title) => `Me guío por tu perfil, donde tu puesto más reciente es ${title}.`,
    unused: (list) => `No se ha aplicado, las ofertas no se pueden filtrar por ello: ${list}.`,
    posted: (day) => `publicada el ${day}`,
    without: (list) => `Quedan fuera: ${list}.`,
    spelling: (written, read) => `He leído «${written}» como «${read}».`,
    levels: (words) => `Ninguna oferta dice «${words}»; estas son sin eso.`,
    similar: (names) => `Lo más cercano: ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `No hay en ${asked}; estas están en ${used}.`
        : `No hay en ${asked} mismo; estas están a ${kilometres} km como mucho.`,
    someWords: (missing) => `Ningún título tiene todas las palabras; a estos les falta «${missing}».`,
    partly: "No exactamente eso (ocupaciones similares o solo algunas de las palabras):",
    mentioned: (words) => `Ningún título dice «${words}»; estas lo mencionan.`,
    fewer: (condition, count) => `Sin «${condition}» habría ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `No he encontrado ninguna que cumpla todo esto: ${conditions}; estas cumplen una parte o nada.`
        : `No he encontrado ninguna que cumpla ${conditions}; estas son sin eso.`,
    nearest: (names) => `Cerca de eso hay ofertas de ${names}.`,
    askTitle: "Con gusto. ¿Qué trabajo buscas, y dónde? Basta el puesto, el lugar puede quedar vacío.",
    noHome: "No sé dónde estás: nombra abajo una ciudad, o pon en tu [perfil](/profile) dónde vives.",
    demonstration:
      "Son ofertas de demostración: las empresas son inventadas. Quien lleva este servidor puede conectar portales de empleo reales.",
  },
  opening: {
    says: (words) => `Sobre ${words} el anuncio dice:`,
    silent: (words) =>
      `El anuncio no dice nada de ${words}, al menos no con esas palabras; pregúntalo antes de presentarte. Empieza así:`,
  },
  why: {
    asks: (opening) => `Lo que pide **${opening}**:`,
    head: (opening, answered, all) => `**${opening}**: tu perfil responde a ${answered} de las ${all} cosas que piden.`,
    met: "Lo que aportas:",
    part: "En parte:",
    question: "Tu perfil no lo deja claro; añádelo si lo tienes:",
    gap: "Lo que falta:",
    missing: (what) => `falta ${what}`,
    unknown:
      "No tengo el texto de esta oferta, así que no puedo decir qué pide. **Generate Documents** en su tarjeta lo lee.",
    posted:
      "Eso es una oferta. Se queda solo en este chat; no está en tu tablero. Ponla en él, y para su currículum y su carta pega allí su texto otra vez.",
  },
  pay: {
    head: (title, place) => `Lo que pagan las ofertas de **${title}**${at(place)}, cuando lo dicen:`,
    line: (count, median, low, high, period) =>
      `Ofertas: ${count}. La mitad entre ${low} y ${high} ${period}, el medio es ${median}.`,
    periods: { HOUR: "por hora", DAY: "al día", WEEK: "a la semana", MONTH: "al mes", YEAR: "al año" },
    few: "Se basa en pocas ofertas y dice poco de lo habitual.",
    none: (title, place) => `Ninguna oferta de **${title}**${at(place)} dice lo que paga; no tengo cifras.`,
  },
  interview: {
    head: (opening) => `Para la entrevista: **${opening}**. Esto pide la oferta, y esto puedes decir:`,
    ask: (line) => `Seguramente preguntarán por «${line}»`,
    say: (facts) => `Puedes citar: ${facts}`,
    gap: "Tu perfil no muestra nada de esto. Dilo con franqueza, y cómo lo aprenderías.",
    open: "Tu perfil no lo dice. Piensa en un ejemplo tuyo.",
    always:
      "Casi siempre preguntan: por qué esta empresa, por qué te vas, qué quieres preguntar tú. Ten una frase honesta para cada cosa.",
  },
  board: {
    empty:
      "Tu [tablero](/jobtracking) está aún vacío. Una oferta llega a él cuando pulsas **Apply** o la pones desde aquí.",
    days: (count) => (count === 1 ? "desde hace 1 día" : `desde hace ${count} días`),
  },
  cv: {
    head: (file) => `He leído ${file}. Esto he reconocido:`,
    present: "hoy",
    skills: (list) => `Habilidades: ${list}`,
    better: "Lo que podría mejorar:",
    fine: "Mis reglas fijas no tienen nada que objetar.",
    unread: "He podido leer el texto, pero no he reconocido en él un currículum.",
    none: "Aún no hay ningún currículum en esta conversación. Adjunta un PDF, DOC o DOCX y diré qué leo en él y qué podría mejorar. Lo que no es cierto en tu [perfil](/profile) se cambia allí; lo hecho para una oferta está en su tarjeta del [tablero](/jobtracking).",
    take: "**Check what was read**, abajo, muestra cada valor junto a su lugar en el currículum: corrígelo y añádelo a tu perfil.",
  },
  profile: {
    own: "Yo no cambio nada en tu perfil: en su página editas, añades o quitas lo que quieras.",
    head: "Lo que falta o es débil en tu [perfil](/profile):",
    empty:
      "Tu [perfil](/profile) está aún vacío. Adjunta tu currículum, revisa lo leído y añádelo, o rellénalo a mano.",
    fine: "Tu [perfil](/profile) tiene todo lo que miro: puestos con fechas y tareas, habilidades, contacto, resumen.",
  },
  findings: {
    weak_openings: "Empieza por lo que hiciste o lograste; estas líneas solo dicen para qué estabas.",
    no_numbers: "Di cuánto o cuántos, si lo sabes: un número se puede comprobar.",
    long_lines: "Acorta estas líneas: más allá de dos líneas nadie sigue leyendo.",
    no_dates: "Añade cuándo empezaron y acabaron estos puestos.",
    no_duties: "Añade qué hiciste en estos puestos.",
    no_email: "Añade un correo electrónico.",
    no_phone: "Añade un número de teléfono.",
    no_summary: "Añade dos o tres frases que digan quién eres y qué buscas.",
    no_positions: "Añade tus puestos; no he reconocido ninguno.",
    no_skills: "Añade una lista de habilidades: muchas empresas buscan por ellas.",
  },
  move: {
    propose: (opening, status) =>
      `Puedo poner esto en tu tablero: **${opening}**, en **${status}**. Nada cambia hasta que pulses el botón.`,
    remove: (opening) =>
      `Puedo quitar **${opening}** de tu tablero, con su historial y sus notas. Nada cambia hasta que pulses el botón, y Deshacer la devuelve.`,
    notThere: (opening) => `**${opening}** no está en tu [tablero](/jobtracking), así que no hay nada que quitar.`,
    already: (opening, status) => `**${opening}** ya está en **${status}** en tu [tablero](/jobtracking).`,
  },
  mail: {
    head: "Un borrador que solo dice lo que es seguro:",
    otherwise: "Esta es la versión corta. Lo demás cámbialo después de copiarla: aquí no escribo textos libres.",
    note: "Envíalo tú, yo no envío nada; completa lo que vaya entre corchetes.",
  },
  compare: {
    company: "Empresa",
    place: "Lugar",
    pay: "Sueldo",
    posted: "Publicada",
    answered: "Pedido / respondido por tu perfil",
  },
  documents: {
    how: "Los currículums y cartas a medida salen de una tarjeta: ábrela en el [tablero](/jobtracking) y pulsa **Generate Documents**. Solo dicen lo que está en tu [perfil](/profile). Debajo está lo hecho antes, para descargar en PDF o para Word.",
    forCard: (opening) =>
      `Para **${opening}**: abre su tarjeta en el [tablero](/jobtracking) y pulsa **Generate Documents**. Currículum y carta solo dicen lo que está en tu [perfil](/profile).`,
  },
  choose: {
    offered: "¡Enhorabuena, qué alegría! Antes de firmar, quizá te ayude algo de esto.",
    instead: "¿No es eso?",
    unsure: "No lo he entendido del todo. ¿Qué se acerca más?",
    partly: (understood) => `He entendido ${understood}, pero no todo. ¿Qué se acerca más?`,
    opening: "¿De qué oferta se trata?",
    noneThere: (status) => `Ahora no hay ninguna tarjeta en ${status}. ¿De qué oferta se trata?`,
    past: "No hay tantas en la lista. ¿De qué oferta se trata?",
    noOpening: "Aún no sé de qué oferta hablas: busca una primero, o pon una en tu [tablero](/jobtracking).",
    noList: "Para eso necesito dos ofertas: busca primero, o pon dos en tu [tablero](/jobtracking).",
  },
  tell: {
    trouble:
      "Siento que algo te lo impida. Lo que más ayuda: cargar la página otra vez o probar otro navegador. Los archivos adjuntos aquí pueden ser PDF, DOC o DOCX, hasta 10 MB; una imagen del currículum se lee en [Bring your CV](/profile/import). Qué correos recibes lo eliges en la [página de la cuenta](/account). Si sigue sin ir, di a quien lleva este servidor qué pulsaste y qué viste: desde aquí no lo veo.",
    restart: "De acuerdo, borrón y cuenta nueva. ¿Qué buscas?",
    advice:
      "De algunas cosas puedo decir algo general. ¿Es una de estas cosas? Un servicio de orientación o la oficina de empleo también lo habla contigo, casi siempre gratis.",
    remind:
      "No puedo avisarte por mi cuenta. Abre una tarjeta de tu [tablero](/jobtracking) y ponle en **Next step** un próximo paso con su fecha: aparece en [Today](/today) cuando toca, y en la [página de la cuenta](/account) puedes pedir que te llegue por correo o que salga en tu calendario.",
    fresh:
      "Cada oferta muestra el día en que se publicó, y puedes pedir «publicadas esta semana». Los portales se leen de nuevo cada pocas horas: lo que un portal ya no muestra se cierra aquí y sale de la búsqueda. Si la empresa ya ha elegido a alguien, ningún portal lo dice: pregúntalo antes de dedicarle mucho trabajo.",
    who: "No soy una persona ni un modelo de lenguaje: soy la guía de esta aplicación y trabajo con reglas fijas. Solo digo lo que he consultado en las ofertas, tu perfil, tu tablero y tu archivo.",
    privacy:
      "Lo que escribes aquí, tu currículum y tu perfil son tuyos: nadie más puede verlos, y no envío nada a un modelo de lenguaje. En la [página de la cuenta](/account) puedes llevártelo todo o borrarlo. Ninguna empresa ve tu perfil: recibe lo que tú le envías.",
    plan: `Pro cuesta ${plans.pro.monthlyPriceUsd} dólares estadounidenses al mes. Está en la [página de suscripción](/subscription), con lo que incluye tu plan y lo que has usado; allí también lo cambias o cancelas. ¿Te han cobrado algo que no conoces? Mira primero allí; lo que no pediste, tu banco puede reclamarlo. Lo que has creado se queda, sea cual sea el plan, hasta que lo borres.`,
    account:
      "En la [página de la cuenta](/account) cambias nombre, correo y contraseña, te llevas tus datos, o borras la cuenta con todo lo que contiene.",
    scam: "Cuidado: una empresa de verdad nunca pide una tasa, ni que reenvíes dinero, ni una copia del pasaporte o datos bancarios antes de un contrato. No pagues nada ni mandes papeles. Busca la empresa en su propia web y pregunta allí si la oferta existe; un fraude se denuncia a la policía.",
    legal:
      "Visados, impuestos, prestaciones y derecho laboral quedan fuera de mi alcance, y una respuesta errónea podría costarte. Un servicio de asesoría, un sindicato o el servicio público de empleo lo saben con certeza.",
    apply:
      "No puedo presentarme por ti: cada candidatura la envías tú. **Apply** abre la oferta y la pone en tu [tablero](/jobtracking), para que no pierdas el hilo.",
    wording:
      "En este chat no reescribo frases. **Pulir mi redacción** recorre tu perfil frase por frase; cada una la aceptas o la rechazas.",
    greet: "¡Hola! Qué bien que estés aquí. ¿Por dónde empezamos?",
    thanks: "De nada. Aquí estoy cuando me necesites.",
    other:
      "Lo siento, de eso no sé. Puedo ayudarte a encontrar trabajo, con candidaturas, entrevistas, tu tablero y tu perfil.",
    ok: "De acuerdo. ¿Qué sigue?",
    strain:
      "Es duro, y no dice nada de lo que vales. ¿Damos un paso pequeño, o lo dejamos por hoy? Todo queda guardado.",
  },
  real: {
    demonstration:
      "No: estas ofertas son inventadas para la demostración, y las empresas también. No se puede optar a ellas. Quien lleva este servidor puede conectar portales reales; entonces solo se muestran ofertas de verdad.",
    sources:
      "Vienen de los portales conectados a este servidor, y cada **Apply** lleva a la oferta original. No puedo decir si una empresa es de fiar: compruébalo antes de mandar papeles.",
  },
  help: "Esto lo hago con seguridad:\n\n- encontrar ofertas por puesto, lugar, sueldo, horario y más, y seguir desde ahí («solo en remoto», «¿y en Sevilla?», «la segunda»)\n- decir por qué te encaja una oferta y qué falta, cuánto paga, y comparar dos\n- decir qué espera en tu tablero, y poner o mover tarjetas con una pulsación\n- prepararte para una entrevista, redactar un seguimiento, un agradecimiento o una renuncia\n- leer tu currículum y encontrar los huecos de tu perfil\n- explicar esta aplicación: qué significa una columna, dónde están tus archivos, cómo se cambia una línea del currículum",
  strained: "Lo siento, eso desgasta, y no dice nada de lo que vales.",
  distress: {
    perhaps:
      "Si lo que te pesa va más allá de la búsqueda, no tienes que cargar con ello a solas: hay personas que escuchan.",
    opening:
      "Has hecho bien en decirlo. Lo que sientes importa más que cualquier trabajo, y no tienes que cargar con ello a solas. Habla ahora con una persona:",
    emergency: (number) => `**¿En peligro ahora mismo?** Llama al ${number}.`,
    anyEmergency:
      "**¿En peligro ahora mismo?** Llama a emergencias: 112 en Europa y en muchos otros países, 999 en el Reino Unido, 911 en Norteamérica.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Alguien con quien hablar donde estás**: findahelpline.com da líneas gratuitas y confidenciales por país.",
    close: "**Alguien cercano**: dile a una persona de confianza cómo estás, y pídele que se quede contigo.",
    later:
      "La búsqueda puede esperar; todo queda guardado. Soy un programa y no puedo ayudar con esto, las personas sí.",
    goOn: "Ahora, lo que pregunté",
    listed: (date) => `Números a fecha de ${date}.`,
  },
};
