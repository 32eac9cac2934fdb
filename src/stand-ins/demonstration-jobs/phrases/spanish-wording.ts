export const spanishWording = `
company: {company} es una empresa familiar de {place} con unas {staff} personas en plantilla. | {company} trabaja para clientes de toda la provincia y forma a su propio equipo. | {company} es una cooperativa: quienes trabajan en ella también deciden.
purpose: Para reforzar nuestro equipo en {place} buscamos: {title}. | Nuestro centro de {place} incorpora: {title}. | ¿Te gusta el trabajo bien hecho y en equipo? Te esperamos en {place}.
heading: Tus funciones: | Qué harás:
duty: Mantener al día los registros y pasar la información | Enseñar a los nuevos compañeros | Proponer mejoras
need: Buen nivel de español | Responsabilidad y trabajo en equipo | Autonomía
junior: No hace falta experiencia; te formamos
mid: Al menos {years} años de experiencia
senior: Al menos {years} años de experiencia, parte de ellos con plena autonomía
lead: Al menos {years} años de experiencia y práctica en la dirección de equipos
seniorTitle: {title} con experiencia
leadTitle: {title} – responsable de equipo
full: Jornada completa de lunes a viernes. | Jornada completa, 40 horas semanales.
shift: Jornada completa en turnos rotativos. | Jornada completa con turno de noche y dos fines de semana libres al mes.
part: Media jornada, 20 horas semanales. | Jornada parcial de 25 horas. El salario indicado es para jornada completa.
remote: Teletrabajo completo; el equipo se reúne en {place} cuatro veces al año.
hybrid: Dos o tres días por semana en {place}, el resto en teletrabajo.
temporary: Contrato temporal de doce meses.
contractor: Colaboración como autónomo durante seis meses, prorrogable.
pay: Salario: {pay}.
give: 23 días laborables de vacaciones | Jornada intensiva en verano | Catorce pagas | Seguro médico privado | Contrato indefinido | Formación a cargo de la empresa | Tarjeta restaurante | Turnos conocidos con antelación
health: Acompañar a las personas en los cuidados y el día a día | Tomar constantes y anotarlas | Informar y orientar a las familias || Titulación o experiencia sanitaria | Empatía y paciencia
medical: Explorar y tratar a los pacientes | Valorar pruebas y decidir el tratamiento | Participar en las guardias || Colegiación en vigor | Trabajo con equipos multidisciplinares
lab: Preparar y analizar muestras | Evaluar resultados y redactar informes | Mantener y calibrar los equipos || Formación científica | Rigor con los procedimientos
teaching: Preparar e impartir clases | Atender a cada alumno | Trabajar con las familias y el claustro || Formación pedagógica | Paciencia y claridad
social: Organizar la vida diaria con las personas atendidas | Observar y registrar los avances | Hablar con las familias || Titulación social o educativa | Certificado de delitos de naturaleza sexual
software: Desarrollar, probar y operar sistemas | Localizar y corregir errores | Compartir y documentar soluciones || Formación en informática o experiencia equivalente | Buen inglés escrito
business: Aclarar necesidades y preparar decisiones | Controlar plazos, costes y riesgos | Dirigir talleres || Estudios superiores o experiencia equivalente | Buena expresión oral y escrita
creative: Idear y realizar proyectos | Preparar textos e imágenes para web e imprenta | Planificar y medir campañas || Portafolio propio | Dominio de los programas del oficio
finance: Revisar y registrar operaciones | Preparar cierres e informes | Atender a clientes y administraciones || Formación contable, bancaria o jurídica | Precisión y discreción
office: Atender consultas por teléfono y correo | Llevar agendas y archivos | Tramitar facturas y correspondencia || Formación administrativa | Manejo de Office
sales: Asesorar a clientes y preparar ofertas | Negociar y cerrar ventas | Mantener el CRM || Experiencia comercial | Carné de conducir B
retail: Atender a los clientes | Cobrar y reponer | Revisar existencias y fechas || Gusto por el trato con la gente | Disponibilidad los sábados
kitchen: Preparar y emplatar | Recibir y guardar mercancía | Limpiar la cocina y los equipos || Carné de manipulador de alimentos | Limpieza y rapidez
service: Recibir a los clientes | Tomar comandas y servir | Cobrar y preparar la sala || Buen trato | Disponibilidad noches y fines de semana
cleaning: Limpiar oficinas, pasillos y aseos | Separar y retirar residuos | Reponer material y avisar de averías || Cuidado y puntualidad | Se valora experiencia en limpieza
security: Controlar accesos | Hacer rondas y redactar partes | Actuar en emergencias || Habilitación profesional (TIP) | Serenidad
driving: Revisar el vehículo antes de salir | Conducir con seguridad y puntualidad | Llevar la documentación y avisar de averías || Permiso de conducir de la clase necesaria | Conducción prudente
warehouse: Recibir, revisar y ubicar la mercancía | Preparar pedidos con escáner | Embalar y cargar || Buena forma física | Disponibilidad para turnos
building: Ejecutar los trabajos según plano | Preparar materiales y herramientas | Cumplir las normas de seguridad || Oficio o experiencia en obra | Tarjeta profesional de la construcción
technical: Montar, comprobar y reparar piezas e instalaciones | Buscar y resolver averías | Anotar las intervenciones || Formación profesional técnica o experiencia en producción | Disponibilidad para turnos
engineering: Proyectar y calcular obras e instalaciones | Elaborar planos y memorias | Dirigir y recibir la ejecución || Ingeniería, arquitectura o ciclo superior | Manejo de CAD y normativa
garden: Plantar, cuidar y cosechar | Manejar y mantener la maquinaria | Tener el terreno en orden || Gusto por el trabajo al aire libre | Buena forma física
beauty: Asesorar y atender a los clientes | Llevar las citas y cobrar | Mantener la higiene del puesto || Titulación del oficio | Buena presencia
`;
