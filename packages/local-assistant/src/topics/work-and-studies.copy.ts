import { topics } from './topic.ts';

export const WORK_AND_STUDIES = topics({
  'exam-nerves': {
    opens: [
      'Prova mexe com o sono, com a barriga, com tudo.',
      'Quando o resultado importa, o corpo se adianta.',
      'É muita pressão para caber em poucas horas e uma folha.',
    ],
    helps: [
      'Combine um plano para o branco: largar a caneta, soltar o ar três vezes, reler a questão e, se não vier, pular e voltar depois.',
      'Se a prova é amanhã, hoje vale mais separar documento, caneta, água e o trajeto do que abrir matéria nova. Depois, algo que desacelere e cama no horário que der.',
      'Se ainda há tempo, faça um bloco de vinte e cinco minutos com questões antigas e pare. Resolver fixa mais do que reler, e mostra o que falta de verdade.',
      'Por dez minutos, escreva sem filtro o que você teme nessa prova e deixe a folha de lado. Algumas pessoas chegam assim com a cabeça menos cheia.',
    ],
    explains: [
      'Um pouco de nervosismo ajuda a prestar atenção. Quando passa da conta, ele ocupa o espaço da cabeça que você usaria para lembrar e raciocinar, e daí vem o branco. O que foi estudado continua lá, só ficou mais difícil de alcançar naquele minuto.',
      'É das ansiedades mais comuns, e aparece tanto em quem estudou quanto em quem não conseguiu. Pesa mais quando a prova parece decidir quem a pessoa é, ou quando a família espera muito. Se impede você de fazer provas ou tira o sono por semanas, o apoio da escola ou faculdade, a UBS e [psicólogos](/psicologos) podem ajudar.',
    ],
    asks: [
      'Do que você tem mais medo nessa prova?',
      'O que acontece no corpo quando você pensa nesse dia?',
      'Quem está esperando esse resultado com você?',
    ],
    offers: ['breathe', 'relax'],
    reads: {
      'quando-o-medo-fala-alto': [
        'Sentir ansiedade antes de prova, mudança, entrevista ou exame faz parte da vida.',
        'Dar conta quase nunca tem cara de vitória. Em geral tem cara de gente com olheira que fez a próxima coisa, e depois a outra, e pediu ajuda numa delas.',
      ],
    },
  },
  presentation: {
    opens: [
      'Falar com todo mundo olhando mexe até com quem faz isso há anos.',
      'O corpo trata uma sala cheia como se fosse perigo.',
      'Dá um aperto, mesmo quando você sabe o assunto.',
    ],
    helps: [
      'Decore só a primeira frase, palavra por palavra. Os segundos iniciais costumam ser os piores, e ela leva você até o resto.',
      'Ensaie uma vez em voz alta, em pé, com relógio. Se der, diante de alguém que goste de você.',
      'Ponha os sinais do corpo no roteiro: água para a boca seca, letra grande e papel firme se a mão treme, uma pausa escrita no meio.',
      'Na hora, escolha dois rostos amigos em pontos diferentes da sala e fale com eles. Se travar, pare, beba um gole, releia a última linha e siga daí.',
    ],
    explains: [
      'Diante de muitos olhos, o corpo prepara uma fuga: coração, tremor, voz curta, boca seca. Tentar esconder tudo isso gasta a atenção que faria falta à fala. Quem assiste costuma perceber bem menos nervosismo do que a pessoa sente.',
      'Está entre os medos mais comuns que existem, em qualquer idade. Diminui com repetição em doses pequenas: uma pergunta em aula, uma fala curta em reunião, depois algo maior. Evitar alivia hoje e deixa a próxima mais pesada. Se já custa nota, vaga ou promoção, há terapia que costuma ajudar.',
    ],
    asks: [
      'Qual é a parte que mais assusta: começar, esquecer ou as perguntas?',
      'O que você quer que as pessoas levem dessa fala?',
      'Como foi a última vez que você falou para um grupo?',
    ],
    offers: ['breathe', 'ground'],
    reads: {
      'quando-o-medo-fala-alto': [
        'A meta da apresentação é que as pessoas entendam o assunto. Ninguém na plateia está avaliando a sua pulsação.',
      ],
    },
  },
  stress: {
    opens: [
      'É muita coisa em cima de você, e nenhuma parece esperar a vez.',
      'Quando tudo pede resposta junto, até o que é pequeno transborda.',
      'Viver no limite deixa o corpo sem folga, e isso se sente.',
    ],
    helps: [
      'Solte os ombros, a mandíbula e a testa, nessa ordem, e expire devagar duas vezes. Só depois volte ao que estava fazendo.',
      'Despeje tudo numa folha, sem ordem, e faça três marcas: hoje, pode esperar, não é meu. Fique com a primeira lista e escolha nela um item.',
      'Avise alguém de que está difícil, com um pedido exato: “consegue buscar isso hoje?”, “pode assumir o jantar?”. Pedido pequeno é mais fácil de aceitar.',
      'Marque uma pausa de dez minutos um pouco antes da hora em que o cansaço costuma virar irritação. Se o que cansou foi tela, ande; se foi gente, procure silêncio.',
    ],
    explains: [
      'Estresse é o corpo juntando energia para dar conta de uma exigência. Por pouco tempo ajuda; sem intervalo, vira sono ruim, irritação, dor, esquecimento, barriga embrulhada. Isso fala do tamanho da carga e da falta de pausa, mais do que de você.',
      'É uma reação comum, e pesa mais sobre quem acumula trabalho, casa, cuidado de gente e dinheiro curto. Uma parte se alivia com pausa, sono e divisão de tarefas; outra depende de mudar a situação, e técnica nenhuma faz esse serviço. Se há semanas você explode, chora fácil, bebe para aguentar ou não descansa nem na folga, procure a UBS ou [psicólogos](/psicologos).',
    ],
    asks: [
      'O que mais tem chegado ao mesmo tempo?',
      'Se uma coisa pudesse sair da sua mão hoje, qual seria?',
      'Onde o corpo mostra primeiro que passou do ponto?',
    ],
    offers: ['relax', 'breathe'],
    reads: {
      'pausas-que-descansam': [
        'Pausa virou palavra suspeita. Quem para parece que não quer nada; quem almoça em dez minutos, com uma mão no mouse, parece dedicado.',
      ],
      'esgotamento-tem-nome': ['Respirar fundo não diminui uma fila. Meditar não contrata colega.'],
    },
  },
  burnout: {
    opens: [
      'Quando nem a folga devolve o fôlego, algo passou do limite faz tempo.',
      'Continuar indo, todo dia, sem ter de onde tirar, é duro.',
      'Parece muito tempo dando mais do que havia para dar.',
    ],
    helps: [
      'Marque uma consulta na UBS, ou com quem já acompanha você, e conte como é o seu trabalho. É ali que se avalia o que está acontecendo e se é preciso parar por um tempo.',
      'Divida uma folha em “pesa” e “repõe”, com situações concretas da última semana. Escolha um item de “repõe” e dê a ele um horário até domingo.',
      'Se der, adie pedido de demissão e outras decisões grandes até conversar com alguém de fora. O pior dia raramente aconselha bem.',
      'Escolha um limite pequeno para esta semana: almoçar longe do posto, silenciar o grupo depois de certa hora, sair no horário em um dia. Um só, cumprido, já mostra alguma coisa.',
    ],
    explains: [
      'A Organização Mundial da Saúde fala de três sinais que andam juntos: exaustão que o descanso não repõe, distância ou irritação com o trabalho, e a impressão de não dar mais conta. Vem de estresse longo no trabalho, e no Brasil está na lista de doenças relacionadas a ele. O mesmo quadro aparece em depressão, anemia, problemas de tireoide ou de sono, por isso só uma avaliação diz o que é.',
      'Costuma atingir gente dedicada, que foi cobrindo buraco até não sobrar nada. Longe do trabalho, às vezes a graça de outras coisas volta; quando nada tem gosto em lugar nenhum, pode haver depressão junto, e isso também se trata. Melhorar em geral pede as duas pontas: cuidar de você e mexer no trabalho.',
    ],
    asks: [
      'O que ainda devolve um pouco de fôlego, mesmo que seja raro?',
      'Há quanto tempo a folga deixou de bastar?',
      'Quem, no trabalho ou fora dele, sabe como você está?',
    ],
    offers: ['therapy', 'week'],
    reads: {
      'esgotamento-tem-nome': [
        'A discussão sobre o nome interessa menos do que o recado. Isso tem relação com o que acontece ao redor. Não nasceu de um defeito seu.',
        'Uma parte da solução está no modo como o trabalho é organizado, e essa parte não cabe nas suas costas.',
      ],
    },
  },
  work: {
    opens: [
      'Parece que o trabalho está ocupando mais espaço do que cabe.',
      'O que pesa no expediente não fica lá, vai para casa junto.',
      'São muitas horas da vida ali dentro; quando vai mal, respinga no resto.',
    ],
    helps: [
      'Duas coisas pequenas: escolher a única tarefa que não pode ficar para amanhã e marcar uma pausa de cinco minutos antes dela.',
      'No fim do expediente, tente um gesto que feche a porta: anotar o que ficou para amanhã, fechar tudo e andar um quarteirão, ou até a janela.',
      'Quando puder, separe o que depende de você do que depende do chefe, do prazo, do sistema. Só a primeira lista é sua.',
      'Se a vontade é de sair, faça duas colunas: o que teria que mudar para ficar, e o que precisa estar pronto para ir. É só um mapa, a decisão pode vir depois.',
    ],
    explains: [
      'Trabalho mistura sustento, reconhecimento, convivência e boa parte do dia. Quanto maior a exigência, mais difícil é desligar depois, porque a cabeça insiste no que ficou aberto. Muito disso vem do modo como o serviço está organizado.',
      'Domingo pesado e vontade de largar tudo são comuns em fase difícil, e às vezes são um aviso justo. Ajuda observar por algumas semanas o que se repete: um dia, um turno, uma pessoa. Se já atrapalha o sono, a saúde ou a vida em casa, leve à UBS ou a [psicólogos](/psicologos); dúvida de direitos, ao sindicato.',
    ],
    asks: [
      'O que mais aperta: a quantidade, as pessoas ou a falta de pausa?',
      'Tem alguma parte disso que dê para recusar ou adiar?',
      'Como você fica quando o expediente acaba?',
    ],
    offers: ['tags', 'talk'],
    reads: {
      'sair-do-trabalho-de-verdade': [
        'Por isso, se você não consegue parar de pensar no serviço, isso diz mais sobre o tamanho da carga do que sobre a sua disciplina.',
      ],
      'dizer-nao-sem-brigar': [
        'Dizer sim resolve o desconforto daquele segundo. Ninguém franze a testa, ninguém pergunta nada. A conta vem mais tarde, no sono, no humor, na noite que virou extensão do expediente.',
      ],
    },
  },
  boss: {
    opens: [
      'É difícil quando quem manda no seu dia também pesa nele.',
      'Com quem manda, a gente engole a resposta, e ela fica entalada.',
      'Ter que medir as palavras no trabalho cansa tanto quanto o serviço.',
    ],
    helps: [
      'Anote o que aconteceu, com data, hora, palavras e quem viu, e guarde as mensagens fora do aparelho da empresa. Ajuda a ver se é repetido e protege você, se precisar.',
      'Quando vier mais um pedido, experimente mostrar a escolha: “consigo fazer, e aí o outro fica para quinta, qual vem primeiro?”. A decisão deixa de ser só sua.',
      'Se for conversar, escolha um momento sem plateia e leve um fato e um pedido, em duas frases. Diga em voz alta uma vez antes, em casa.',
      'Se puder, não responda no calor. Ganhe tempo com “vou ver e dou retorno até as três”, ande um pouco e escreva depois.',
    ],
    explains: [
      'Cobrança faz parte do trabalho; humilhação, grito, ameaça e isolamento que se repetem têm outro nome, assédio moral, e fazem mal à saúde. Quem depende do salário se cala por motivos sérios, e isso não é covardia. A responsabilidade é de quem faz e da empresa que permite.',
      'Alguém com poder sobre o nosso sustento acende o alarme do corpo com facilidade, às vezes só com o nome na tela. Há chefias que não percebem e mudam quando ouvem um pedido claro. Há outras que não mudam, e aí o cuidado é se proteger e buscar apoio fora daquela sala.',
    ],
    asks: [
      'O que essa pessoa fez que mais ficou em você?',
      'Isso acontece só com você, ou com mais gente da equipe?',
      'O que você gostaria de poder dizer?',
    ],
    offers: ['talk', 'breathe'],
    care: 'Se houver humilhação repetida, o sindicato orienta. Ameaça, assédio sexual, racismo e LGBTfobia são crimes: a delegacia registra, o [Disque 100](tel:100) recebe denúncias de racismo e LGBTfobia, e mulheres podem ligar para o [180](tel:180).',
    reads: {
      'dizer-nao-sem-brigar': [
        'Com quem manda em você, o não direto nem sempre é possível, e mostrar a escolha é uma forma honesta de pôr limite. O dia continua tendo o mesmo tamanho.',
        'Há motivos que nada têm de fraqueza. Quem cresceu em casa onde discordar dava briga aprendeu a se proteger concordando. Quem depende do emprego pesa cada palavra.',
      ],
    },
  },
  studies: {
    opens: [
      'Estudar com a cabeça cheia é remar contra a corrente.',
      'Fica uma sensação de dívida, até nas horas de descanso.',
      'Tem muito esforço que nota nenhuma mostra.',
    ],
    helps: [
      'Abra o material por cinco minutos, com o celular em outro cômodo. Se ao fim deles quiser parar, pare sem dever nada.',
      'Troque “estudar a matéria” por uma ação que se vê terminar: resolver três questões, explicar um conceito em voz alta, escrever meia página sem olhar.',
      'Escreva onde travou, com as palavras que tiver, e leve a alguém: colega, monitoria, quem dá a aula. Dúvida anotada já é metade do pedido.',
      'Olhe para a semana e proteja dois horários que existam de verdade, mesmo curtos. Decida já o que vai abrir em cada um.',
    ],
    explains: [
      'A concentração cai com sono curto, preocupação, tristeza, fome e celular por perto, e isso não mede capacidade. O que mais fixa é puxar da memória: fazer questões, explicar, voltar ao assunto dias depois. Reler e grifar dão sensação de saber, e seguram menos.',
      'Travar, ir mal ou pensar em largar acontece com muita gente, ainda mais com quem trabalha, cuida de casa ou chegou sem base. Uma nota mostra aquela prova naquele dia. Se há semanas nada entra, ou se o desânimo tomou o resto, procure o apoio ao estudante da sua instituição, a UBS ou [psicólogos](/psicologos).',
    ],
    asks: [
      'O que tem sido mais difícil: sentar, entender ou lembrar depois?',
      'O que mais pesa: a matéria, o tempo ou a cobrança?',
      'Por que esse estudo importa para você?',
    ],
    offers: ['plan', 'relax'],
    reads: {
      'noites-que-descansam': [
        'A segunda é proteger duas noites da semana, as sem aula, como quem protege o dia da prova. Se a conta não fecha em nenhuma noite, talvez a pergunta seja sobre a grade de matérias, e vale levá-la à coordenação ou ao apoio estudantil.',
      ],
    },
  },
  enem: {
    opens: [
      'Esse exame carrega um ano inteiro de espera, e o peso aparece.',
      'Por trás de um número ou de uma data, tem muito plano guardado.',
      'Mexe com a gente ver um esforço tão longo caber num resultado só.',
    ],
    helps: [
      'Se a prova ainda vem, escolha um tema só para hoje e faça dez questões de anos anteriores, com correção. Se o resultado já saiu, veja os prazos de inscrição e durma uma noite antes de decidir.',
      'Com a nota na mão, veja as portas com calma: lista de espera, outro processo seletivo, nota de um ano anterior onde for aceita, tentar de novo. Se ela ainda não existe, escreva qual seria o plano B, só para ele parar de assustar.',
      'Na redação, pegue um texto seu e olhe uma competência por vez: língua escrita, tema, argumentos, ligação entre as ideias, proposta de intervenção. Mexa em um parágrafo e pare.',
      'Perto do dia, separe documento, caneta preta de tubo transparente, lanche e o caminho até o local. À noite, a matéria pode ficar fechada.',
    ],
    explains: [
      'A redação tem cinco competências, cada uma vale até 200, e pelo menos duas pessoas corrigem, sem ver a nota uma da outra. Nas questões, a nota não é a soma dos acertos: o cálculo olha a dificuldade e a coerência das respostas, e o mesmo número de acertos pode dar notas diferentes. É um retrato de poucos dias, com regras próprias, e não mede inteligência.',
      'Nervosismo, comparação e vontade de desistir são muito comuns perto da prova e perto do resultado. Quem trabalha, cuida de casa ou veio de escola com menos recursos parte de outro lugar, e isso conta. Muita gente faz o exame mais de uma vez, e existe mais de um caminho para a universidade.',
    ],
    asks: [
      'Em que ponto você está: antes da prova, esperando ou com a nota na mão?',
      'O que você queria que essa nota abrisse?',
      'Como as pessoas em volta têm lidado com isso?',
    ],
    offers: ['plan', 'breathe'],
    reads: {
      'falar-consigo-como-a-um-amigo': [
        'Autoestima costuma depender de ir bem e de se comparar. A autocompaixão serve justamente para o dia em que você foi mal.',
      ],
    },
  },
});
