import type { GuideWords } from "./guide-words.ts";

export const portugueseGuideWords: GuideWords = {
  intents: {
    find: "2 procur* busc* encontr* empregos vaga* oferta*; 1 emprego trabalho* mostr* quero queria preciso lista trabalhar ha tem oportunidade*",
    why: "3 porque; 2 encaix* adequ* hipotese* chance* qualific* falta faltam; 1 por que bom suficiente requisito*",
    pay: "3 salario* ordenado* ganha* pagam remunera*; 2 paga quanto; 1 dinheiro medio media",
    next: "3 quadro painel; 2 proxim* seguimento pendente* espera* estado candidaturas; 2 devo; 1 hoje que candidatura fazer agora",
    interview: "3 entrevista*; 2 prepar* pratic* trein*; 1 pergunta* respond*",
    cv: "3 cv curriculo curriculum; 2 anex* carreg*; 1 le leia ler opiniao melhor* rev*",
    profile: "3 perfil; 2 lacuna* completo; 1 falta melhor*",
    move: "2 mov* marc* guard* salv* adicion*; 1 quadro cartao coluna receb* rejeit* oferta candidatei",
    mail: "3 email* e-mail* mail* mensagem; 2 escrev* redig* rascunho recus* agradec*; 3 retir* desist*; 1 obrigad* seguimento recrutador* carta",
    compare: "3 compar*; 2 melhor diferenca*; 1 entre qual",
    documents: "3 apresentacao motivacao adapt*; 2 documento* carta gera*; 1 candidatura escrev* cv",
    help: "2 ajuda podes funcoes; 1 ajudar que pode como comecar usar fazer sabes",
    who: "3 robo bot ia chatgpt humano; 2 pessoa quem; 1 tu voce es real",
    real: "2 reais real verdadeir* fals* invent* demo* existem; 1 estas vagas sao",
    privacy: "3 privacidade rgpd lgpd; 2 dados partilh* compartilh* guardad* segur*; 1 meus quem ve",
    plan: "3 subscricao assinatura* preco*; 2 gratis gratuit* custa* cancel* reembols*; 1 quanto pagar",
    account: "3 conta senha; 2 sessao apagar eliminar excluir; 1 mudar nome palavra-passe",
    scam: "4 burla* golpe* fraude*; 3 taxa caucao passaporte; 2 suspeit* dinheiro transfer* pix banco whatsapp telegram; 1 pagar pedem pede pediram enviar confi*",
    legal: "3 visto imposto* advogado aviso; 2 autorizacao contrato despedimento demissao lei subsidio; 1 direito*",
    apply: "2 candidatar candidato aplicar; 1 por mim automaticamente como",
    wording: "3 reescrev* reformul* traduz*; 2 resumo redacao frase*; 1 soe melhor*",
    greet: "3 ola oi; 2 bom boa; 1 dia tarde noite",
    thanks: "3 obrigad* adeus tchau; 1 otimo perfeito",
    more: "3 pagina mais; 2 outras outros seguintes",
    back: "3 voltar volta; 2 anterior*; 1 antes",
  },
  yes: "sim ok claro pode bora",
  no: "nao",
  strain:
    "frustr* exaust* stress* estress* deprim* triste rejeit* desempregad* despedid* demitid* desesperad* cansad* desanim* preocup* medo",
  likeMe: "encaix* adequ* recomend* suger* perfil combin*",
  ordinals: "primeir*; segund*; terceir*; quart*; quint*; ultim*; outra outro",
  carriers:
    "ola oi bom boa dia tarde favor obrigado obrigada anos experiencia perto zona cidade moro vivo atualmente novo nova bem pago ajuda ajudar podes pode algo alguma algum qualquer outras sou tenho estou apenas tambem antes e",
};
