import type { AdviceTexts } from "./advice-texts.ts";

export const portugueseAdviceTexts: AdviceTexts = {
  gap: {
    label: "Um vazio no CV",
    text: "Quase toda a gente tem um, e uma linha clara é melhor do que o silêncio: de quando a quando, e o que foi («cuidei de um familiar», «doença, já passada», «à procura de emprego»). Não são precisos pormenores, muito menos de saúde. Junta o que aprendeste ou mantiveste nesse tempo, se houver. Na entrevista basta uma frase, e depois fala do que sabes fazer hoje. Nunca mudes as datas: descobre-se, e custa mais do que o vazio.",
  },
  laid_off: {
    label: "Acabei de perder o emprego",
    text: "Lamento: é um golpe, e diz pouco do teu trabalho. Hoje: não assines nada que não tenhas lido com calma, e guarda a carta, o contrato e os recibos. Inscreve-te depressa no serviço de emprego, costuma haver prazos; um sindicato ou um serviço de apoio diz-te o que te é devido. Pede uma referência enquanto se lembram bem de ti. Depois escreve o que lá fazias, por palavras tuas: é o centro do teu CV.",
  },
  change: {
    label: "Mudar de profissão",
    text: "Começa pelo que levas contigo: lidar com pessoas, seriedade, máquinas, papéis, turnos. Lê cinco anúncios da nova área e aponta o que todos pedem; é a tua lista do que aprender, muitas vezes mais curta do que se teme. Fala com quem o faz, ou experimenta uns dias. Um curso vale a pena onde os anúncios pedem mesmo o diploma. Diz porque mudas numa frase, a olhar em frente e sem queixas do passado.",
  },
  age: {
    label: "Preocupa-me a idade",
    text: "Há quem olhe para a idade, mesmo onde a lei o proíbe; facilita a vida aos outros. Tira a data de nascimento onde não se usa, fica pelos últimos dez ou quinze anos, e põe em cima o que fazes hoje. Mostra que ainda aprendes: uma ferramenta, um curso, um certificado recente. Diz o que a experiência lhes poupa: formação, erros, faltas. Aposta em sítios onde já trabalha gente da tua idade.",
  },
  no_experience: {
    label: "Ainda sem experiência",
    text: "Um anúncio descreve um desejo, não um exame: se tens mais ou menos metade, candidata-te. Também é experiência o que não foi pago: estágios, voluntariado, família, associações, projetos. Diz de cada vez o que fizeste e o que resultou. Oferece algo que torne fácil experimentar-te: um dia à experiência, começar depressa, um turno que outros não querem. Quem começa é mais procurado em empresas pequenas e onde falta gente.",
  },
  salary: {
    label: "Que ordenado pedir",
    text: "Vê primeiro o que pagam vagas assim perto de ti. Depois marca dois valores para ti: o mínimo de que precisas e o que te deixaria contente. Na entrevista diz um valor um pouco acima, ou um intervalo curto, com a razão: experiência, turnos, responsabilidade. Depois cala-te e deixa-os responder. Se o ordenado é fixo, pergunta por horas, férias, transporte ou formação. O que ganhas agora nem sempre tens de dizer; depende do país.",
  },
  offers: {
    label: "Escolher entre propostas",
    text: "Põe-nas lado a lado: ordenado por hora, caminho, horários, contrato, pessoas, o que aprendes. Decide quais são as duas coisas que agora mais contam; quase sempre basta. Podes pedir uns dias para pensar: com simpatia, com data, e melhor por escrito. Diz à outra empresa que tens uma proposta e até quando; é normal. Não recuses nada nem te despeças antes de assinar o outro contrato.",
  },
  leaving: {
    label: "Dizer ao chefe que saio",
    text: "Só quando o novo contrato estiver assinado. Vê primeiro no contrato o aviso prévio, e despede-te na forma que o teu país pede, quase sempre por escrito. Diz tu, em pessoa e em poucas palavras: que sais, a partir de quando, e que deixas tudo em ordem. Não deves razões. Conta com uma contraproposta e pensa antes se a aceitavas. Sai a bem: as referências vêm daí.",
  },
  waiting: {
    label: "Quanto tempo esperar",
    text: "Depois de uma candidatura, uma a duas semanas é normal, mais no setor público e nas férias. Depois de uma entrevista vale a data que disseram, mais dois dias. A seguir, uma pergunta curta e simpática é bem recebida e não prejudica. Se também à segunda não respondem, conta com um não e põe as forças noutro lado. Continua a candidatar-te enquanto esperas: uma só candidatura não é um plano.",
  },
  refusal: {
    label: "Depois de um não",
    text: "Um não quase sempre diz que outra pessoa servia um pouco melhor, não que não prestas. Agradece em duas frases e pergunta por uma coisa a melhorar; alguns respondem. Pede também que se lembrem de ti: a segunda escolha é chamada mais vezes do que se pensa. Se os nãos vêm sem entrevista, vê o CV; se vêm depois, treina as respostas. Depois arruma o cartão e faz uma coisa pequena que dependa de ti.",
  },
  strengths: {
    label: "Pontos fortes e fracos",
    text: "Escolhe dois pontos fortes que o anúncio pede, e para cada um uma história curta: o que se passava, o que fizeste, o que deu. Como ponto fraco leva um verdadeiro que não impeça este trabalho, e diz logo o que fazes com ele: «Antes aceitava demais; agora pergunto o que vem primeiro.» Evita o «sou demasiado perfeccionista», já o ouviram. Diz os dois em voz alta duas vezes antes de ires.",
  },
  why_left: {
    label: "Porque saio ou saí",
    text: "Curto, verdadeiro e sem acusar: uma frase sobre o que foi, outra sobre o que procuras. «Tínhamos ideias diferentes do trabalho; agora procuro uma equipa onde…» basta se houve zanga. «O posto acabou» basta num despedimento da empresa. Não digas nada falso, podem perguntar. Não fales mal de ninguém: quem ouve imagina-se a seguir. Depois fala deste lugar e do que te atrai.",
  },
  nerves: {
    label: "Nervos antes da entrevista",
    text: "Os nervos são normais, e quem entrevista conhece-os. Escreve num cartão três coisas que queres dizer; podes levá-lo. Diz a primeira frase e porque te candidatas em voz alta, duas vezes. Na véspera: vê o caminho e prepara a roupa. Se te der uma branca, diz «um momento, deixe-me pensar»; não incomoda ninguém. Deita o ar fora mais devagar do que o tomas, e lembra-te de que tu também os observas.",
  },
  video: {
    label: "Entrevista por vídeo",
    text: "Experimenta câmara, som e ligação na véspera, com o mesmo aparelho. Luz de frente, câmara à altura dos olhos, fundo sossegado. Tem à mão um telefone para o caso de cair; também lhes acontece. Olha para a câmara quando falas, e deixa pequenas pausas por causa do atraso. Notas ao lado do ecrã podem ser. Avisa em casa e desliga o que toca.",
  },
  returning: {
    label: "Voltar depois de uma pausa",
    text: "Diz a pausa numa linha e sem desculpas: cuidados, filhos, doença, passada ou resolvida. Diz o que podes garantir: que horas, a partir de quando. Atualiza uma coisa que mudou na profissão, e conta-o. Podes começar a tempo parcial ou a termo; daí segue-se melhor. Depois de doença pergunta ao médico ou ao serviço de emprego por um regresso gradual, muitos países têm. De saúde diz só o que toca ao trabalho.",
  },
  references: {
    label: "Referências",
    text: "Pergunta antes de dar um nome, e diz de que lugar se trata. O melhor é uma chefia, mas serve um colega, um cliente, um formador ou alguém do voluntariado. Se o último chefe falaria mal, indica outra pessoa de lá ou de antes. Em alguns países tens direito a um certificado escrito; um serviço de apoio sabe. No CV basta «referências a pedido».",
  },
  questions: {
    label: "O que não podem perguntar",
    text: "Em muitos países não se pode perguntar por planos de filhos, gravidez, saúde, religião, partido ou sindicato, se não tem a ver com o trabalho. O que é proibido ao certo e o que podes responder varia. Podes dizer com calma «prefiro falar do trabalho», ou perguntar o que isso importa para o lugar. Aponta depois o que perguntaram. Um organismo para a igualdade, um sindicato ou um serviço de apoio diz-te o que podes fazer.",
  },
  cv_form: {
    label: "Como deve ser um CV",
    text: "Uma a duas páginas, o mais recente primeiro, com mês e ano em cada lugar. A foto depende do país: habitual nuns, mal vista noutros, como o Reino Unido ou os Estados Unidos. Aspeto simples, um tipo de letra, sem gráficos; também é lido por programas. Três a cinco linhas por lugar, que começam pelo que fizeste, com um número se o tiveres. Tira o que esta empresa não precisa. Manda em PDF, com o teu nome no ficheiro.",
  },
  letter: {
    label: "Carta de apresentação ou não",
    text: "Se o anúncio a pede, escreve-a; se não, uma curta raramente faz mal, e nos ofícios e cuidados chegam muitas vezes umas linhas no email. Meia página: porquê esta empresa, duas coisas que fizeste e de que precisam, a partir de quando podes. Nada de repetir o CV nem frases feitas. Se mudas de profissão ou tens um vazio, é o lugar para o dizer. Dirige-a a uma pessoa, se encontrares o nome.",
  },
  relocating: {
    label: "Mudar de cidade por um emprego",
    text: "Faz contas primeiro: renda lá, caução, viagens, e quanto duram as poupanças. Escreve na candidatura que te mudas e até quando, senão excluem-te pela morada. Pergunta por ajuda na mudança, entrevista por vídeo, um quarto para as primeiras semanas. Vai ver num dia de semana normal, se puderes. Deixa a casa só com o contrato assinado. Para lá da fronteira mudam autorizações, impostos e seguros: pergunta antes num serviço de apoio.",
  },
  part_time: {
    label: "Menos horas",
    text: "Sabe o que precisas: que dias, que horas, e quanto fica de ordenado. Procura «part-time» e vê também as de tempo inteiro; com empresas pequenas fala-se muitas vezes. Na entrevista diz o que dá e como se faz quando não estás. No emprego que tens podes ter direito a menos horas; depende do país e do tamanho da empresa. Pensa na reforma e no seguro, que muitas vezes descem também.",
  },
  language: {
    label: "A língua não é a minha",
    text: "Diz o teu nível sem rodeios («no trabalho percebo tudo, para escrever preciso de mais tempo»); temem-se mais as surpresas do que os erros. Entra-se mais facilmente onde se trabalha muito com as mãos ou com gente de muitos países. Nomeia as outras línguas: valem. Pede a alguém que leia o CV uma vez. Prepara dez frases sobre ti e o teu trabalho e di-las em voz alta. Os cursos são muitas vezes grátis ou baratos: pergunta no serviço de emprego.",
  },
  abroad: {
    label: "Diploma de outro país",
    text: "Vê primeiro se a profissão é regulada: saúde, cuidados, ensino, direito e eletricidade quase sempre, a maioria das outras não. Se é, uma autoridade tem de reconhecer o diploma; na Europa a rede ENIC-NARIC diz qual, fora dela a ordem da profissão. Se não é, candidata-te já, com o diploma traduzido e uma linha sobre o que equivale. Leva meses, por isso começa cedo, e procura entretanto algo próximo abaixo do teu nível.",
  },
  overwhelmed: {
    label: "É demais: um plano pequeno",
    text: "Vai aos poucos, uma coisa por dia. Segunda: escreve os últimos empregos, só função, empresa, anos. Terça: procura meia hora e guarda três vagas, não mais. Quarta: junta ao perfil o que essas três pedem e tu tens. Quinta: uma candidatura. Sexta: pergunta por uma, e arruma os cartões. Cada dia tem a sua pausa. Se pesa para lá da procura, fala com alguém próximo ou com o teu médico.",
  },
  no_replies: {
    label: "Ninguém responde às minhas candidaturas",
    text: "Isso cansa qualquer um, e raramente é por tua causa: a muitas vagas concorrem cem pessoas. Duas coisas mudam mais: menos candidaturas, cada uma com as palavras do anúncio no primeiro terço do CV, e enviá-la nos primeiros dias. Metade do que pedem chega. Se cinco boas não dão entrevista, mostra o CV a alguém. As empresas pequenas respondem mais, e um telefonema não faz mal.",
  },
  direction: {
    label: "O que me poderia servir?",
    text: "Começa por três perguntas: o que te agradeceram, o que fazes sem olhar para o relógio, e o que um dia de trabalho nunca mais pode ter? Escreve três tipos de trabalho que combinem, mesmo por alto. Lê cinco anúncios de cada e pergunta a quem o faz como é um dia mau. Um serviço de orientação faz isto contigo, muitas vezes de graça. Não é preciso achar o único caminho certo, só um bom passo seguinte.",
  },
  training: {
    label: "Um curso vale a pena?",
    text: "Vê dez vagas do trabalho que queres e conta quantas pedem o diploma. Se forem a maioria, vale a pena; se forem poucas, começa sem ele. Pergunta primeiro quem paga: muitas vezes o centro de emprego, a empresa ou um fundo; como aprendiz recebes, e às vezes também depois dos trinta. Pergunta à escola quantos arranjaram trabalho e fala com um deles. Não assines nada no mesmo dia.",
  },
  quit: {
    label: "Ficar ou sair?",
    text: "Se o trabalho te põe doente, a saúde vem primeiro: fala com um médico antes de decidir, e dos teus direitos com um sindicato ou um serviço de apoio. Se não, procura enquanto tens o lugar: é mais fácil, e despedires-te pode custar o subsídio. Marca uma data até à qual algo tem de mudar e diz a alguém. Escreve o que acontece e quando. Depois procura com calma, um pouco por semana.",
  },
  contract: {
    label: "Agência, contrato direto ou por conta própria?",
    text: "Por agência entra-se depressa e conhecem-se empresas; pergunta o que recebes entre dois lugares e quantos ficam. Um contrato direto costuma pagar melhor e protege mais. Por conta própria, conta um terço acima de um salário: férias, doença, seguros e impostos são contigo. Experimenta antes ao lado de um emprego, com dois clientes a sério. As regras mudam com o país; uma câmara ou serviço de apoio diz-tas de graça.",
  },
  health: {
    label: "Doença, deficiência, gravidez: digo?",
    text: "Quase nunca tens de dizer, a não ser que toque nas próprias tarefas do lugar ou na segurança de alguém; as regras mudam com o país. Se precisas de algo (uma cadeira, pausas, consultas), o melhor momento é muitas vezes depois da proposta e antes de assinar. Diz o que funciona e do que precisas, não o diagnóstico. Um vazio pode ser «saúde, já resolvido». Um serviço de apoio ou um sindicato diz o que vale para ti.",
  },
  record: {
    label: "Uma condenação",
    text: "Responde com verdade ao que perguntam e podem perguntar: em muitos países as penas antigas apagam-se com os anos, e só alguns lugares podem ver. Vê primeiro o que mostra mesmo o teu certificado. Se tens de dizer: uma frase sobre o que foi, uma sobre o que mudou, uma sobre o que sabes fazer hoje. Di-lo tu antes de um papel. As associações de reinserção conhecem empresas que contratam; as pequenas perguntam menos.",
  },
  odd_jobs: {
    label: "Muitos trabalhos curtos",
    text: "Ordena por trabalho, não por empresa: «2019–2023 armazém e entregas, por agências» numa linha, as empresas entre parênteses. Vários ao mesmo tempo: um bloco. Um mês num sítio pode faltar. Trabalho sem contrato conta como experiência; diz o que fizeste e para quem, não como te pagavam. Um negócio que fechou também é trabalho: o que vendias, quantos clientes. Depois diz o que liga tudo isso.",
  },
  future: {
    label: "Que trabalho tem futuro?",
    text: "Ao certo ninguém sabe, por isso guia-te pelo que se vê. Falta gente há anos em cuidados, saúde, construção, eletricidade, transportes e ensino. As máquinas ficam com tarefas, mais do que com profissões inteiras, primeiro as que se repetem num ecrã. Pergunta-te: que parte pede mãos, critério ou pessoas? Faz mais disso e aprende tu a ferramenta nova. Quantas vagas há perto de ti é a resposta de hoje.",
  },
  network: {
    label: "Não conheço ninguém na área",
    text: "Conhece-se sempre alguém: antigos colegas, vizinhos, o clube, o portão da escola. Diz a dez pessoas numa frase o que procuras; uma rede não é mais do que isso. Escreve a quem faz o trabalho: três linhas, uma pergunta, sem pedir emprego. Em lojas, cuidados, cozinhas e ofícios ainda resulta passar lá: a uma hora calma, com CV, a perguntar pelo responsável pelo nome. Perfis na rede ajudam em escritórios, pouco nos ofícios.",
  },
  interview: {
    label: "O que perguntam numa entrevista",
    text: "Quase sempre o mesmo: fale de si, porquê nós, porque sai, algo que correu mal, o que quer perguntar. Tem três frases para cada, e para duas um exemplo verdadeiro: o que se passava, o que fizeste, o que resultou. Perante várias pessoas é igual: responde a quem pergunta e depois olha para os outros. Leva duas perguntas tuas. Num dia à experiência contam sobretudo a hora, perguntar e arrumar. Veste-te como lá se vestem num bom dia, limpo e à vontade. Para praticar: põe a vaga no teu quadro, o cartão dela faz as perguntas uma a uma.",
  },
  secret: {
    label: "Procurar sem o chefe saber",
    text: "Procurar é normal e quase nunca motivo de despedimento, embora as regras mudem. Usa o teu telefone e o teu e-mail, não os do trabalho, e o teu tempo: cedo, tarde ou um dia de férias, de que não deves razões. Pede que só liguem à tua empresa depois de uma proposta; é costume. Se o chefe já sabe, com calma: «Estou a ver o que há; o meu trabalho aqui continua.» O que pões aqui a tua empresa não vê.",
  },
  reschedule: {
    label: "Não posso ir à entrevista",
    text: "Liga o mais cedo que puderes e escreve duas linhas: «Peço desculpa, na segunda não posso ir por um motivo urgente. O lugar interessa-me muito; seria possível quarta ou quinta?» Não deves pormenores. Isso quase nunca custa o lugar; não aparecer, sim. Atrasado? Liga e diz a que horas chegas. Faltaste? Escreve ainda hoje, uma desculpa, duas datas. Doente? Pede por vídeo ou noutro dia.",
  },
  clothes: {
    label: "O que visto",
    text: "Um degrau acima do que lá se usa num dia normal, limpo, e com que possas sentar-te e respirar. No escritório bastam uma camisa ou camisola lisa com calças ou saia; o fato é para bancos, advogados e chefias. Num dia à experiência: roupa com que possas trabalhar, sapatos fechados, cabelo apanhado. Ténis discretos servem onde se trabalha com eles. Tatuagens e maquilhagem decides tu. Na dúvida, pergunta: «Como se vestem aí?» Experimenta na véspera.",
  },
  resignation: {
    label: "Carta de demissão",
    text: "Não escrevo cartas de demissão: a data e o aviso prévio têm de estar certos, e estão no teu contrato. Bastam poucas palavras: o teu nome e o da empresa, a data, «Venho denunciar o meu contrato de trabalho com efeitos a …, respeitando o aviso prévio. Agradeço confirmação por escrito.», a assinatura. Não deves nenhum motivo. Vê primeiro que prazo e que forma valem; o mais seguro é papel assinado, entregue com recibo ou registado. E só quando o outro contrato estiver assinado. Pede uma referência e as férias que faltam.",
  },
  family: {
    label: "Como dizer isto em casa",
    text: "Diz depressa e com simplicidade, antes que outro o faça: uma frase sobre o que aconteceu, uma sobre o que fazes a seguir, uma sobre o que precisas deles. Uma hora calma é melhor do que à porta. Leva um pequeno plano, por exemplo como fica o dinheiro por agora e o que fazes esta semana; assusta menos do que o silêncio. As crianças precisam de pouco: a culpa não é de ninguém, isto fica, isto muda. As opiniões podes ouvi-las e deixá-las: «Ouvi-te, decido até ao fim do mês.» Se em casa ficar difícil, um serviço de aconselhamento fala com todos.",
  },
};
