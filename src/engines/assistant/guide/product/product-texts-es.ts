import type { ProductTexts } from "./product-texts.ts";

export const spanishProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "¿Qué significan las columnas?",
      text: "El [tablero](/jobtracking) tiene cinco columnas, una por cada etapa de una candidatura. **Viewed**: la has mirado o guardado, no se ha enviado nada. **Applied**: tu candidatura está enviada. **Interview**: te han invitado. **Offer**: te quieren. **Rejected**: no salió adelante. Ninguna tarjeta se mueve sola: arrástrala, usa **Move to** en ella o **Status** dentro, o dímelo. **Apply** solo pone la oferta en Viewed; cuando hayas enviado la candidatura, pásala a Applied.",
    },
    insights: {
      label: "¿Qué muestra Insights?",
      text: "[Insights](/insights) cuenta solo lo que dice tu propio tablero: hasta dónde llegan las ofertas, cuántas candidaturas tuvieron respuesta (cuenta una entrevista, una oferta o un rechazo) por fuente y por semana, cuántos días dura cada etapa y cuántas candidaturas costó una entrevista. Se basa en los días del historial de las tarjetas; una tarjeta que nunca se mueve no dice nada. Hay porcentajes a partir de diez; por debajo pone «2 of 7». Arriba eliges qué cuenta: esta búsqueda, las últimas 12 o 4 semanas, o, si lo hay, también el archivo.",
    },
    download: {
      label: "Descargar currículum y carta",
      text: "Los archivos están en la tarjeta de su oferta: ábrela en el [tablero](/jobtracking), en **Documents**. **Download CV** y **Download Cover Letter** dan un PDF para imprimir o adjuntar, los enlaces de debajo lo mismo para Word. Si aún no hay nada, pulsa **Generate Documents**: un currículum se hace siempre para una oferta. Yo no envío nada a las empresas, lo adjuntas tú.",
    },
    profile_edit: {
      label: "Cambiar algo de mi perfil",
      text: "Yo no cambio nada en él, lo haces tú: en el [perfil](/profile) pulsa **Edit** en la sección, cambia, añade o quita lo que quieras, y guarda. **History** recupera allí una versión anterior. Los currículums y cartas que se hagan desde ahora dicen lo nuevo; los archivos que ya hay se quedan como están hasta que los hagas otra vez. ¿De qué parte se trata?",
    },
    summary: {
      label: "Escribir o cambiar mi resumen",
      text: "Aquí no escribo textos libres, así que el resumen es tuyo: en el [perfil](/profile), en **Profile Summary**. Bastan tres frases: qué eres y desde cuándo; qué haces mejor, con una cifra si la tienes; qué buscas. Un currículum para una oferta toma de él lo que encaja, y en su revisión pone qué se dejó fuera.",
    },
    saved: {
      label: "¿Dónde está lo que guardé?",
      text: "Las ofertas que guardaste o a las que te presentaste son tarjetas del [tablero](/jobtracking); las que apartaste están en su archivo. Currículums y cartas están en la tarjeta de su oferta, en **Documents**, los anteriores en **Earlier versions**. Las búsquedas guardadas están en la [búsqueda](/jobsearch), en **Saved searches**, y los chats anteriores en **Chat History**, en el menú lateral.",
    },
    adding: {
      label: "Poner en el tablero una oferta de otro sitio",
      text: "En el [tablero](/jobtracking) pulsa el **+** de una columna y pega el enlace: lo que se puede leer de la página queda relleno, tú lo revisas. Sin enlace, elige **This job has no link** y escríbela. Desde cualquier sitio, con una pulsación: un marcador o la extensión del navegador, ambos en [esta página](/capture); en Android la aplicación instalada recibe páginas compartidas. Muchas de una vez: [importar una tabla](/jobtracking/import). Si pegas aquí un anuncio, te digo cómo encaja, pero no por eso está en el tablero.",
    },
    cards: {
      label: "¿Qué puedo guardar en una tarjeta?",
      text: "Una tarjeta del [tablero](/jobtracking) tiene cuatro partes. **Overview**: estado, próximo paso, cómo encaja. **Documents**: currículum y carta, lo que enviaste, tus archivos. **Notes**: el próximo paso con día y hora, notas, contactos, entrevistas, ofertas. **History**: cada cambio, cuyo día puedes corregir. Abajo están **Archive**, de donde vuelve cuando quieras, y **Delete Job**, que se puede deshacer durante diez segundos.",
    },
    design: {
      label: "El aspecto del currículum",
      text: "Hay siete diseños (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) y dos papeles, A4 y US Letter: en la tarjeta, en **Documents**, más abajo. Otro diseño deja el texto como está y no gasta nada de tu plan. Colores, letras, márgenes, el orden de las secciones y una foto no se pueden poner aquí: usa para eso el archivo de Word. ¿Demasiado largo? Deja fuera líneas en **Review what they say**, o quita algo del perfil.",
    },
    editing: {
      label: "Cambiar una frase del currículum o la carta",
      text: "En la tarjeta, en **Documents**, pulsa **Review what they say**. Allí una línea tuya se puede cambiar, decir de otro modo, mover o dejar fuera, y se puede añadir una frase; cada cambio es una versión nueva y las anteriores se quedan. Números, fechas, nombres y títulos tienen que estar en el [perfil](/profile), también si los escribes tú. Tu nombre, tu contacto y cómo se llaman tus puestos salen del perfil: corrígelos allí y pulsa **Regenerate Documents**, que con el mismo anuncio no gasta nada de tu plan.",
    },
    translation: {
      label: "El currículum en otro idioma",
      text: "Aquí no se traduce nada: un currículum dice tus propias palabras, y una traducción serían palabras que nadie ha comprobado. Está en el idioma de tu [perfil](/profile). Si al menos un tercio del texto del perfil está en el idioma de un anuncio (inglés, alemán, francés, español, italiano, neerlandés, polaco o portugués), el currículum y la carta para él salen en ese idioma: rellénalo así, y que lo lea alguien que lo hable. El papel es el del país de la oferta, si no eliges otro.",
    },
    match: {
      label: "¿Cómo se calcula el encaje?",
      text: "El anuncio se separa en lo que pide, y cada punto se compara con tu [perfil](/profile): «5 de 9» quiere decir que cinco de nueve tienen respuesta allí. Lo que el perfil no dice con claridad se vuelve una pregunta: respóndela en la tarjeta, en **How it fits**, una vez para todos los anuncios. Así, «falta» muchas veces solo quiere decir que aún no está en el perfil. No es una nota sobre ti, y ninguna empresa la ve.",
    },
    alerts: {
      label: "Enterarme de ofertas nuevas",
      text: "Guarda una búsqueda en la [búsqueda](/jobsearch): sus ofertas nuevas se cuentan allí y aparecen en [Today](/today). Los correos solo llegan si activas **Reminders by mail** en la [página de la cuenta](/account): uno, los días y a la hora que elijas, cuando hay algo; en cada uno puedes pararlos. Los códigos y avisos sobre tu cuenta llegan de todos modos. Al móvil no llegan notificaciones, pero las fechas de tu tablero pueden salir en tu calendario.",
    },
    app_language: {
      label: "Idioma, colores oscuros, tamaño de letra",
      text: "Las páginas están solo en inglés. Yo contesto en el idioma en que escribes, si es uno de ocho; los currículums siguen el idioma de tu perfil; para los correos de recordatorio eliges uno en la [página de la cuenta](/account). Claro u oscuro: el sol o la luna arriba en el menú lateral, en el móvil arriba a la derecha. Para letra más grande usa el zoom del navegador; las páginas están hechas para eso.",
    },
    filters: {
      label: "Buscar, filtrar, guardar una búsqueda",
      text: "En la [búsqueda](/jobsearch) escribe el trabajo y el lugar, con condiciones en palabras sencillas si quieres («media jornada, más de 1500 euros»). Los filtros de lugar de trabajo, fecha, sueldo, tipo de empleo, distancia e idioma están sobre la lista; en **More**, nivel, turnos, experiencia, empresa y fuente. **Save this search** la guarda. Lo que mejor encaja va primero; otro orden no se puede elegir. No se puede ocultar una empresa.",
    },
    truth: {
      label: "¿Se inventa algo?",
      text: "No: un currículum o una carta hechos aquí dicen solo lo que está en tu [perfil](/profile), con tus palabras o con una redacción que confirmaste. Números, fechas, nombres y títulos que no están allí se rechazan, también si los escribes tú. En **Review what they say** cada línea muestra de dónde viene. En este servidor no trabaja ningún modelo de lenguaje. Puedes callar cosas y poner lo más fuerte delante; adornarlo, no.",
    },
    after_cv: {
      label: "Ya está mi currículum: ¿y ahora?",
      text: "Nada llega solo a las empresas; este es el camino. Revisa lo que se leyó de tu currículum y añádelo a tu [perfil](/profile). Busca ofertas, aquí o en la [búsqueda](/jobsearch), y pon una en el [tablero](/jobtracking). En su tarjeta, **Generate Documents** hace el currículum y la carta para ella. Los envías tú y mueves la tarjeta; lo que toque después aparece en [Today](/today).",
    },
    devices: {
      label: "Móvil, otros ordenadores, sin red",
      text: "Funciona en el navegador de cualquier ordenador o móvil: entra allí con la misma cuenta y está todo. En las tiendas de aplicaciones no está; «Instalar aplicación» o «Añadir a pantalla de inicio», en el menú del navegador, la pone entre tus aplicaciones. Sin red se abren el tablero, Today, el perfil y la lista de chats como los viste por última vez, y lo que muevas o anotes se envía después. Varias pestañas no molestan. Dónde has entrado lo ves y lo cierras en la [página de la cuenta](/account).",
    },
    export: {
      label: "Llevarme mis datos o traerlos aquí",
      text: "Todo lo guardado sobre ti: **Download my data** en la [página de la cuenta](/account). Solo el tablero: **Export** allí, como CSV para hojas de cálculo, JSON, fechas para el calendario o un informe PDF para la oficina de empleo. El perfil: **Export as JSON Resume** en su página. De otro sitio: guarda la tabla de tu herramienta como CSV e [impórtala](/jobtracking/import); lo ves todo antes de que se guarde nada.",
    },
    distance: {
      label: "¿A qué distancia está?",
      text: "Conozco la ciudad que nombra una oferta, pero no calles, horarios ni precios de gasolina: mira el camino en un mapa. Puedes acotar una lista, aquí con «a menos de 20 km de Sevilla», en la [búsqueda](/jobsearch) con **Distance**; las dos cuentan en línea recta. Pide a la empresa la dirección exacta antes de presentarte.",
    },
    employer: {
      label: "¿Qué clase de empresa es?",
      text: "No tengo opiniones y no conozco ninguna empresa por dentro, solo lo que sus anuncios dicen de ella: pregunta por una oferta y lo muestro. Si no, mira su web, las opiniones de otros sitios con cautela, y lo mejor es preguntar a alguien que trabaje allí. Si cogen gente además de lo publicado, solo lo saben ellos: una llamada corta es de lo más normal.",
    },
    human: {
      label: "Hablar con una persona",
      text: "Soy un programa, y nadie lee en este chat; no puedo pasar nada a nadie. Para fallos, quejas y sugerencias, dirígete a quien lleva este servidor. De tu búsqueda sí hablan personas contigo: la oficina de empleo o un servicio de orientación, casi siempre gratis.",
    },
  },
  pages: {
    insights: "Abrir Insights",
    capture: "Guardar anuncios de cualquier sitio",
    import: "Importar una tabla",
    import_cv: "Traer mi currículum",
    personal_details: "Nombre, teléfono, correo, dirección",
    profile_summary: "Resumen",
    professional_experience: "Puestos",
    education: "Estudios",
    skills: "Habilidades",
    certifications: "Certificados",
  },
  places: "El lugar que nombran:",
  employer: {
    says: (opening) => `**${opening}**: esto dice el anuncio de la empresa.`,
    silent: (opening) => `**${opening}**: el anuncio no dice nada de la propia empresa.`,
  },
  counts: {
    label: "¿Cuántas candidaturas, y cuándo?",
    head: "Tantas ofertas, según tu [tablero](/jobtracking) y su historial:",
    now: "están ahora ahí",
    today: "llegaron hoy",
    week: "en los últimos 7 días",
    month: "en los últimos 30 días",
    ever: "en total",
    latest: "Los últimos cambios:",
    none: "Tu [tablero](/jobtracking) está aún vacío, así que no hay nada que contar: solo sé de las candidaturas que están ahí.",
    note: "Cada oferta cuenta una vez, el día en que llegó ahí por primera vez; las del archivo también cuentan, pero no en «ahora». Un día que no sea exacto se corrige en la tarjeta, en **History**.",
  },
  among: {
    label: (words) => (words === "" ? "¿Cuál de estas encaja mejor?" : `¿Cuáles de estas: ${words}?`),
    says: (words) => `De estas, las siguientes dicen algo sobre ${words}:`,
    silent: (words) => `Ninguna dice nada sobre ${words} con esas palabras; pregunta antes de presentarte.`,
    others: (numbers) => `Nada de eso con esas palabras: ${numbers}.`,
    pay: "Por el sueldo que dicen, contado a jornada completa, el más alto primero:",
    noPay: (numbers) => `No dicen el sueldo: ${numbers}.`,
    fit: "Eso lo decides tú. Lo que puedo decir de cada una:",
    answered: (answered, all) => `tu perfil responde a ${answered} de ${all} puntos`,
  },
  hired: {
    label: "Tengo el trabajo",
    text: "¡Enhorabuena, qué maravilla! Primero, disfrútalo.",
    which: "¿Cuál es? Luego te muestro lo que queda por hacer.",
    left: "Lo que queda: no te despidas de tu trabajo hasta que el contrato esté firmado, y di a las demás que ya no estás disponible. Cuando termines, **New search** en el [tablero](/jobtracking) pone todas las tarjetas en el archivo.",
  },
};
