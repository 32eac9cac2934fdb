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
    text: "Ve poco a poco, una cosa al día. Lunes: apunta tus últimos trabajos, solo puesto, empresa, años. Martes: busca media hora y guarda tres ofertas, no más. Miércoles: añade al perfil lo que piden esas tres y tú tienes. Jueves: una candidatura. Viernes: pregunta por una, y ordena las tarjetas. Cada día lleva su descanso. Si pesa más allá de la búsqueda, habla con alguien cercano o con tu médico.",
  },
  no_replies: {
    label: "Nadie responde a mis candidaturas",
    text: "Eso desgasta a cualquiera, y pocas veces es por ti: a muchos puestos se presentan cien personas. Dos cosas cambian más: menos candidaturas, cada una con las palabras del anuncio en el primer tercio del currículum, y enviarla los primeros días. Basta la mitad de lo que piden. Si cinco buenas no traen entrevista, enseña el currículum a alguien. Las empresas pequeñas contestan más, y una llamada no hace daño.",
  },
  direction: {
    label: "¿Qué podría irme bien?",
    text: "Empieza con tres preguntas: ¿qué te han agradecido, qué haces sin mirar el reloj y qué no debe tener nunca más un día de trabajo? Apunta tres tipos de trabajo que encajen, aunque sea a grandes rasgos. Lee cinco ofertas de cada uno y pregunta a alguien del oficio cómo es un mal día. Un servicio de orientación lo hace contigo, casi siempre gratis. No hay que hallar lo único correcto, solo un buen paso siguiente.",
  },
  training: {
    label: "¿Merece la pena un curso?",
    text: "Mira diez ofertas del trabajo que quieres y cuenta cuántas piden el título. Si son la mayoría, merece la pena; si son pocas, empieza sin él. Pregunta primero quién paga: a menudo el servicio de empleo, la empresa o una beca; de aprendiz se cobra, y también cogen a gente de más de treinta. Pregunta a la escuela cuántos encontraron trabajo y habla con uno. No firmes nada el mismo día.",
  },
  quit: {
    label: "¿Quedarme o irme?",
    text: "Si el trabajo te enferma, la salud va primero: habla con un médico antes de decidir, y de tus derechos con un sindicato o una asesoría. Si no, busca mientras tengas el puesto: es más fácil, y dimitir puede costarte prestaciones. Ponte una fecha hasta la que algo debe cambiar y dísela a alguien. Apunta qué pasa y cuándo. Luego busca con calma, un poco cada semana.",
  },
  contract: {
    label: "¿Agencia, fijo o autónomo?",
    text: "Por agencia se entra rápido y se conocen empresas; pregunta qué cobras entre dos puestos y a cuántos contratan después. Un contrato directo suele pagar mejor y protege más. Por tu cuenta, calcula un tercio más que un sueldo: vacaciones, enfermedad, seguros e impuestos corren de tu lado. Pruébalo antes junto a un empleo, con dos clientes de verdad. Las reglas cambian según el país; una cámara o asesoría te las dice gratis.",
  },
  health: {
    label: "Enfermedad, discapacidad, embarazo: ¿lo digo?",
    text: "Casi nunca tienes que decirlo, salvo que afecte a las tareas mismas del puesto o a la seguridad de alguien; las reglas cambian según el país. Si necesitas algo (una silla, pausas, citas médicas), el mejor momento suele ser después de la oferta y antes de firmar. Di qué funciona y qué necesitas, no el diagnóstico. Un hueco puede ser «salud, ya resuelto». Una asesoría o un sindicato te dice lo que vale para ti.",
  },
  record: {
    label: "Una condena",
    text: "Responde con verdad a lo que preguntan y pueden preguntar: en muchos países las penas antiguas se cancelan con los años, y solo algunos puestos pueden mirarlo. Mira primero qué muestra de verdad tu certificado. Si hay que decirlo: una frase de qué fue, una de qué ha cambiado, una de qué sabes hacer hoy. Dilo tú antes que un papel. Las asociaciones de reinserción conocen empresas que contratan; las pequeñas preguntan menos.",
  },
  odd_jobs: {
    label: "Muchos trabajos cortos",
    text: "Ordena por trabajo, no por empresa: «2019–2023 almacén y reparto, por agencias» en una línea, las empresas entre paréntesis. Varios a la vez: un bloque. Un mes en un sitio puede faltar. El trabajo sin papeles cuenta como experiencia; di qué hiciste y para quién, no cómo te pagaban. Un negocio que cerró también es trabajo: qué vendías, cuántos clientes. Luego di qué une todo eso.",
  },
  future: {
    label: "¿Qué trabajo tiene futuro?",
    text: "Nadie lo sabe seguro, así que guíate por lo que se ve. Falta gente desde hace años en cuidados, sanidad, construcción, electricidad, transporte y enseñanza. Las máquinas asumen tareas más que oficios enteros, primero las que se repiten ante una pantalla. Pregúntate: ¿qué parte pide manos, criterio o trato? Haz más de eso y aprende tú la herramienta nueva. Cuántas ofertas hay cerca de ti es la respuesta de hoy.",
  },
  network: {
    label: "No conozco a nadie en el sector",
    text: "Siempre se conoce a alguien: antiguos compañeros, vecinos, el club, la puerta del colegio. Di a diez personas en una frase qué buscas; una red no es más que eso. Escribe a alguien que haga ese trabajo: tres líneas, una pregunta, sin pedir empleo. En tiendas, cuidados, cocinas y oficios aún sirve pasarse: a una hora tranquila, con currículum, preguntando por el encargado por su nombre. Los perfiles en línea ayudan en oficinas, poco en oficios.",
  },
  interview: {
    label: "Qué preguntan en una entrevista",
    text: "Casi siempre lo mismo: háblanos de ti, por qué nosotros, por qué te vas, algo que salió mal, qué quieres preguntar. Ten tres frases para cada una, y para dos un ejemplo real: qué pasaba, qué hiciste, qué resultó. Ante varios es igual: contesta a quien pregunta y luego mira a los demás. Lleva dos preguntas tuyas. En un día de prueba cuentan sobre todo la puntualidad, preguntar y recoger. Vístete como se viste allí en un buen día, limpio y cómodo. Para practicar: pon la oferta en tu tablero, su tarjeta hace las preguntas una a una.",
  },
  secret: {
    label: "Buscar sin que lo sepa mi jefe",
    text: "Mirar es normal y casi nunca motivo de despido, aunque las reglas cambian. Usa tu teléfono y tu correo, no los del trabajo, y tu tiempo: temprano, tarde o un día libre, del que no debes dar razones. Pide que no llamen a tu empresa hasta tener una oferta; es habitual. Si tu jefe ya lo sabe, con calma: «Estoy viendo qué hay; mi trabajo aquí sigue.» Lo que pones aquí tu empresa no lo ve.",
  },
  reschedule: {
    label: "No puedo ir a la entrevista",
    text: "Llama cuanto antes y escribe dos líneas: «Lo siento, el lunes no puedo ir por un motivo urgente. El puesto me interesa mucho; ¿podría ser el miércoles o el jueves?» No debes detalles. Eso casi nunca cuesta el puesto; no aparecer, sí. ¿Llegas tarde? Llama y di a qué hora. ¿La perdiste? Escribe hoy mismo, una disculpa, dos fechas. ¿Enfermo? Pide videollamada u otro día.",
  },
  clothes: {
    label: "Qué me pongo",
    text: "Un punto más arreglado de lo que se lleva allí un día normal, limpio, y con lo que puedas sentarte y respirar. En oficina basta una camisa o un jersey liso con pantalón o falda; el traje es para banca, derecho y puestos de dirección. Para un día de prueba: ropa con la que puedas trabajar, calzado cerrado, pelo recogido. Unas zapatillas discretas valen donde se trabaja con ellas. Tatuajes y maquillaje los decides tú. Si dudas, pregunta: «¿Cómo se viste ahí?». Pruébatelo la noche antes.",
  },
  resignation: {
    label: "Carta de renuncia",
    text: "No escribo cartas de renuncia: la fecha y el preaviso tienen que ser exactos, y están en tu contrato. Bastan pocas palabras: tu nombre y el de la empresa, la fecha, «Comunico mi baja voluntaria con efecto el …, respetando el preaviso. Ruego acuse de recibo.», tu firma. No debes ningún motivo. Mira antes qué preaviso y qué forma valen; lo más seguro es papel firmado, entregado con copia sellada. Y solo cuando el otro contrato esté firmado. Pide una carta de referencia y las vacaciones pendientes.",
  },
  family: {
    label: "Cómo decírselo a mi familia",
    text: "Dilo pronto y con sencillez, antes de que lo haga otro: una frase sobre lo que pasó, otra sobre lo que harás ahora, otra sobre lo que necesitas de ellos. Una hora tranquila es mejor que la puerta de casa. Lleva un plan pequeño, por ejemplo qué pasa de momento con el dinero y qué haces esta semana; asusta menos que el silencio. Los niños necesitan poco: nadie tiene la culpa, esto sigue, esto cambia. Las opiniones puedes oírlas y dejarlas: «Te he oído, decido antes de fin de mes». Si en casa se pone difícil, un servicio de orientación familiar habla con todos.",
  },
};
