export const portugueseWording = `
company: A {company} é uma empresa familiar de {place} com cerca de {staff} pessoas. | A {company} atende clientes de toda a região e forma a própria equipe. | A {company} é uma cooperativa: quem trabalha aqui também decide.
purpose: Para reforçar nossa equipe em {place}, buscamos: {title}. | Nossa unidade de {place} contrata: {title}. | Gosta de trabalho bem-feito e em equipe? Venha para {place}.
heading: Suas atividades: | O que você vai fazer:
duty: Manter os registros em dia e passar as informações | Treinar novos colegas | Propor melhorias
need: Boa comunicação em português | Responsabilidade e trabalho em equipe | Autonomia
junior: Não é preciso experiência; oferecemos treinamento
mid: Pelo menos {years} anos de experiência
senior: Pelo menos {years} anos de experiência, parte com plena autonomia
lead: Pelo menos {years} anos de experiência e vivência em liderança de equipe
seniorTitle: {title} sênior
leadTitle: {title} – líder de equipe
full: Tempo integral, 44 horas semanais, CLT. | Tempo integral, de segunda a sexta.
shift: Escala 12x36, turnos diurno e noturno. | Escala 6x1 com folga semanal.
part: Meio período, 20 horas semanais. | Meio período de 25 horas; o salário indicado é do período integral.
remote: Trabalho totalmente remoto; a equipe se encontra em {place} quatro vezes por ano.
hybrid: Dois ou três dias por semana em {place}, o restante em casa.
temporary: Contrato temporário de doze meses.
contractor: Contrato PJ de seis meses, prorrogável.
pay: Salário: {pay}.
give: Vale-refeição | Vale-transporte | Plano de saúde | Plano odontológico | Décimo terceiro salário | Participação nos resultados | Cursos pagos pela empresa | Escala divulgada com antecedência
health: Apoiar as pessoas nos cuidados e no dia a dia | Medir sinais vitais e registrar | Orientar os familiares || Formação ou experiência em saúde | Empatia e paciência
medical: Examinar e tratar pacientes | Avaliar exames e definir o tratamento | Participar dos plantões || Registro ativo no conselho | Trabalho em equipe multiprofissional
lab: Preparar e analisar amostras | Avaliar resultados e redigir laudos | Calibrar equipamentos || Formação científica | Rigor nos procedimentos
teaching: Preparar e dar aulas | Acompanhar cada aluno | Trabalhar com famílias e colegas || Formação pedagógica | Paciência e clareza
social: Organizar o dia com as pessoas atendidas | Observar e registrar avanços | Conversar com as famílias || Formação social ou pedagógica | Antecedentes sem registro
software: Desenvolver, testar e operar sistemas | Localizar e corrigir erros | Documentar soluções || Formação em informática ou prática equivalente | Bom inglês escrito
business: Esclarecer necessidades e preparar decisões | Acompanhar prazos, custos e riscos | Conduzir oficinas || Ensino superior ou prática equivalente | Boa comunicação
creative: Criar e executar projetos | Preparar textos e imagens | Planejar e medir campanhas || Portfólio próprio | Domínio dos programas da área
finance: Conferir e lançar operações | Preparar fechamentos e relatórios | Atender clientes e órgãos públicos || Formação contábil, bancária ou jurídica | Precisão e sigilo
office: Atender por telefone e e-mail | Cuidar de agendas e arquivos | Tratar notas fiscais e correspondência || Ensino médio completo | Pacote Office
sales: Orientar clientes e preparar propostas | Negociar e fechar vendas | Atualizar o CRM || Experiência em vendas | CNH B
retail: Atender os clientes | Operar o caixa e repor mercadorias | Conferir estoque e validade || Gosto por lidar com pessoas | Disponibilidade aos sábados
kitchen: Preparar e montar pratos | Receber e guardar mercadorias | Limpar a cozinha e os equipamentos || Curso de manipulação de alimentos | Limpeza e agilidade
service: Receber os clientes | Anotar pedidos e servir | Fechar contas e arrumar o salão || Simpatia | Disponibilidade à noite e nos fins de semana
cleaning: Limpar salas, corredores e banheiros | Separar o lixo | Repor material e avisar defeitos || Cuidado e pontualidade | Experiência em limpeza é um diferencial
security: Controlar acessos | Fazer rondas e relatórios | Agir em emergências || Curso de vigilante em dia | Calma
driving: Vistoriar o veículo antes de sair | Dirigir com segurança e pontualidade | Cuidar dos documentos e avisar defeitos || CNH da categoria exigida | Direção prudente
warehouse: Receber, conferir e guardar mercadorias | Separar pedidos com coletor | Embalar e carregar || Bom preparo físico | Disponibilidade para turnos
building: Executar serviços conforme o projeto | Preparar materiais e ferramentas | Seguir as normas de segurança || Ofício ou experiência em obra | Ensino fundamental
technical: Montar, testar e consertar peças e equipamentos | Localizar e resolver falhas | Registrar os serviços || Curso técnico ou experiência em produção | Disponibilidade para turnos
engineering: Projetar e calcular obras e instalações | Elaborar desenhos e memoriais | Acompanhar e receber a execução || Registro no conselho da categoria | CAD e normas
garden: Plantar, cuidar e colher | Operar e manter máquinas | Manter o terreno em ordem || Gosto pelo trabalho ao ar livre | Bom preparo físico
beauty: Orientar e atender clientes | Agendar e cobrar | Manter a higiene do posto || Curso na área | Boa apresentação
`;
