import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { portugueseAdviceTexts } from "../advice/advice-texts-pt.ts";
import { portugueseProductTexts } from "../product/product-texts-pt.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` (${place})`);
const called = (title: string) => (title === "" ? "Vagas de todo o tipo" : `Vagas de **${title}**`);

export const portugueseGuideTexts: GuideTexts = {
  locale: "pt-PT",
  label: {
    more: "Mais destas",
    onlyRemote: "Só remoto",
    compareFirst: "Comparar as duas primeiras",
    compare: (openings) => `Comparar: ${openings}`,
    why: (opening) => `Porque me serviria: ${opening}?`,
    pay: (title) => `Quanto pagam as vagas de ${title}?`,
    searchFor: (title, place) => `Procurar ${title}${at(place)}`,
    anyIn: (place) => `Todas as vagas${at(place)}`,
    fits: "Vagas que combinam com o meu perfil",
    board: "O que espera no meu quadro?",
    gaps: "O que falta no meu perfil?",
    help: "O que sabes fazer?",
    attach: "Anexar o meu CV",
    back: "Voltar à pesquisa anterior",
    search: "Procurar",
    titleField: "Profissão",
    placeField: "Local",
    save: (opening) => `Pôr no meu quadro: ${opening}`,
    move: (opening, status) => `Mover para ${status}: ${opening}`,
    moved: (status) => `Feito: está agora em ${status}.`,
    remove: (opening) => `Tirar do meu quadro: ${opening}`,
    removed: "Feito: já não está no teu quadro.",
    undo: "Desfazer",
    interview: (opening) => `Prepara-me para a entrevista: ${opening}`,
    mail: {
      follow_up: (opening) => `Escrever um seguimento: ${opening}`,
      thank_you: (opening) => `Escrever um agradecimento: ${opening}`,
      withdrawal: (opening) => `Escrever uma desistência: ${opening}`,
      acceptance: (opening) => `Escrever a aceitação: ${opening}`,
      declining: (opening) => `Escrever a recusa da proposta: ${opening}`,
      reference: (opening) => `Pedir uma referência: ${opening}`,
    },
    documents: (opening) => `CV e carta para ${opening}`,
    copy: "Copiar a mensagem",
    copied: "Copiado.",
    openCard: "Abrir o cartão",
    practise: "Treinar as perguntas",
    openBoard: "Abrir o quadro",
    openProfile: "Abrir o meu perfil",
    openSearch: "Abrir a pesquisa",
    openAccount: "Abrir a minha conta",
    openSubscription: "Abrir a minha subscrição",
    openPolish: "Cuidar das minhas frases",
    topics: {
      who: "Com quem falo?",
      real: "Estas vagas são reais?",
      privacy: "O que acontece aos meus dados?",
      plan: "Subscrição, cobranças, cancelar",
      account: "Alterar a minha conta",
      scam: "Pode ser uma burla?",
      legal: "Leis, vistos, subsídios",
      apply: "Como me candidato?",
      wording: "Melhorar as minhas frases",
      fresh: "São recentes as vagas?",
      remind: "Pôr um lembrete",
      trouble: "Algo não funciona",
      restart: "Começar de novo",
      advice: "Orientação profissional",
    },
  },
  topics: portugueseAdviceTexts,
  product: portugueseProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `Não encontrei nenhuma vaga${title === "" ? "" : ` de **${title}**`}${at(place)}.`,
    end: "Não há mais destas.",
    byProfile: (title) => `Guio-me pelo teu perfil, onde a função mais recente é ${title}.`,
    unused: (list) => `Não aplicado, as vagas não se podem filtrar por isso: ${list}.`,
    posted: (day) => `publicada a ${day}`,
    without: (list) => `Ficam de fora: ${list}.`,
    spelling: (written, read) => `Li «${written}» como «${read}».`,
    levels: (words) => `Nenhuma vaga diz «${words}»; estas são sem isso.`,
    similar: (names) => `O mais próximo: ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `Não há nenhuma em ${asked}; estas são em ${used}.`
        : `Não há nenhuma em ${asked}; estas são no máximo a ${kilometres} km.`,
    someWords: (missing) => `Nenhum título tem todas as palavras; a estes falta «${missing}».`,
    partly: "Não exatamente isso (profissões parecidas ou só algumas das palavras):",
    mentioned: (words) => `Nenhum título diz «${words}»; estas mencionam-no.`,
    fewer: (condition, count) => `Sem «${condition}» seriam ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `Não encontrei nenhuma que cumpra tudo isto: ${conditions}; estas cumprem uma parte ou nada.`
        : `Não encontrei nenhuma que cumpra ${conditions}; estas são sem isso.`,
    nearest: (names) => `Perto disso há vagas de ${names}.`,
    askTitle: "Com gosto. Que trabalho procuras, e onde? Basta a profissão, o local pode ficar vazio.",
    noHome: "Não sei onde estás: indica abaixo uma cidade, ou põe no [perfil](/profile) onde vives.",
    demonstration:
      "São vagas de demonstração: as empresas são inventadas. Quem gere este servidor pode ligar sites de emprego reais.",
  },
  opening: {
    says: (words) => `Sobre ${words} o anúncio diz:`,
    silent: (words) =>
      `Sobre ${words} o anúncio não diz nada, pelo menos não com estas palavras; pergunta antes de te candidatares. Começa assim:`,
  },
  why: {
    asks: (opening) => `O que pede **${opening}**:`,
    head: (opening, answered, all) => `**${opening}**: o teu perfil responde a ${answered} das ${all} coisas pedidas.`,
    met: "O que trazes:",
    part: "Em parte:",
    question: "O perfil não o deixa claro; acrescenta-o se o tiveres:",
    gap: "O que falta:",
    missing: (what) => `falta ${what}`,
    unknown: "Não tenho o texto desta vaga, por isso não sei o que pede. **Generate Documents** no cartão lê-o.",
    posted:
      "Isso é uma vaga. Fica só nesta conversa; não está no teu quadro. Põe-na lá, e para o CV e a carta cola lá o texto outra vez.",
  },
  pay: {
    head: (title, place) => `Quanto pagam as vagas de **${title}**${at(place)}, quando o dizem:`,
    line: (count, median, low, high, period) =>
      `Vagas: ${count}. Metade entre ${low} e ${high} ${period}, o meio é ${median}.`,
    periods: { HOUR: "por hora", DAY: "por dia", WEEK: "por semana", MONTH: "por mês", YEAR: "por ano" },
    few: "Assenta em poucas vagas e diz pouco do que é habitual.",
    none: (title, place) => `Nenhuma vaga de **${title}**${at(place)} diz quanto paga; não tenho números.`,
  },
  interview: {
    head: (opening) => `Para a entrevista: **${opening}**. Isto pede a vaga, e isto podes dizer:`,
    ask: (line) => `Provavelmente perguntam por «${line}»`,
    say: (facts) => `Podes apontar: ${facts}`,
    gap: "O teu perfil não mostra nada disto. Diz isso com franqueza, e como o aprenderias.",
    open: "O perfil não o diz. Pensa num exemplo teu.",
    always:
      "Quase sempre perguntam: porquê esta empresa, porque sais, o que queres perguntar. Tem uma frase honesta para cada.",
  },
  board: {
    empty:
      "O teu [quadro](/jobtracking) ainda está vazio. Uma vaga chega lá quando carregas em **Apply** ou a pões daqui.",
    days: (count) => (count === 1 ? "há 1 dia" : `há ${count} dias`),
  },
  cv: {
    head: (file) => `Li ${file}. Isto reconheci:`,
    present: "hoje",
    skills: (list) => `Competências: ${list}`,
    better: "O que podia ser melhor:",
    fine: "As minhas regras fixas não têm nada a apontar.",
    unread: "Consegui ler o texto, mas não reconheci nele um CV.",
    none: "Ainda não há CV nesta conversa. Anexa um PDF, DOC ou DOCX, e digo o que leio e o que podia ser melhor. O que não está certo no teu [perfil](/profile) muda-se lá; o que foi feito para uma vaga está no cartão dela no [quadro](/jobtracking).",
    take: "**Check what was read**, abaixo, mostra cada valor ao lado do seu lugar no CV: corrige-o e junta-o ao teu perfil.",
  },
  profile: {
    own: "Eu não mudo nada no teu perfil: na página dele alteras, acrescentas ou tiras o que quiseres.",
    head: "O que falta ou é fraco no teu [perfil](/profile):",
    empty:
      "O teu [perfil](/profile) ainda está vazio. Anexa o CV, verifica o que foi lido e junta-o, ou preenche-o à mão.",
    fine: "O teu [perfil](/profile) tem tudo o que vejo: funções com datas e tarefas, competências, contacto, resumo.",
  },
  findings: {
    weak_openings: "Começa pelo que fizeste ou conseguiste; estas linhas só dizem para que lá estavas.",
    no_numbers: "Diz quanto ou quantos, se souberes: um número pode verificar-se.",
    long_lines: "Encurta estas linhas: além de duas linhas ninguém lê.",
    no_dates: "Acrescenta quando estas funções começaram e acabaram.",
    no_duties: "Acrescenta o que fizeste nestas funções.",
    no_email: "Acrescenta um endereço de e-mail.",
    no_phone: "Acrescenta um número de telefone.",
    no_summary: "Acrescenta duas ou três frases que digam quem és e o que procuras.",
    no_positions: "Acrescenta as tuas funções; não reconheci nenhuma.",
    no_skills: "Acrescenta uma lista de competências: muitas empresas procuram por elas.",
  },
  move: {
    propose: (opening, status) =>
      `Posso pôr isto no teu quadro: **${opening}**, em **${status}**. Nada muda até carregares no botão.`,
    remove: (opening) =>
      `Posso tirar **${opening}** do teu quadro, com o histórico e as notas. Nada muda enquanto não carregares no botão, e Anular põe-na de volta.`,
    notThere: (opening) => `**${opening}** não está no teu [quadro](/jobtracking), por isso não há nada a tirar.`,
    already: (opening, status) => `**${opening}** já está em **${status}** no teu [quadro](/jobtracking).`,
  },
  mail: {
    head: "Um rascunho que só diz o que é certo:",
    otherwise: "Esta é a versão curta. O resto muda-o depois de copiar: textos livres não escrevo aqui.",
    note: "Envia tu, eu não envio nada; completa o que estiver entre parênteses.",
  },
  compare: {
    company: "Empresa",
    place: "Local",
    pay: "Salário",
    posted: "Publicada",
    answered: "Pedido / respondido pelo teu perfil",
  },
  documents: {
    how: "CVs e cartas à medida fazem-se a partir de um cartão: abre-o no [quadro](/jobtracking) e carrega em **Generate Documents**. Só dizem o que está no teu [perfil](/profile). Abaixo está o que já foi feito, para descarregar em PDF ou para Word.",
    forCard: (opening) =>
      `Para **${opening}**: abre o cartão no [quadro](/jobtracking) e carrega em **Generate Documents**. CV e carta só dizem o que está no teu [perfil](/profile).`,
  },
  choose: {
    offered: "Parabéns, que boa notícia! Antes de assinares, talvez ajude uma destas coisas.",
    instead: "Não era isto?",
    unsure: "Não percebi bem. O que se aproxima mais?",
    partly: (understood) => `Percebi ${understood}, mas não tudo. O que se aproxima mais?`,
    opening: "De que vaga se trata?",
    noneThere: (status) => `Em ${status} não há nenhum cartão agora. De que vaga se trata?`,
    past: "Não há tantas na lista. De que vaga se trata?",
    noOpening: "Ainda não sei de que vaga falas: procura primeiro uma, ou põe uma no teu [quadro](/jobtracking).",
    noList: "Para isso preciso de duas vagas: procura primeiro, ou põe duas no teu [quadro](/jobtracking).",
  },
  tell: {
    trouble:
      "Lamento que algo te esteja a travar. O que mais ajuda: carregar a página outra vez ou tentar outro navegador. Os ficheiros anexados aqui podem ser PDF, DOC ou DOCX, até 10 MB; uma imagem do CV lê-se em [Bring your CV](/profile/import). Que e-mails recebes escolhes na [página da conta](/account). Se continuar, diz a quem gere este servidor em que carregaste e o que viste: daqui não o vejo.",
    restart: "Muito bem, folha em branco. O que procuras?",
    advice:
      "Sobre algumas coisas posso dizer algo geral. É uma destas coisas? Um serviço de orientação ou o centro de emprego também fala disso contigo, quase sempre de graça.",
    remind:
      "Não consigo avisar-te por mim. Abre um cartão do teu [quadro](/jobtracking) e dá-lhe em **Next step** um próximo passo com data: aparece em [Today](/today) quando chega a altura, e na [página da conta](/account) podes recebê-lo por e-mail ou vê-lo no teu calendário.",
    fresh:
      "Cada vaga mostra o dia em que foi publicada, e podes pedir «publicadas esta semana». Os sites são lidos de novo a cada poucas horas: o que um site já não mostra fecha aqui e sai da pesquisa. Se a empresa já escolheu alguém, nenhum site o diz: pergunta antes de lhe dedicares muito trabalho.",
    who: "Não sou uma pessoa nem um modelo de linguagem: sou o guia desta aplicação e trabalho com regras fixas. Só digo o que verifiquei nas vagas, no teu perfil, no teu quadro e no teu ficheiro.",
    privacy:
      "O que escreves aqui, o teu CV e o teu perfil são teus: mais ninguém os pode ver, e não envio nada a um modelo de linguagem. Na [página da conta](/account) podes levar tudo ou apagá-lo. Nenhum empregador vê o teu perfil: recebe o que lhe enviares.",
    plan: `O Pro custa ${plans.pro.monthlyPriceUsd} dólares americanos por mês. Está na [página da subscrição](/subscription), com o que o teu plano inclui e o que usaste; lá também o mudas ou cancelas. Cobraram-te algo que não conheces? Vê primeiro lá; o que não pediste, o teu banco pode recuperar. O que criaste fica, seja qual for o plano, até o apagares.`,
    account:
      "Na [página da conta](/account) mudas nome, e-mail e palavra-passe, levas os teus dados, ou apagas a conta com tudo o que contém.",
    scam: "Cuidado: um empregador verdadeiro nunca pede uma taxa, nem que reenvies dinheiro, nem cópia do passaporte ou dados bancários antes de um contrato. Não pagues nada nem envies documentos. Procura a empresa no site dela e pergunta lá se a vaga existe; uma burla denuncia-se à polícia.",
    legal:
      "Vistos, impostos, subsídios e direito do trabalho estão fora do meu alcance, e uma resposta errada podia custar-te. Um serviço de apoio, um sindicato ou o serviço público de emprego sabem ao certo.",
    apply:
      "Não posso candidatar-me por ti: cada candidatura é enviada por ti. **Apply** abre a vaga e põe-na no teu [quadro](/jobtracking), para não perderes o fio.",
    wording:
      "Neste chat não reescrevo frases. **Cuidar das minhas frases** percorre o teu perfil frase a frase; cada uma aceitas ou recusas.",
    greet: "Olá! Que bom que estás aqui. Por onde começamos?",
    thanks: "De nada. Estou aqui quando precisares.",
    other:
      "Desculpa, disso não sei. Posso ajudar a encontrar trabalho, com candidaturas, entrevistas, o teu quadro e o teu perfil.",
    ok: "Muito bem. E agora?",
    strain: "É duro, e não diz nada do teu valor. Damos um passo pequeno, ou deixamos por hoje? Tudo fica guardado.",
  },
  real: {
    demonstration:
      "Não: estas vagas são inventadas para a demonstração, e as empresas também. Não é possível candidatar-se. Quem gere este servidor pode ligar sites de emprego reais; então só aparecem vagas verdadeiras.",
    sources:
      "Vêm dos sites de emprego ligados a este servidor, e cada **Apply** leva à vaga original. Se um empregador é sério não sei dizer: verifica antes de enviar documentos.",
  },
  help: "Isto faço com certeza:\n\n- encontrar vagas por profissão, local, salário, horário e mais, e continuar daí («só remoto», «e no Porto?», «a segunda»)\n- dizer porque uma vaga te serve e o que falta, quanto paga, e comparar duas\n- dizer o que espera no teu quadro, e pôr ou mover cartões com um toque\n- preparar-te para uma entrevista, escrever um seguimento, um agradecimento ou uma desistência\n- ler o teu CV e encontrar as lacunas do perfil\n- explicar esta aplicação: o que quer dizer uma coluna, onde estão os ficheiros, como se muda uma linha do CV",
  strained: "Lamento, isso desgasta, e não diz nada do teu valor.",
  distress: {
    perhaps: "Se o que te pesa vai além da procura, não tens de carregar isso sem ajuda: há pessoas que escutam.",
    opening:
      "Fizeste bem em dizê-lo. O que sentes importa mais do que qualquer emprego, e não tens de carregar isso sem ajuda. Fala agora com uma pessoa:",
    emergency: (number) => `**Em perigo agora?** Liga ${number}.`,
    anyEmergency:
      "**Em perigo agora?** Liga para a emergência: 112 na Europa e em muitos outros países, 999 no Reino Unido, 911 na América do Norte.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Alguém com quem falar onde estás**: findahelpline.com indica linhas gratuitas e confidenciais por país.",
    close: "**Alguém próximo**: diz a uma pessoa de confiança como estás, e pede-lhe que fique contigo.",
    later: "A procura pode esperar; tudo fica guardado. Sou um programa e nisto não posso ajudar, as pessoas podem.",
    goOn: "Agora, o que perguntei",
    listed: (date) => `Números à data de ${date}.`,
  },
};
