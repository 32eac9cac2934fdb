import type { GuideWords } from "./guide-words.ts";

export const spanishGuideWords: GuideWords = {
  intents: {
    find: "2 busc* encuentr* encontrar empleos trabajos oferta* vacante*; 1 empleo trabajo puesto* muestr* quiero necesito lista trabajar hay tienes chamba curro",
    why: "3 porque; 2 encaj* adapt* posibilidad* calific* cualific* falta faltan; 1 por que bueno suficiente requisito*",
    pay: "3 salario* sueldo* ganar ganan gana gano pagan cobra*; 2 paga cuanto; 1 dinero medio promedio",
    next: "3 tablero panel; 2 siguiente* seguimiento pendiente* espera* estado candidaturas solicitudes; 2 debo deberia; 1 hoy que candidatura solicitud hacer ahora",
    interview: "3 entrevista*; 2 prepar* practic*; 1 pregunta* respond*",
    cv: "3 cv curriculum curriculo; 2 adjunt* subir; 1 lee leer revisa* opinion mejor*",
    profile: "3 perfil; 2 hueco* laguna* completo; 1 falta mejor*",
    move: "2 muev* mover marca* guard* anad* agreg*; 1 tablero tarjeta columna recib* rechaz* oferta",
    mail: "3 correo* mail* email* mensaje; 2 escrib* redact* borrador declin* agradec*; 3 retir*; 1 seguimiento reclutador* carta gracias",
    compare: "3 compar*; 2 mejor diferencia*; 1 entre cual",
    documents: "3 presentacion motivacion adapt*; 2 documento* carta genera*; 1 solicitud escrib* cv",
    help: "2 ayuda puedes funciones; 1 ayudar que como empezar usar hacer",
    who: "3 robot bot ia chatgpt humano; 2 persona quien; 1 tu eres real",
    real: "2 reales real verdad* fals* invent* demo* existen; 1 estas ofertas son",
    privacy: "3 privacidad rgpd; 2 datos compart* guardan segur*; 1 mis quien ve",
    plan: "3 suscripcion* tarifa* precio*; 2 gratis gratuit* cuesta* cancel* reembols*; 1 cuanto pagar",
    account: "3 cuenta contrasena; 2 sesion borrar eliminar; 1 cambiar nombre",
    scam: "4 estafa* fraude* timo; 3 tasa fianza pasaporte; 2 sospech* dinero transfer* banco whatsapp telegram; 1 pagar piden pide pedido envi* mande confi*",
    legal: "3 visado visa impuesto* abogado preaviso; 2 permiso contrato despido paro ley finiquito; 1 derecho*",
    apply: "2 postul* aplicar solicitar; 1 por mi automaticamente como",
    wording: "3 reescrib* reformul* traduc*; 2 resumen redaccion frase*; 1 suene mejor*",
    greet: "3 hola buenas buenos; 1 dias tardes noches",
    thanks: "3 gracias adios; 1 genial perfecto",
    more: "3 pagina mas; 2 otras otros siguientes",
    back: "3 volver atras vuelve; 2 anterior*; 1 antes",
  },
  yes: "si ok vale claro bueno dale",
  no: "no",
  strain:
    "frustr* agotad* estres* deprim* triste rechaz* desemplead* despid* despedid* desesperad* cansad* desanim* preocup* miedo parado",
  likeMe: "encaj* adapt* recomiend* recomend* suger* sugier* perfil",
  ordinals: "primer*; segund*; tercer*; cuart*; quint*; ultim*; otra otro",
  carriers:
    "solo sea gustaria quisiera hola buenas buenos dias tardes favor gracias anos experiencia cerca zona ciudad vivo actualmente nuevo nueva pagado ayuda ayudame puedes algo alguna alguno algun cualquier otras dame tambien mejor y",
};
