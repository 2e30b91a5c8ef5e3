import { topics } from './topic.ts';

export const SELF_IMAGE = topics({
  guilt: {
    opens: [
      'A voz que cobra por dentro costuma ser mais dura do que a gente seria com outra pessoa.',
      'Dói carregar isso. E errar, ou achar que errou, não resume quem você é.',
      'A culpa costuma pesar mais em quem se importa.',
    ],
    helps: [
      'Às vezes muda o tom pensar no que você diria a uma pessoa querida que estivesse no seu lugar. Tente dizer isso a você, com as mesmas palavras.',
      'Escreva o que aconteceu como uma notícia curta: o fato, o dia, a hora, sem adjetivos. O que sobrar além do fato é castigo, e esse pode ficar de fora.',
      'Se há algo a reparar, escolha um gesto pequeno e com data: uma desculpa sem “mas”, uma conta paga, um recado a quem queira recebê-lo. Se não há, escreva “nada a reparar” e leia de novo.',
      'Pergunte-se o que dava para saber naquele momento, com o sono, o medo e o tempo que você tinha. Julgar com o que só se soube depois não é justo.',
    ],
    explains: [
      'A culpa fala de um ato e costuma apontar uma direção: reparar, pedir desculpa, fazer diferente. Quando se espalha para tudo, ou para quem a gente é, deixa de orientar e só machuca.',
      'Existe também culpa sem erro nenhum: de descansar, de dizer não, de não ter adivinhado, de escolher o que era possível. Muitas vezes ela foi aprendida cedo, em casas onde tudo tinha um culpado. Culpa enorme e constante pode fazer parte da depressão, e disso se cuida.',
    ],
    asks: [
      'O que você tem se dito por dentro?',
      'De onde você acha que vem essa cobrança?',
      'Tem algo que daria para reparar, ou é mais um peso que ficou?',
    ],
    offers: ['talk'],
    reads: {
      'boa-companhia-para-si': [
        'A culpa fala de um ato: fiz algo que feriu alguém ou que contraria o que eu acredito. Ela incomoda e aponta uma direção, que costuma ser reparar.',
        'Existe ainda uma culpa que não corresponde a ato algum. A culpa de quem descansou, de quem sobreviveu, de quem não adivinhou, de quem saiu de uma relação que fazia mal.',
      ],
    },
  },
  shame: {
    opens: [
      'Vergonha dá vontade de se esconder, e você fez o contrário: contou.',
      'Isso queima por dentro, eu imagino. Aqui ninguém está medindo você.',
      'Poucas coisas são tão difíceis de pôr em palavras como essa.',
    ],
    helps: [
      'Troque “eu sou” por “eu fiz” ou “fizeram comigo”, e conte de novo por dentro. A frase ainda dói, mas fica de um tamanho que dá para olhar.',
      'Conte a uma pessoa que não costuma julgar, nem que seja só metade. Vergonha encolhe quando alguém escuta e continua por perto.',
      'Solte os ombros, levante o olhar e procure três coisas paradas à sua volta. O corpo se encolhe com a vergonha, e desencolher um pouco ajuda a pensar.',
      'Imagine uma pessoa querida contando essa mesma história a você. O que sentiria por ela cabe aqui também.',
    ],
    explains: [
      'A vergonha diz “há algo errado comigo” e pede esconderijo, por isso é tão difícil de falar. Ela existe em todo mundo, ligada ao medo de perder o lugar entre os outros. Costuma exagerar o quanto foi visto e por quanto tempo vão lembrar.',
      'Muitas vezes ela veio de fora: humilhação, piada, preconceito, violência. Nesse caso, o que houve de errado está em quem fez, mesmo que o peso tenha sobrado para você. Falar disso com [psicólogos](/psicologos), no seu ritmo, costuma devolver as coisas ao lugar.',
    ],
    asks: [
      'Qual parte disso é mais difícil de dizer?',
      'De quem é o olhar que mais incomoda nessa história?',
      'O que você gostaria que alguém respondesse ao ouvir isso?',
    ],
    offers: ['talk', 'ground'],
    reads: {
      'boa-companhia-para-si': [
        'Quando a vergonha chega, tente traduzi-la de volta em ato. "Sou péssima pessoa" vira "gritei com meu irmão na frente de todo mundo". A segunda frase dói, e tem tamanho. Com tamanho, dá para perguntar o que fazer.',
      ],
    },
  },
  'self-esteem': {
    opens: [
      'Deve ser cansativo conviver com essa opinião sobre você o dia inteiro.',
      'Esse jeito de se ver dói, e costuma vir de bem antes de hoje.',
      'Quando a gente se olha com tanta dureza, até o que deu certo some da vista.',
    ],
    helps: [
      'Escreva a frase mais dura que você se disse hoje. Embaixo, escreva só o fato, sem adjetivo nenhum, e repare na diferença entre as duas.',
      'Troque “eu sempre estrago tudo” por algo do tamanho do que houve, como “hoje isso não saiu bem”. Não apaga nada, só deixa olhar.',
      'Lembre de uma coisa pequena que você fez por alguém ou terminou nesta semana, e guarde em [registrar](/registrar). Pode ser a louça que ninguém queria lavar.',
      'Faça um cuidado sem esperar sentir que merece: água, comida, roupa limpa, dormir no horário. Ele vale mesmo em dia de pouca fé em si.',
    ],
    explains: [
      'Ninguém nasce se diminuindo. A gente aprende com quem cobrava em casa, com comparações, com piadas, com portas fechadas. De tanto ouvir, passa a parecer verdade.',
      'Elogiar-se à força raramente convence. O que tem algum apoio em estudos é tratar-se com a justiça que se dá a outra pessoa: ver o erro sem virar só o erro. Muda devagar, e em terapia costuma ser mais fácil.',
    ],
    asks: [
      'De quem é a voz que diz isso por dentro?',
      'Em que lugar, ou com quem, você se sente um pouco mais à vontade?',
      'Quando essa ideia sobre você fica mais forte?',
    ],
    offers: ['gratitude', 'therapy'],
    reads: {
      'falar-consigo-como-a-um-amigo': [
        'Autoestima costuma depender de ir bem e de se comparar. A autocompaixão serve justamente para o dia em que você foi mal.',
      ],
      'boa-companhia-para-si': [
        'A voz que cobra raramente nasceu para fazer mal. Muitas vezes ela foi aprendida cedo, em casa ou na escola, como um jeito de evitar bronca, vergonha ou abandono.',
      ],
    },
  },
  body: {
    opens: [
      'É duro morar num corpo e viver brigando com ele.',
      'Espelho, foto, comentário dos outros: tudo isso machuca mais do que parece de fora.',
      'Olhar para si desse jeito toma tempo, força e sossego.',
    ],
    helps: [
      'Hoje, trate o corpo como visita que chegou de viagem: água, comida, banho, um lugar para deitar. Não é preciso gostar dele para isso.',
      'Vista a roupa mais confortável que você tem e afaste a que aperta. O corpo pode passar o dia sem lembrete.',
      'Silencie por um mês um perfil que sempre deixa você pior depois de olhar. Ninguém fica sabendo.',
      'Deixe uma frase pronta para quem comenta: “prefiro não falar do meu corpo”. Dita com calma, ela encerra o assunto.',
    ],
    explains: [
      'Quase ninguém se vê como os outros veem. A atenção vai direto ao que incomoda e aumenta, como lupa, e luz, humor e comparação mudam o que aparece no espelho. Essa insatisfação é muito comum, e há uma indústria que vive dela.',
      'Comentários da família, da escola e preconceito deixam marca, e essa parte não nasceu em você. Se a preocupação ocupa boa parte do dia, faz evitar gente ou mexe com o jeito de comer, conversar com a UBS ou com [psicólogos](/psicologos) ajuda. Amar o próprio corpo não precisa ser a meta; viver em paz com ele já é bastante.',
    ],
    asks: [
      'Quando foi que isso começou a incomodar tanto?',
      'Alguém disse algo que ficou?',
      'O que esse incômodo tem feito você deixar de fazer?',
    ],
    offers: ['talk', 'therapy'],
    reads: {
      'um-dia-de-cada-vez': [
        'Se chegasse à sua porta uma pessoa exausta, vinda de longe, você não comentaria o estado dela. Ofereceria toalha.',
      ],
      'boa-companhia-para-si': [
        'Ninguém precisa amar o próprio corpo. Para muita gente essa meta é mais uma cobrança, e das grandes.',
      ],
    },
  },
  eating: {
    opens: [
      'Quando a comida vira aflição, o dia inteiro gira em volta dela.',
      'Falar disso não é fácil. Muita gente esconde por anos.',
      'Isso não diz nada sobre força de vontade nem sobre o seu valor.',
    ],
    helps: [
      'Pense só na próxima refeição, e não no dia inteiro. Algo simples, num horário parecido com o de costume, sentando para comer.',
      'Se houve excesso ou falta, tente não compensar. Voltar ao próximo horário, como se fosse um dia comum, costuma quebrar o ciclo.',
      'Coma com alguém por perto, ou com uma voz ao telefone, falando de outro assunto. Se a preocupação é com outra pessoa, sente junto, não comente o prato nem o corpo, e escute.',
      'Antes ou depois de comer, repare no que havia em volta: cansaço, briga, solidão, tédio. Uma palavra em [registrar](/registrar) basta, sem anotar a comida.',
    ],
    explains: [
      'Fome e vontade mudam com tristeza, ansiedade, sono ruim, luto e alguns remédios. Comer para acalmar ou perder o apetite são reações frequentes em tempo difícil. Regras rígidas e longos períodos sem comer também costumam levar, mais tarde, a perder o controle.',
      'Quando a comida passa a comandar o dia, com medo, segredo ou culpa, isso é sofrimento de saúde e tem tratamento. Pode acontecer em qualquer corpo e em qualquer idade, por isso a aparência não mostra a gravidade. Na UBS ou no CAPS, uma equipe olha para o corpo e para a cabeça ao mesmo tempo.',
    ],
    asks: [
      'Em que hora do dia isso fica mais difícil?',
      'O que costuma vir antes?',
      'Mais alguém sabe que você está passando por isso?',
    ],
    offers: ['talk', 'therapy'],
    care: 'Para isso há cuidado de graça na UBS e no CAPS. Se houver desmaio, dor no peito, coração fora do ritmo, confusão, fraqueza que não deixa levantar, ou se nem água estiver descendo, ligue [192](tel:192) ou vá a um pronto-socorro.',
    reads: {
      'comer-quando-nao-ha-vontade': [
        'Se há episódios em que você perde o controle, se depois de comer sente que precisa compensar de algum jeito, ou se o medo de engordar comanda o dia, procure ajuda. São sofrimentos sérios, e têm tratamento no SUS. Em nenhum deles a culpa é sua.',
      ],
    },
  },
  purging: {
    opens: [
      'Isso costuma ficar em segredo. Contar foi um passo difícil.',
      'Por trás disso quase sempre há muito sofrimento. Não é frescura.',
      'Não há bronca aqui. O que está acontecendo é sério e merece cuidado.',
    ],
    helps: [
      'Agora, o corpo precisa de descanso: água em goles pequenos, um lugar para sentar, roupa folgada. Vá devagar ao levantar.',
      'A hora depois de comer costuma ser a mais difícil. Passe essa hora perto de alguém ou em ligação, até a urgência baixar.',
      'Escolha um adulto de confiança e diga uma frase: “tenho feito algo depois de comer que me faz mal e preciso de ajuda”. Não precisa entrar em detalhes. Se é com alguém próximo, fale longe da mesa, sem comentar corpo nem comida, e ofereça ir junto à consulta.',
      'Tente manter a próxima refeição, pequena que seja. Pular para compensar costuma trazer o ciclo de volta mais forte.',
    ],
    explains: [
      'O alívio que vem na hora é real e dura pouco. Depois chegam culpa e fraqueza, e o corpo pede comida com mais força, o que prepara a próxima vez. Sair desse ciclo só no esforço é muito difícil, e por isso existe tratamento.',
      'O corpo perde água e sais que o coração precisa para bater no ritmo, mesmo quando os exames antigos estavam bons e por fora nada aparece. Por isso convém passar logo por uma consulta e contar tudo, até o que dá vergonha. Equipes de saúde ouvem isso com frequência.',
    ],
    asks: [
      'O que estava pesando antes de isso acontecer?',
      'Quem poderia saber disso sem brigar?',
      'O que mais assusta na ideia de contar a uma equipe de saúde?',
    ],
    offers: ['ground', 'therapy'],
    care: 'Com desmaio, sangue, dor no peito, coração fora do ritmo, confusão ou muita fraqueza, ligue [192](tel:192) agora. Sem esses sinais, procure a UBS ou o CAPS ainda nesta semana e diga o que vem acontecendo. Se vier vontade de se machucar ou de morrer, o CVV escuta no [188](tel:188).',
    reads: {
      'boa-companhia-para-si': [
        'Uma UBS pode ser a porta de entrada. Nenhuma frase gentil dá conta sozinha de um transtorno alimentar.',
      ],
    },
  },
});
