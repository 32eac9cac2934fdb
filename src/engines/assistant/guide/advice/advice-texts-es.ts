import type { AdviceTexts } from "./advice-texts.ts";

export const spanishAdviceTexts: AdviceTexts = {
  gap: {
    label: "Un hueco en el currículum",
    text: "Casi todo el mundo tiene alguno, y una línea clara es mejor que callarlo: de cuándo a cuándo, y qué fue («cuidé de un familiar», «enfermedad, ya superada», «búsqueda de empleo»). No hace falta dar detalles, y menos de salud. Añade lo que aprendiste o mantuviste en ese tiempo, si lo hay. En la entrevista dilo en una frase y pasa a lo que sabes hacer hoy. No muevas nunca las fechas: se descubre, y cuesta más que el hueco.",
  },
  laid_off: {
    label: "Acabo de perder el trabajo",
    text: "Lo siento: es un golpe, y dice poco de tu trabajo. Hoy: no firmes nada que no hayas leído con calma, y guarda la carta, el contrato y las nóminas. Apúntate pronto al servicio público de empleo, suele haber plazos; un sindicato o un servicio de asesoría te dice qué te corresponde. Pide una referencia mientras se acuerdan bien de ti. Después escribe lo que hacías allí, con tus palabras: es la base de tu currículum.",
  },
  change: {
    label: "Cambiar de oficio",
    text: "Empieza por lo que te llevas: trato con gente, seriedad, máquinas, papeleo, turnos. Lee cinco anuncios de lo nuevo y apunta lo que piden todos: es tu lista de cosas por aprender, y suele ser más corta de lo que se teme. Habla con alguien que se dedique a ello, o pruébalo unos días. Un curso merece la pena donde los anuncios piden de verdad el título. Explica el cambio en una frase, mirando adelante y sin quejarte de lo de antes.",
  },
  age: {
    label: "Me preocupa mi edad",
    text: "Hay empresas que miran la edad, aunque la ley lo prohíba; pónselo fácil a las demás. Quita la fecha de nacimiento si no es costumbre, quédate en los últimos diez o quince años, y pon arriba lo que haces hoy. Enseña que sigues aprendiendo: una herramienta, un curso, un certificado reciente. Di lo que tu experiencia les ahorra: formación, errores, ausencias. Dedica el tiempo a sitios donde ya trabaja gente de tu edad.",
  },
  no_experience: {
    label: "Todavía sin experiencia",
    text: "Un anuncio describe un deseo, no un examen: si cumples más o menos la mitad, preséntate. También es experiencia lo que no se pagó: prácticas, voluntariado, familia, asociaciones, proyectos. Di en cada caso qué hiciste y qué salió de ello. Ofrece algo que facilite probarte: un día de prueba, empezar pronto, un turno que otros no quieren. A quien empieza lo cogen antes en empresas pequeñas y donde falta gente.",
  },
  salary: {
    label: "Qué sueldo pedir",
    text: "Mira primero lo que pagan ofertas así cerca de ti. Luego fija dos cifras para ti: lo mínimo que necesitas y lo que te alegraría. En la entrevista di una cifra algo por encima, o una horquilla estrecha, con el motivo: experiencia, turnos, responsabilidad. Después calla y deja que respondan. Si el sueldo es fijo, pregunta por horas, vacaciones, transporte o formación. Lo que ganas ahora no siempre tienes que decirlo; depende del país.",
  },
  offers: {
    label: "Elegir entre varias ofertas",
    text: "Ponlas una al lado de otra: sueldo por hora, trayecto, horarios, contrato, gente, lo que aprendes. Decide qué dos cosas te importan más ahora; con eso casi siempre queda claro. Puedes pedir unos días para pensarlo: con amabilidad, con fecha y mejor por escrito. Di a la otra empresa que tienes una oferta y hasta cuándo puedes responder; es normal. No rechaces nada ni te despidas hasta firmar el otro contrato.",
  },
  leaving: {
    label: "Decirle a mi jefe que me voy",
    text: "Solo cuando el contrato nuevo esté firmado. Mira antes en tu contrato el preaviso, y comunícalo en la forma que pida tu país, casi siempre por escrito. Díselo tú, en persona y en pocas palabras: que te vas, desde cuándo, y que lo dejarás todo en orden. No debes explicaciones. Cuenta con una contraoferta y piensa antes si la aceptarías. Vete en buenos términos: de ahí salen las referencias.",
  },
  waiting: {
    label: "Cuánto esperar",
    text: "Tras una candidatura lo normal son una o dos semanas, más en lo público y en vacaciones. Tras una entrevista vale la fecha que te dieron, más dos días. Después, una pregunta corta y amable es bien recibida y no perjudica. Si tampoco responden a la segunda, cuenta con un no y pon tus fuerzas en otra cosa. Sigue presentándote mientras esperas: una sola candidatura no es un plan.",
  },
  refusal: {
    label: "Después de un no",
    text: "Un no casi siempre dice que otra persona encajaba un poco mejor, no que tú no valgas. Da las gracias en dos frases y pregunta por una cosa que mejorar; algunos contestan. Pide también que te tengan en cuenta: a la segunda opción la llaman más de lo que se cree. Si los noes llegan sin entrevista, mira el currículum; si llegan después, practica las respuestas. Luego archiva la tarjeta y haz algo pequeño que dependa de ti.",
  },
  strengths: {
    label: "Puntos fuertes y débiles",
    text: "Elige dos puntos fuertes que pida el anuncio, y para cada uno una historia corta: qué pasaba, qué hiciste, qué salió. Como punto débil toma uno real que no impida este trabajo, y di enseguida qué haces con él: «Antes cargaba con demasiado; ahora pregunto qué va primero.» Evita lo de «soy demasiado perfeccionista», lo han oído mil veces. Di los dos en voz alta dos veces antes de ir.",
  },
  why_left: {
    label: "Por qué me voy o me fui",
    text: "Breve, cierto y sin reproches: una frase sobre lo que pasó y otra sobre lo que buscas. «Teníamos ideas distintas del trabajo; ahora busco un equipo donde…» basta si hubo una pelea. «Se suprimió el puesto» basta para un despido por causas de la empresa. No digas nada falso, pueden preguntar. No hables mal de nadie: quien escucha se imagina siendo el siguiente. Después habla de este puesto y de lo que te atrae.",
  },
  nerves: {
    label: "Nervios antes de la entrevista",
    text: "Los nervios son normales, y quien entrevista los conoce. Apunta en una tarjeta tres cosas que quieres decir; puedes llevarla. Di tu primera frase y por qué te presentas en voz alta, dos veces. El día antes: mira el camino y deja la ropa preparada. Si te quedas en blanco, di «déjeme pensar un momento»; a nadie le molesta. Suelta el aire más despacio de lo que lo tomas, y recuerda que tú también los miras a ellos.",
  },
  video: {
    label: "Entrevista por vídeo",
    text: "Prueba cámara, sonido y enlace el día antes, con el mismo aparato. Luz de frente, cámara a la altura de los ojos, un fondo tranquilo. Ten a mano un teléfono por si se corta; a ellos también les pasa. Mira a la cámara al hablar y deja pequeñas pausas por el retraso. Notas al lado de la pantalla, sin problema. Avisa en casa y apaga lo que suene.",
  },
  returning: {
    label: "Volver tras una pausa",
    text: "Di la pausa en una línea y sin disculparte: cuidados, hijos, enfermedad, ya pasada o resuelta. Di lo que puedes comprometer: qué horas, desde cuándo. Ponte al día en una cosa que haya cambiado en tu oficio, y cuéntalo. Puedes empezar a media jornada o con algo temporal; desde ahí se sigue mejor. Tras una enfermedad pregunta al médico o al servicio de empleo por una vuelta gradual, muchos países la tienen. De salud di solo lo que afecte al trabajo.",
  },
  references: {
    label: "Referencias",
    text: "Pregunta antes de dar un nombre, y cuéntale de qué puesto se trata. Lo mejor es un responsable, pero sirve un compañero, un cliente, un formador o alguien de un voluntariado. Si tu último jefe hablaría mal, nombra a otra persona de allí o de antes. En algunos países tienes derecho a un certificado escrito; una asesoría lo sabe. En el currículum basta «referencias a petición».",
  },
  questions: {
    label: "Lo que no pueden preguntar",
    text: "En muchos países la empresa no puede preguntar por planes de hijos, embarazo, salud, religión, partido o sindicato si no tiene que ver con el trabajo. Qué está prohibido exactamente y qué puedes contestar varía. Puedes decir con calma «prefiero hablar del trabajo», o preguntar qué importa para el puesto. Apunta después lo que preguntaron. Un organismo de igualdad, un sindicato o una asesoría te dice qué puedes hacer.",
  },
  cv_form: {
    label: "Cómo debe ser un currículum",
    text: "Una o dos páginas, lo más nuevo primero, con mes y año en cada puesto. La foto depende del país: habitual en unos, mal vista en otros, como el Reino Unido o Estados Unidos. Diseño sencillo, una letra, sin gráficos; también lo leen programas. De tres a cinco líneas por puesto, que empiecen por lo que hiciste, con una cifra si la tienes. Quita lo que esta empresa no necesita. Mándalo en PDF, con tu nombre en el archivo.",
  },
  letter: {
    label: "Carta de presentación, sí o no",
    text: "Si el anuncio la pide, escríbela; si no, una corta rara vez perjudica, y en oficios y cuidados suelen bastar unas líneas en el correo. Media página: por qué esa empresa, dos cosas que has hecho y que necesitan, desde cuándo puedes. Nada de repetir el currículum ni frases hechas. Si cambias de oficio o tienes un hueco, este es el sitio para decirlo. Dirígela a una persona si encuentras el nombre.",
  },
  relocating: {
    label: "Mudarme por un trabajo",
    text: "Haz cuentas primero: alquiler allí, fianza, viajes, y cuánto duran tus ahorros. Escribe en la candidatura que te mudas y cuándo, si no te descartan por la dirección. Pregunta por ayuda con la mudanza, una entrevista por vídeo, una habitación para las primeras semanas. Ve a verlo un día laborable normal, si puedes. No dejes el piso hasta firmar el contrato. Al cruzar una frontera cambian permisos, impuestos y seguros: pregunta antes en una asesoría.",
  },
  part_time: {
    label: "Menos horas",
    text: "Ten claro lo que necesitas: qué días, qué horas, y cuánto sueldo queda. Busca «media jornada» y mira también jornadas completas; las empresas pequeñas suelen hablarlo. En la entrevista di lo que sí puedes y cómo se cubre cuando no estás. En tu empleo actual quizá tengas derecho a reducir horas; depende del país y del tamaño de la empresa. Piensa en la pensión y el seguro, que muchas veces bajan también.",
  },
  language: {
    label: "El idioma no es el mío",
    text: "Di tu nivel sin rodeos («en el trabajo lo entiendo todo, para escribir necesito más tiempo»); se temen más las sorpresas que los fallos. Es más fácil entrar donde se trabaja mucho con las manos o con gente de muchos sitios. Nombra tus otros idiomas: valen. Que alguien lea el currículum una vez. Prepara diez frases sobre ti y tu trabajo y dilas en voz alta. Los cursos suelen ser gratis o baratos: pregunta en el servicio de empleo.",
  },
  abroad: {
    label: "Título de otro país",
    text: "Mira primero si tu profesión está regulada allí: sanidad, cuidados, enseñanza, derecho y electricidad casi siempre, la mayoría de las demás no. Si lo está, una autoridad tiene que reconocer el título; en Europa la red ENIC-NARIC dice cuál, fuera, el organismo de la profesión. Si no lo está, preséntate ya, con el título traducido y una línea sobre a qué equivale. Lleva meses, así que empieza pronto, y busca mientras tanto algo cercano por debajo de tu nivel.",
  },
  overwhelmed: {
    label: "Es demasiado: un plan pequeño",
    text: "Entonces, poco a poco. Lunes: apunta tus últimos trabajos, solo puesto, empresa, años. Martes: busca media hora y guarda tres ofertas, no más. Miércoles: añade al perfil lo que piden esas tres y tú tienes. Jueves: una candidatura. Viernes: pregunta por una, y ordena las tarjetas. Cada día lleva su descanso. Si pesa más allá de la búsqueda, habla con alguien cercano o con tu médico.",
  },
};
