import type { ProductTexts } from "./product-texts.ts";

export const portugueseProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "O que querem dizer as colunas?",
      text: "O [quadro](/jobtracking) tem cinco colunas, uma para cada etapa de uma candidatura. **Viewed**: viste-a ou guardaste-a, nada foi enviado. **Applied**: a candidatura está enviada. **Interview**: convidaram-te. **Offer**: querem-te. **Rejected**: não deu em nada. Nenhum cartão se move sozinho: arrasta-o, usa **Move to** nele ou **Status** lá dentro, ou diz-me. **Apply** só põe a vaga em Viewed; quando tiveres enviado a candidatura, passa-a para Applied.",
    },
    insights: {
      label: "O que mostra Insights?",
      text: "[Insights](/insights) conta só o que o teu próprio quadro diz: até onde chegam as vagas, quantas candidaturas tiveram resposta (conta uma entrevista, uma proposta ou uma recusa) por fonte e por semana, quantos dias dura cada etapa e quantas candidaturas custou uma entrevista. Baseia-se nos dias do histórico dos cartões; um cartão que nunca se move não diz nada. Há percentagens a partir de dez; abaixo lê-se «2 of 7». Em cima escolhes o que conta: esta procura, as últimas 12 ou 4 semanas, ou, se houver, também o arquivo.",
    },
    download: {
      label: "Descarregar CV e carta",
      text: "Os ficheiros estão no cartão da vaga: abre-o no [quadro](/jobtracking), em **Documents**. **Download CV** e **Download Cover Letter** dão um PDF para imprimir ou anexar, as ligações por baixo o mesmo para Word. Se ainda não houver nada, carrega em **Generate Documents**: um CV faz-se sempre para uma vaga. Eu não envio nada aos empregadores, és tu que o anexas.",
    },
    profile_edit: {
      label: "Mudar algo no meu perfil",
      text: "Eu não mudo nada nele, fazes tu: no [perfil](/profile) carrega em **Edit** na secção, muda, acrescenta ou tira o que quiseres, e guarda. **History** traz ali de volta uma versão anterior. Os CVs e cartas feitos a partir de agora dizem o novo; os ficheiros que já existem ficam como estão até os fazeres de novo. De que parte se trata?",
    },
    summary: {
      label: "Escrever ou mudar o meu resumo",
      text: "Aqui não escrevo textos livres, por isso o resumo é teu: no [perfil](/profile), em **Profile Summary**. Três frases chegam: o que és e há quanto tempo; o que fazes melhor, com um número se o tiveres; o que procuras. Um CV para uma vaga tira dele o que lá serve, e na revisão diz o que ficou de fora.",
    },
    saved: {
      label: "Onde está o que guardei?",
      text: "As vagas que guardaste ou a que te candidataste são cartões do [quadro](/jobtracking); as que arrumaste estão no seu arquivo. CVs e cartas estão no cartão da vaga, em **Documents**, os mais antigos em **Earlier versions**. As pesquisas guardadas estão na [pesquisa](/jobsearch), em **Saved searches**, e as conversas anteriores em **Chat History**, no menu ao lado.",
    },
    adding: {
      label: "Pôr no quadro uma vaga de outro sítio",
      text: "No [quadro](/jobtracking) carrega no **+** de uma coluna e cola a ligação: o que se consegue ler da página fica preenchido, e tu confirmas. Sem ligação, escolhe **This job has no link** e escreve. De qualquer site, num só toque: um favorito ou a extensão do navegador, ambos [nesta página](/capture); no Android a aplicação instalada recebe páginas partilhadas. Muitas de uma vez: [importar uma tabela](/jobtracking/import). Se colares aqui um anúncio, digo como se ajusta, mas não fica por isso no quadro.",
    },
    cards: {
      label: "O que posso guardar num cartão?",
      text: "Um cartão do [quadro](/jobtracking) tem quatro partes. **Overview**: estado, próximo passo, como se ajusta. **Documents**: CV e carta, o que enviaste, ficheiros teus. **Notes**: o próximo passo com dia e hora, notas, contactos, entrevistas, propostas. **History**: cada mudança, cujo dia podes corrigir. Por baixo estão **Archive**, de onde volta quando quiseres, e **Delete Job**, que se pode anular durante dez segundos.",
    },
    design: {
      label: "O aspeto do CV",
      text: "Há sete desenhos (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) e dois papéis, A4 e US Letter: no cartão, em **Documents**, mais abaixo. Outro desenho deixa o texto como está e não gasta nada do teu plano. Cores, letras, margens, a ordem das secções e uma foto não se podem pôr aqui: usa para isso o ficheiro Word. Demasiado longo? Deixa linhas de fora em **Review what they say**, ou tira algo do perfil.",
    },
    editing: {
      label: "Mudar uma frase do CV ou da carta",
      text: "No cartão, em **Documents**, carrega em **Review what they say**. Lá uma linha tua pode ser mudada, dita de outra forma, movida ou deixada de fora, e pode juntar-se uma frase; cada mudança é uma nova versão, as anteriores ficam. Números, datas, nomes e títulos têm de estar no [perfil](/profile), mesmo quando és tu a escrevê-los. O teu nome, os contactos e como se chamam os teus empregos vêm do perfil: corrige-os lá e carrega em **Regenerate Documents**, que com o mesmo anúncio não gasta nada do teu plano.",
    },
    translation: {
      label: "O CV noutra língua",
      text: "Aqui não se traduz nada: um CV diz as tuas próprias palavras, e uma tradução seriam palavras que ninguém confirmou. Está na língua do teu [perfil](/profile). Se pelo menos um terço do texto do perfil estiver na língua de um anúncio (inglês, alemão, francês, espanhol, italiano, neerlandês, polaco ou português), o CV e a carta para ele saem nessa língua: preenche-o assim, e dá-o a ler a quem a fale. O papel é o do país da vaga, se não escolheres outro.",
    },
    match: {
      label: "Como se calcula se me serve?",
      text: "O anúncio é separado naquilo que pede, e cada ponto é comparado com o teu [perfil](/profile): «5 de 9» quer dizer que cinco de nove têm lá resposta. O que o perfil não diz com clareza torna-se uma pergunta: responde no cartão, em **How it fits**, uma vez para todos os anúncios. Por isso «falta» muitas vezes só quer dizer que ainda não está no perfil. Não é uma nota sobre ti, e nenhum empregador a vê.",
    },
    alerts: {
      label: "Saber de vagas novas",
      text: "Guarda uma pesquisa na [pesquisa](/jobsearch): as vagas novas são contadas lá e aparecem em [Today](/today). Os e-mails só chegam se ligares **Reminders by mail** na [página da conta](/account): um, nos dias e à hora que escolheres, quando há alguma coisa; em cada um podes pará-los. Códigos e avisos sobre a tua conta chegam de qualquer forma. Ao telemóvel não chegam notificações, mas as datas do quadro podem aparecer no teu calendário.",
    },
    app_language: {
      label: "Língua, cores escuras, tamanho da letra",
      text: "As páginas estão só em inglês. Eu respondo na língua em que escreves, se for uma de oito; os CVs seguem a língua do teu perfil; para os e-mails de lembrete escolhes uma na [página da conta](/account). Claro ou escuro: o sol ou a lua em cima no menu ao lado, no telemóvel em cima à direita. Para letra maior usa o zoom do navegador; as páginas estão feitas para isso.",
    },
    filters: {
      label: "Procurar, filtrar, guardar uma pesquisa",
      text: "Na [pesquisa](/jobsearch) escreve o trabalho e o lugar, com condições em palavras simples se quiseres («part-time, mais de 1200 euros»). Os filtros de local de trabalho, data, salário, tipo de emprego, distância e língua estão por cima da lista; em **More**, nível, turnos, experiência, empregador e fonte. **Save this search** guarda-a. O que melhor serve vem primeiro; outra ordem não se pode escolher. Não se pode esconder um empregador.",
    },
    truth: {
      label: "Inventa-se alguma coisa?",
      text: "Não: um CV ou uma carta feitos aqui dizem só o que está no teu [perfil](/profile), nas tuas palavras ou numa redação que confirmaste. Números, datas, nomes e títulos que lá não estão são recusados, mesmo quando és tu a escrevê-los. Em **Review what they say** cada linha mostra de onde vem. Neste servidor não trabalha nenhum modelo de linguagem. Podes calar coisas e pôr o mais forte à frente; embelezar, não.",
    },
    after_cv: {
      label: "O meu CV já está: e agora?",
      text: "Nada vai sozinho para os empregadores; o caminho é este. Confirma o que foi lido do teu CV e junta-o ao [perfil](/profile). Encontra vagas, aqui ou na [pesquisa](/jobsearch), e põe uma no [quadro](/jobtracking). No cartão dela, **Generate Documents** faz o CV e a carta. És tu que os envias e moves o cartão; o que depois houver a fazer aparece em [Today](/today).",
    },
    devices: {
      label: "Telemóvel, outros computadores, sem rede",
      text: "Funciona no navegador de qualquer computador ou telemóvel: entra lá com a mesma conta, e está tudo. Nas lojas de aplicações não existe; «Instalar aplicação» ou «Adicionar ao ecrã principal», no menu do navegador, põe-na entre as tuas aplicações. Sem rede, o quadro, Today, o perfil e a lista das conversas abrem como os viste da última vez, e o que moveres ou anotares é enviado depois. Vários separadores não fazem mal. Onde tens sessão aberta vê-se e termina-se na [página da conta](/account).",
    },
    export: {
      label: "Levar os meus dados ou trazê-los para cá",
      text: "Tudo o que está guardado sobre ti: **Download my data** na [página da conta](/account). Só o quadro: **Export** lá, como CSV para folhas de cálculo, JSON, datas para o calendário ou um relatório PDF para o centro de emprego. O perfil: **Export as JSON Resume** na sua página. De outro sítio: guarda a tabela da tua ferramenta como CSV e [importa-a](/jobtracking/import); vês tudo antes de se guardar alguma coisa.",
    },
    distance: {
      label: "A que distância fica?",
      text: "Conheço a localidade que uma vaga indica, mas não ruas, horários nem preços de combustível: vê o caminho num mapa. Podes apertar uma lista, aqui com «até 20 km de Braga», na [pesquisa](/jobsearch) com **Distance**; ambas contam em linha reta. Pede ao empregador a morada exata antes de te candidatares.",
    },
    employer: {
      label: "Que tipo de empregador é?",
      text: "Não tenho avaliações e não conheço nenhum empregador por dentro, só o que os seus anúncios dizem dele: pergunta por uma vaga, e eu mostro. De resto, vê o site dele, as avaliações noutros sítios com reserva, e o melhor é perguntar a quem lá trabalha. Se aceitam gente além do que está anunciado, só eles sabem: um telefonema curto é perfeitamente normal.",
    },
    human: {
      label: "Falar com uma pessoa",
      text: "Sou um programa, e ninguém lê nesta conversa; não posso passar nada a ninguém. Para falhas, queixas e sugestões, dirige-te a quem gere este servidor. Da tua procura há pessoas que falam contigo: o centro de emprego ou um serviço de orientação, quase sempre de graça.",
    },
  },
  pages: {
    insights: "Abrir Insights",
    capture: "Guardar anúncios de qualquer site",
    import: "Importar uma tabela",
    import_cv: "Trazer o meu CV",
    personal_details: "Nome, telefone, e-mail, morada",
    profile_summary: "Resumo",
    professional_experience: "Empregos",
    education: "Formação",
    skills: "Competências",
    certifications: "Certificados",
  },
  places: "O lugar que indicam:",
  employer: {
    says: (opening) => `**${opening}**: isto diz o anúncio do empregador.`,
    silent: (opening) => `**${opening}**: o anúncio não diz nada do próprio empregador.`,
  },
  counts: {
    label: "Quantas candidaturas, e quando?",
    head: "Tantas vagas, segundo o teu [quadro](/jobtracking) e o seu histórico:",
    now: "estão lá agora",
    today: "chegaram hoje",
    week: "nos últimos 7 dias",
    month: "nos últimos 30 dias",
    ever: "ao todo",
    latest: "As últimas mudanças:",
    none: "O teu [quadro](/jobtracking) ainda está vazio, por isso não há nada a contar: só sei das candidaturas que lá estão.",
    note: "Cada vaga conta uma vez, no dia em que lá chegou primeiro; as do arquivo também contam, mas não em «agora». Um dia que não esteja certo corrige-se no cartão, em **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Qual destas me serve melhor?" : `Quais destas: ${words}?`),
    says: (words) => `Destas, as seguintes dizem algo sobre ${words}:`,
    silent: (words) => `Nenhuma diz algo sobre ${words} com estas palavras; pergunta antes de te candidatares.`,
    others: (numbers) => `Nada sobre isso com estas palavras: ${numbers}.`,
    pay: "Pelo salário que indicam, contado a tempo inteiro, o mais alto primeiro:",
    noPay: (numbers) => `Não indicam salário: ${numbers}.`,
    fit: "Isso decides tu. O que posso dizer de cada uma:",
    answered: (answered, all) => `o teu perfil responde a ${answered} de ${all} pontos`,
  },
  hired: {
    label: "Tenho o emprego",
    text: "Parabéns, que maravilha! Antes de mais, aproveita.",
    which: "Qual é? Depois mostro o que falta fazer.",
    left: "O que falta: só te despeças do emprego atual quando o contrato estiver assinado, e diz às outras que já não estás disponível. Quando acabares, **New search** no [quadro](/jobtracking) põe todos os cartões no arquivo.",
  },
};
