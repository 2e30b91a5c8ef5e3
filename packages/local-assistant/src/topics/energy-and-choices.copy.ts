import { topics } from './topic.ts';

export const ENERGY_AND_CHOICES = topics({
  insomnia: {
    opens: [
      'Noite comprida, com o corpo pedindo descanso e o sono longe, irrita e cansa.',
      'Quanto mais a gente precisa do sono, menos ele obedece.',
      'Noite sem sono parece ter mais horas que as outras.',
    ],
    helps: [
      'Se faz tempo que você está na cama de olhos abertos, levante. Sente num canto com luz fraca e algo sem graça nas mãos, e volte quando a pálpebra pesar.',
      'Vire o relógio para a parede e deixe o celular longe do braço. Sem a conta das horas, a noite aperta menos.',
      'Percorra de memória um lugar conhecido, cômodo por cômodo: o chão, a janela, o barulho do portão. Devagar, sem tentar dormir.',
      'Para amanhã, escolha só a hora de levantar e mantenha, com um pouco de luz do dia logo depois. É o horário que mais está na sua mão. Se o sono estiver pesado, não dirija.',
    ],
    explains: [
      'O sono depende da vontade de dormir que se junta ao longo do dia, do relógio que a luz acerta e de o corpo não estar em alerta. Preocupação, café, álcool, cochilo longo e tela mexem com isso. Tentar dormir à força também atrapalha, porque esforço mantém o corpo acordado. E despertar no meio da noite, por si só, faz parte do sono.',
      'Noites ruins soltas acontecem com todo mundo. Se são várias por semana há mais de um mês, se há ronco com pausas na respiração, ou se você quase não dorme e tem energia de sobra, procure a UBS: existe uma terapia própria para insônia, indicada como primeira escolha. Remédio para dormir não se aumenta, não se para nem se mistura por conta própria; quem receitou ou um farmacêutico responde.',
    ],
    asks: [
      'O que mais atrapalha: pegar no sono, acordar no meio ou acordar cedo demais?',
      'O que passa pela cabeça quando a luz apaga?',
      'Como têm sido as noites desta semana?',
    ],
    offers: ['relax', 'breathe'],
    reads: {
      'por-que-o-sono-foge': [
        'Dormir é das poucas coisas que pioram quando a gente se empenha. Ninguém adormece por mérito.',
        'Enquanto isso, uma gentileza: a noite de hoje não precisa dar certo para que amanhã seja um dia possível.',
      ],
      'acordar-as-tres-da-manha': [
        'O que transforma um despertar de segundos numa noite perdida costuma ser o que vem logo em seguida.',
      ],
    },
  },
  tired: {
    opens: [
      'Cansaço costuma ter razão de ser, mesmo quando ela não aparece.',
      'Ficar sem força já pesa, e a cobrança em cima pesa mais.',
      'Quando falta força, até o que é simples fica longe.',
    ],
    helps: [
      'Uma pausa pequena vale mais que a folga perfeita que nunca chega: cinco minutos sem tela, de preferência olhando para longe ou andando até a janela.',
      'Tente tirar uma coisa da lista de hoje, em vez de pôr mais uma. Só uma, a que puder esperar sem o mundo cair.',
      'Pergunte ao corpo o que falta primeiro: água, comida, deitar, silêncio, ar. Faça um desses agora, na versão mais curta.',
      'Escolha uma hora de parar hoje, mesmo que sobre coisa por fazer. Antes dela, escreva o que fica para amanhã e deixe o papel cuidar disso.',
    ],
    explains: [
      'O cansaço vem de muitos lugares: noites curtas, trabalho demais, cuidar de outras pessoas, tristeza, ansiedade, e também anemia, tireoide, apneia do sono, infecção ou um remédio. Se dura mais de duas ou três semanas e o descanso não repõe, vale uma consulta na UBS. Com febre, falta de ar, dor no peito ou perda de peso sem explicação, procure antes.',
      'Cansaço da cabeça é tão real quanto o do corpo: decidir, se preocupar e cuidar de gente também gastam. Costuma repor mais o contrário do que cansou: silêncio depois de barulho, movimento depois de cadeira, companhia depois de isolamento. E ninguém precisa merecer descanso antes.',
    ],
    asks: [
      'É mais cansaço do corpo ou da cabeça?',
      'Como anda o seu sono?',
      'O que tem tomado mais da sua força ultimamente?',
    ],
    offers: ['relax', 'week'],
    reads: {
      'a-culpa-de-descansar': [
        'Descansar se parece mais com comer do que com ganhar medalha. Ninguém pergunta se você mereceu o almoço. O corpo precisa, e pronto.',
      ],
      'pausas-que-descansam': [
        'O corpo faz pausa de qualquer jeito. Quando ninguém oferece, ele rouba: no erro bobo, no olhar perdido, na ida demorada ao banheiro.',
      ],
    },
  },
  procrastination: {
    opens: [
      'Travar não é preguiça. Muitas vezes a tarefa é grande demais para a força de hoje.',
      'Começar costuma ser a parte mais cara.',
      'A tarefa fica, o tempo anda, e a culpa ainda ocupa o lugar do descanso.',
    ],
    helps: [
      'Diminua até ficar quase bobo: em vez de arrumar o quarto, uma cadeira; em vez de estudar, abrir o caderno por cinco minutos. A vontade muitas vezes chega depois que a gente começou.',
      'Veja o que aperta nessa tarefa: medo de errar, não saber por onde ir, tédio, raiva de quem pediu. O começo muda conforme a resposta, e às vezes é só perguntar algo a alguém.',
      'Marque dez minutos para uma única ação com verbo: abrir, ligar, somar, escrever três linhas. Quando tocar, pare e anote em que ponto ficou.',
      'Chame companhia: alguém na mesma mesa ou em chamada, cada qual com a sua tarefa. Digam em voz alta o que vão fazer na próxima meia hora.',
    ],
    explains: [
      'Adiar é, quase sempre, um jeito de escapar do desconforto que a tarefa traz. O alívio vem na hora, a cabeça aprende que fugir funciona, e amanhã a mesma coisa parece maior. Por isso bronca ajuda pouco: aumenta justamente o desconforto.',
      'Quase todo mundo adia alguma coisa. Pesa mais com cansaço, tristeza, ansiedade, perfeccionismo ou dificuldade de atenção, e aí cuidar disso rende mais do que um método novo. Se está custando emprego, estudo ou contas há meses, vale conversar na UBS ou com [psicólogos](/psicologos).',
    ],
    asks: [
      'Qual é a coisa que está esperando há mais tempo?',
      'O que você sente no instante em que pensa em começar?',
      'O que costuma travar: começar, continuar ou terminar?',
    ],
    offers: ['plan'],
    reads: {
      'quando-o-medo-fala-alto': [
        'Adiar também é uma forma de evitar, talvez a mais comum de todas, e costuma ser confundida com preguiça.',
      ],
      'fazer-antes-de-querer': ['Um bom passo para um dia ruim tem certas qualidades. Ele dura menos de dez minutos.'],
    },
  },
  motivation: {
    opens: [
      'Quando a vontade some, tudo vira esforço, até o que era bom.',
      'Esperar o ânimo e ele não chegar também cansa.',
      'Isso é bem comum em fase difícil, e dá para ir por partes.',
    ],
    helps: [
      'Escolha algo de dois minutos que um dia já foi bom: uma música inteira, regar a planta, um áudio curto para quem faz você rir. Faça mesmo sem vontade, e só repare no depois.',
      'Prenda o novo a algo que já existe: depois do café, antes do banho, ao fechar a porta. Uma coisa só, pequena, no mesmo lugar.',
      'Anote no [registro](/registrar) como está o seu humor antes e depois de um gesto pequeno. Em alguns dias aparecem pistas do que devolve algo.',
      'Deixe uma pista pronta para amanhã: o tênis na porta, o caderno aberto na página, a caneca ao lado da pia. O começo fica mais perto.',
    ],
    explains: [
      'A gente aprende que primeiro vem a vontade e depois o gesto. Em fase de desânimo a ordem costuma se inverter: o gosto, quando vem, chega depois de começar. E quanto mais coisas saem da vida, menos motivos sobram para querer a próxima.',
      'Falta de ânimo pode vir de cansaço, de sono ruim, de um objetivo que não é seu, de tristeza, e às vezes do corpo, como anemia ou tireoide. Preguiça explica muito pouco disso. Se há duas semanas ou mais quase nada interessa, ou se o básico está parando, procure a UBS ou [psicólogos](/psicologos).',
    ],
    asks: [
      'Em que hora do dia você tem um pouco mais de força?',
      'O que ainda dá um fiapo de gosto, mesmo pequeno?',
      'Desde quando a vontade anda longe?',
    ],
    offers: ['plan', 'week'],
    reads: {
      'fazer-antes-de-querer': [
        'E o prazer pode não vir na primeira vez. Quem passou semanas sem sentir gosto costuma senti-lo de volta em doses fracas, como volume baixo no rádio.',
      ],
      'mexer-o-corpo-sem-academia': [
        'A vontade costuma chegar depois de começar. Esperar por ela é esperar um ônibus que só passa quando você já está andando.',
      ],
    },
  },
  adhd: {
    opens: [
      'Deve doer fazer um esforço enorme e ainda ouvir que é desleixo.',
      'Uma cabeça que abre muitas portas ao mesmo tempo cansa por dentro.',
      'Querer fazer e não conseguir engatar é frustrante, e pouca gente de fora entende.',
    ],
    helps: [
      'Tire da memória o que puder: um alarme com nome para cada compromisso, a chave sempre no mesmo gancho, uma lista única à vista. O lembrete fora da cabeça trabalha por você.',
      'Corte a próxima tarefa em um pedaço de dez minutos, com um relógio que se veja. Ao tocar, levante, mexa o corpo e resolva se faz mais um.',
      'Antes de começar, tire do alcance a distração mais forte, só ela. Em geral é o celular, e outro cômodo já basta.',
      'Comece pelo que interessa ou pelo que é mais curto, para pegar embalo, e só então vá à parte chata. Se ela emperrar, diga a alguém a que horas vai terminar.',
    ],
    explains: [
      'Atenção difícil aparece com sono ruim, ansiedade, depressão, estresse, álcool, excesso de tela, e também no TDAH, que começa na infância e acompanha a pessoa em vários lugares da vida. Teste de internet não responde. Quem avalia é profissional, ouvindo a história desde criança e o que atrapalha hoje, e dá para começar pela UBS ou por [psicólogos](/psicologos).',
      'No TDAH, o que custa é regular a atenção: ela some no que é chato e gruda no que interessa. Isso não mede inteligência nem caráter. O tratamento costuma juntar orientação, terapia, ajustes na rotina e, em alguns casos, remédio. Não pare nem mude o remédio por conta própria; quem receitou ou um farmacêutico responde.',
    ],
    asks: [
      'O que isso mais tem atrapalhado: trabalho, estudo, casa ou convivência?',
      'Desde que idade você percebe isso?',
      'Em que situação a sua atenção funciona bem?',
    ],
    offers: ['plan', 'therapy'],
    reads: {},
  },
  decision: {
    opens: [
      'Ficar entre dois caminhos cansa, porque a cabeça anda pelos dois ao mesmo tempo.',
      'Escolher uma coisa é também soltar outra, e isso pesa.',
      'Dúvida assim costuma aparecer quando os dois lados têm algo que importa.',
    ],
    helps: [
      'Veja primeiro se precisa ser hoje. Se pode esperar, marque a data em que vai decidir e tire o assunto da noite.',
      'Escreva as opções e, em cada uma, o que você ganharia, o que perderia e o que ainda falta saber. O que falta saber vira a tarefa da semana.',
      'Por um dia inteiro, imagine que já escolheu a primeira opção, sem mudar nada ainda. No outro dia, a segunda. Repare em como o corpo acorda em cada um.',
      'Conte as opções a alguém sem interesse no resultado e peça só perguntas, nenhum conselho. Ao se ouvir, você pode notar para onde a voz pende.',
    ],
    explains: [
      'Decidir gasta energia, e a conta sobe com sono atrasado, medo de errar e muita opinião em volta. A cabeça procura uma certeza que não existe, porque nenhuma escolha mostra o futuro. O que dá para ter é informação suficiente e um motivo que você reconheça como seu.',
      'Hesitar em coisa grande é comum e, muitas vezes, sensato. Poucas decisões são sem volta, e várias permitem testar um pedaço antes. Em fase de tristeza ou de muita ansiedade tudo fica mais difícil de escolher, e o que puder esperar ganha em esperar.',
    ],
    asks: [
      'O que você perderia em cada um dos lados?',
      'Se a opinião dos outros não contasse, para onde você penderia?',
      'Até quando isso precisa de resposta?',
    ],
    offers: ['talk', 'plan'],
    reads: {
      'um-dia-de-cada-vez': [
        'Adie decisões grandes sempre que puder. Vender a casa, largar o curso, mudar de cidade são perguntas para um dia com mais luz.',
      ],
    },
  },
  unemployment: {
    opens: [
      'Ficar sem trabalho mexe com tudo: o dinheiro, a rotina, até com quem a gente acha que é.',
      'Isso assusta, e não diz nada do seu valor.',
      'Procurar, esperar resposta e recomeçar também é um trabalho, e dos que ninguém paga.',
    ],
    helps: [
      'Hoje não precisa resolver o mês inteiro. Um passo possível: numa folha só, o que vence esta semana e uma pessoa para quem dá para ligar. O CRAS da sua cidade orienta sobre benefícios.',
      'Enquanto isso, ajuda manter dois pontos fixos no dia, mesmo pequenos: um horário para levantar e um para sair um pouco de casa.',
      'Escreva hoje a uma pessoa conhecida, em duas linhas, que tipo de vaga você procura. Muita oportunidade chega por gente, e esse recado já conta como a tarefa do dia.',
      'Prepare uma resposta curta para o “e aí, já arrumou?”: “estou procurando, se souber de algo me avise”. Com ela pronta, encontrar pessoas pesa menos.',
    ],
    explains: [
      'Com o trabalho vão embora o salário, o horário, a convivência e uma resposta para “o que você faz?”. É comum o sono mudar, a irritação subir e a vergonha aparecer, mesmo quando a demissão nada teve a ver com você. Um silêncio depois de um currículo fala muito mais de fila e de corte do que de mérito.',
      'Acontece com muita gente, e é um dos momentos em que a saúde mental mais sofre. Horário, movimento e contato com pessoas protegem um pouco. Se o desânimo toma a maior parte dos dias há duas semanas, procure a UBS: cuidar disso também é parte do caminho.',
    ],
    asks: [
      'O que aperta primeiro: o dinheiro, o tempo vazio ou o que os outros vão dizer?',
      'Quem está com você nisso?',
      'Como tem sido um dia comum seu?',
    ],
    offers: ['plan', 'talk'],
    reads: {
      'um-dia-de-cada-vez': [
        'Para quem perdeu o emprego, a porta ficou sem função, e isso desorganiza mais do que se imagina. Dê a ela um horário de novo.',
        'O resto do dia também é seu, e usá-lo para viver não atrasa nenhuma vaga.',
      ],
    },
  },
  debt: {
    opens: [
      'Conta que não fecha tira o sono e dá vergonha, e quase ninguém fala disso em voz alta.',
      'É um peso que acorda junto com você.',
      'Viver fazendo conta cansa, e não só o bolso.',
    ],
    helps: [
      'Hoje, só abra e liste: o que é, quanto é, até quando. Sem pagar nem ligar para ninguém ainda. No papel, costuma assustar menos do que no escuro.',
      'Separe o que mantém a casa de pé: comida, moradia, água, luz, remédio e, se houver, pensão de filhos. Isso vem antes, e as outras cobranças esperam a vez delas.',
      'Antes de aceitar acordo ou empréstimo, mostre a lista a quem orienta sem cobrar. Desconfie de dinheiro fácil oferecido por mensagem e de quem pede pagamento para limpar o nome.',
      'Conte a uma pessoa de confiança, ou peça que ela fique ao lado enquanto você liga. Se falta comida ou a conta básica, o CRAS do seu bairro atende.',
    ],
    explains: [
      'Dívida raramente é só descuido: desemprego, doença, separação, juros altos e salário curto entram na história. A vergonha faz fechar a gaveta, e ali o medo cresce junto com os juros. A lei brasileira protege quem não consegue pagar sem perder o básico para viver, e prevê renegociar em conjunto muitas dessas dívidas.',
      'Muita gente no país está assim, e isso mexe com o sono, o humor e as relações. Muitas vezes dá para negociar, mesmo que demore. Se a dívida vem de apostas, Jogadores Anônimos e a UBS acolhem.',
    ],
    asks: [
      'O que está vencendo primeiro?',
      'Quem mais sabe dessa situação?',
      'O que mais pesa nisso: o valor, a cobrança ou a vergonha?',
    ],
    offers: ['plan', 'talk'],
    care: 'O Procon e a Defensoria Pública orientam de graça sobre dívidas. Se alguém ameaça você para cobrar, vá à delegacia ou, em perigo, ligue [190](tel:190). E se o aperto trouxer a ideia de morrer, o CVV escuta de graça, a qualquer hora, no [188](tel:188).',
    reads: {
      'um-dia-de-cada-vez': [
        'Evitar abrir é compreensível. Cada envelope traz a possibilidade de mais uma notícia que você não aguenta. O custo é que o medo do conteúdo muitas vezes é maior do que o conteúdo, e isso só se descobre abrindo.',
      ],
    },
  },
  'screen-time': {
    opens: [
      'A tela engole o tempo quando a cabeça quer sossego.',
      'O dedo vai antes de a gente decidir.',
      'Às vezes é ali que está a companhia, e por isso largar não é simples.',
    ],
    helps: [
      'Na próxima vez que se perceber rolando, vire o aparelho para baixo e veja do que precisava: descanso, gente, distração, sono. Faça uma versão curta disso.',
      'Crie um pouco de atrito: tire o aplicativo da primeira tela, desligue os avisos, saia da conta. Alguns segundos a mais já dão tempo de escolher.',
      'Escolha um lugar sem celular por hoje, a cama ou a mesa, e leve o carregador para longe dali. Ponha algo no espaço que ficou: rádio, papel, música.',
      'Repare em um perfil que sempre deixa você pior e silencie por trinta dias. A pessoa não fica sabendo.',
    ],
    explains: [
      'Esses aplicativos são feitos para não ter fim e para dar uma novidade de vez em quando, que é o que mais prende a atenção. Em época ruim, oferecem ainda alívio rápido. A força de vontade entra nesse cabo de guerra em desvantagem.',
      'Mais do que as horas, conta o que elas tomam, como sono, gente, estudo e movimento, e o jeito como você sai dali. Um tempo de tela também pode ser descanso ou encontro. Se já tentou diminuir muitas vezes ou deixou de lado coisas importantes, vale falar disso com [psicólogos](/psicologos) ou na UBS.',
    ],
    asks: [
      'O que você costuma procurar quando pega o celular?',
      'Como você se sente quando larga?',
      'Em que parte do dia ele toma mais espaço?',
    ],
    offers: ['relax', 'week'],
    reads: {
      'um-dia-de-cada-vez': [
        'O celular é o lugar para onde se vai quando não se quer estar em lugar nenhum. Em época ruim, ele oferece duas coisas ao mesmo tempo: companhia e veneno.',
      ],
      'noites-que-descansam': [
        'Quanto ao celular, o problema maior nem sempre é a luz. É que ele não tem fim. Livro tem capítulo, novela tem horário, e a tela rola para sempre.',
      ],
    },
  },
});
