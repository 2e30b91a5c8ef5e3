import { topics } from './topic.ts';

export const FEARS = topics({
  anxiety: {
    opens: [
      'É ruim viver com o corpo em alerta, com ou sem um motivo à vista.',
      'A cabeça corre na frente, e o corpo vai atrás sem ter escolha.',
      'Isso desgasta. Por fora parece que nada acontece, por dentro não para.',
    ],
    helps: [
      'Apoie os pés no chão e solte o ar devagar, como quem sopra um café quente. Deixe o próximo entrar no tempo dele, umas cinco vezes.',
      'Escreva em uma linha a frase que está rodando, do jeito que ela vem. Se há algo a fazer hoje, anote ao lado o menor passo. Se não há, ela pode esperar no papel.',
      'Gaste um pouco dessa agitação com o corpo: suba uma escada, ande até a esquina, lave a louça prestando atenção na água. Poucos minutos já servem.',
      'Veja se hoje teve muito café, pouco sono ou uma refeição pulada. Um copo d’água e algo de comer às vezes abaixam o volume mais do que qualquer argumento.',
    ],
    explains: [
      'A ansiedade é o corpo se preparando para um perigo que talvez venha. Coração rápido, aperto, barriga solta e pensamento acelerado fazem parte desse preparo e acontecem com quase todo mundo em algum momento. A conversa muda quando ela é forte, dura meses e atrapalha o sono, o trabalho ou as amizades. Aí vale uma consulta na UBS ou com [psicólogos](/psicologos): há tratamentos que ajudam muita gente.',
      'Raramente há uma causa só. Somam-se o jeito da família, o que você já viveu, as noites curtas, o dinheiro apertado, o café, às vezes a tireoide ou um remédio novo. Por isso uma boa avaliação pergunta da vida e também do corpo, e sintoma físico novo merece ser examinado. Com dor forte no peito, desmaio ou falta de ar que não melhora, ligue [192](tel:192).',
    ],
    asks: [
      'Em que parte do corpo isso aparece primeiro?',
      'O que veio logo antes de piorar?',
      'Faz quanto tempo que está nesse ritmo?',
    ],
    offers: ['breathe', 'ground'],
    reads: {
      'o-que-e-ansiedade': [
        'O alarme reage ao que parece ameaça, e às vezes ele se engana. Um alarme de carro que toca com o vento continua funcionando, só que com a sensibilidade alta demais.',
        'Por isso, sentir ansiedade não diz nada de ruim sobre o seu caráter, a sua fé ou a sua força. Diz que o seu sistema de proteção está ligado.',
      ],
      'cinco-sentidos-para-voltar-ao-agora': [
        'Os olhos, os ouvidos, a pele, o nariz e a boca só funcionam no presente. Ninguém consegue sentir o cheiro da próxima terça-feira.',
      ],
    },
  },
  panic: {
    opens: [
      'Isso assusta muito. Vamos bem devagar.',
      'É um susto no corpo todo, e você não precisa fazer nada direito agora.',
      'Que sensação horrível. Uma coisa de cada vez, sem pressa.',
    ],
    helps: [
      'Pés no chão. Sinta o peso deles.',
      'Solte o ar pela boca, bem devagar. O próximo entra sem esforço.',
      'Encoste as costas e afrouxe o que aperta.',
      'Segure algo frio, ou molhe os pulsos.',
    ],
    explains: [
      'Numa crise, o corpo dispara o alarme inteiro: coração, falta de ar, tremor, formigamento, medo de morrer ou de perder o controle. Costuma subir em poucos minutos e descer em cinco a vinte, às vezes um pouco mais. É muito ruim de sentir, e a crise de pânico em si não machuca o corpo. Quem nunca teve uma avaliação merece fazer uma, para descartar outras causas.',
      'O que alimenta é um círculo: uma sensação assusta, o susto aumenta a sensação, e ela passa a parecer prova de perigo. Com o tempo vem o medo da próxima, e a pessoa começa a evitar lugares. Isso tem tratamento conhecido, na UBS ou com [psicólogos](/psicologos).',
    ],
    asks: [
      'O que está mais forte neste minuto: o peito, a respiração ou o pensamento?',
      'Quem está perto de você agora?',
      'O que já ajudou em outras vezes?',
    ],
    offers: ['breathe'],
    care: 'Dor forte no peito ou que vai para o braço, as costas ou o queixo, desmaio, fraqueza de um lado, fala enrolada ou falta de ar que não melhora: ligue [192](tel:192). Ligue também se é a primeira vez e você não sabe o que é, ou se há doença do coração, gravidez ou uso de alguma substância.',
    reads: {
      'quando-o-peito-aperta': [
        'Elas sobem, chegam a um ponto alto e descem. Descem mesmo quando nada do que a gente tenta dá certo.',
      ],
      'quando-o-medo-fala-alto': [
        'Coração rápido é o corpo se preparando para correr. Formigamento e tontura podem vir da respiração acelerada. Suor é refrigeração.',
      ],
    },
  },
  fear: {
    opens: [
      'Medo pega o corpo antes de qualquer explicação. Faz sentido levar a sério.',
      'Deve ser cansativo ter que contornar isso.',
      'Às vezes quem está de fora acha pequeno. Para quem sente, ocupa tudo.',
    ],
    helps: [
      'Primeiro, veja se há perigo aí agora. Se alguém ameaça ou machuca você, saia de perto se puder e ligue [190](tel:190). Se não há, diga em voz baixa onde você está e três coisas que vê.',
      'Escreva a previsão do medo, palavra por palavra: “vai acontecer isto”. No papel dá para olhar para ela de fora e, depois, comparar com o que aconteceu.',
      'Se esse medo atrapalha e não envolve perigo de verdade, pense no degrau mais baixo dele, quase sem graça: olhar de longe, ir com alguém, ficar um minuto. Repita esse antes de subir para outro.',
      'Conte a uma pessoa do que é o medo e o que ajuda: companhia, silêncio, ir junto. Uma frase basta, sem ter que convencer ninguém.',
    ],
    explains: [
      'O medo existe para proteger: acelera o coração, tensiona os músculos e estreita a atenção até sobrar o que importa para escapar. Ele erra para mais, porque errar para menos custaria caro. Cada vez que a gente foge vem um alívio, e o corpo anota que havia mesmo perigo. É assim que um medo cresce sem que nada de ruim aconteça.',
      'Todo mundo tem algum, e certos medos estão corretos: violência, rua perigosa, alguém que humilha pedem proteção. Os outros costumam diminuir com aproximação aos poucos, repetida e planejada. Quando um deles passa a decidir aonde você vai e o que deixa de fazer, esse caminho fica mais seguro com [psicólogos](/psicologos) ou na UBS.',
    ],
    asks: [
      'O que o medo diz que vai acontecer?',
      'Desde quando ele anda com você?',
      'O que você deixou de fazer por causa dele?',
    ],
    offers: ['ground', 'breathe'],
    reads: {
      'quando-o-medo-fala-alto': [
        'O medo tem um estilo. Ele fala no futuro, prefere frases curtas e nunca apresenta fonte.',
      ],
      'o-que-a-gente-evita-cresce': [
        'Você não precisa voltar para casa em paz para o passo ter valido. Pode tremer do começo ao fim. O que conta é ter ido e ter visto.',
        'O problema é que o medo tem memória curta para o que deu certo e memória longa para as fugas.',
      ],
    },
  },
  overthinking: {
    opens: [
      'Cabeça que não desliga cansa como trabalho pesado, só que ninguém vê.',
      'O assunto dá voltas por dentro e nunca chega ao fim.',
      'É exaustivo quando até o banho e o travesseiro viram lugar de pensar.',
    ],
    helps: [
      'Passe para o papel o que está rodando, poucas palavras por linha. Depois marque o que dá para resolver e o que é só “e se”. Os “e se” podem ficar sem resposta hoje.',
      'Dê um horário para isso: quinze minutos no fim da tarde, numa cadeira longe da cama. Se o assunto vier antes, anote e diga por dentro “mais tarde eu vejo”.',
      'Ocupe as mãos e os olhos por dez minutos: dobrar roupa, cortar legumes, montar alguma coisa. A ideia é dar à atenção outro lugar para pousar, sem expulsar nada.',
      'Experimente responder ao “e se” com “pode ser”. Pode ser que sim, pode ser que não. A resposta não precisa agradar, só encerrar o debate por enquanto.',
    ],
    explains: [
      'Remoer parece trabalho: enquanto pensa, a gente sente que está evitando o pior ou chegando perto da saída. Só que algumas perguntas não se resolvem pensando mais, e cada volta deixa a cabeça mais desperta. Proibir o pensamento costuma trazê-lo de volta; adiar para uma hora marcada ajuda algumas pessoas.',
      'Acontece com muita gente, mais em fase de incerteza, de noites curtas ou depois de uma conversa ruim. De madrugada tudo parece maior, porque àquela hora não há nada que se possa resolver. Se toma a maior parte dos dias há meses, vale levar a [psicólogos](/psicologos) ou à UBS.',
    ],
    asks: [
      'Qual é o pensamento que mais volta?',
      'Em que hora do dia ele aperta mais?',
      'Se esse assunto tivesse um próximo passo, qual seria?',
    ],
    offers: ['ground', 'talk'],
    reads: {
      'a-hora-da-preocupacao': [
        'Quando alguém se preocupa o dia todo, a preocupação vai grudando em tudo. O banho vira hora de repassar a conversa de ontem. O trajeto de ônibus vira hora de calcular o mês. A cama, pobre cama, vira escritório.',
      ],
      'quando-o-medo-fala-alto': [
        'Enquanto você pensa no pior, sente que está fazendo alguma coisa a respeito, como quem segura o avião pelo braço da poltrona. Quando o pior não vem, fica a impressão de que foi a preocupação que evitou.',
      ],
    },
  },
  'social-anxiety': {
    opens: [
      'Estar com gente e se vigiar o tempo todo cansa em dobro.',
      'Por fora é só uma conversa, por dentro parece uma prova oral.',
      'Dá para querer companhia e ter vontade de fugir ao mesmo tempo. As duas coisas cabem.',
    ],
    helps: [
      'Na próxima conversa, vire a atenção para fora: a cor da roupa de quem fala, o que essa pessoa acabou de contar. Quando a atenção voltar para a sua voz ou as suas mãos, leve de novo para lá.',
      'Comece por um degrau pequeno, com gente que não conhece você: perguntar um preço, pedir uma informação, dar bom-dia no portão. O teste é ir e ver o que acontece, com vergonha e tudo.',
      'Se a cena começar a se repetir depois, dê a ela três minutos e um fim. Em seguida lembre um fato que você não estava medindo: alguém respondeu, alguém riu, você ficou mais tempo.',
      'Escolha uma pessoa com quem é um pouco mais fácil e mande uma mensagem curta, relendo uma vez só. Conversa escrita também é conversa.',
    ],
    explains: [
      'Quando a vergonha aperta, a atenção sai da sala e aponta para dentro: o tom da voz, o calor do rosto, onde pôr as mãos. A gente passa a ver a imagem que imagina que os outros veem, e dela vem boa parte do susto. Em geral as pessoas reparam bem menos do que parece, porque também estão ocupadas consigo.',
      'Timidez é um jeito de ser, e muita gente convive bem com ela. Vale procurar ajuda quando o medo do olhar dos outros faz você perder aula, trabalho, consulta ou amizade: há terapia com bons resultados, e a UBS ou [psicólogos](/psicologos) são um começo. Se houve humilhação ou preconceito de verdade, isso conta na história e não foi exagero seu.',
    ],
    asks: [
      'Em que situação isso aperta mais?',
      'O que você imagina que as pessoas estão pensando?',
      'Com quem você consegue ficar mais à vontade?',
    ],
    offers: ['breathe', 'talk'],
    reads: {
      'quando-o-medo-fala-alto': [
        'Cada pessoa é protagonista em tempo integral do próprio filme, e nele você é figuração. Isso entristece em certos dias. Em outros, liberta.',
        'Curiosidade e vergonha têm dificuldade de ocupar a mesma cadeira.',
      ],
    },
  },
  ocd: {
    opens: [
      'Deve cansar muito brigar o dia todo com uma dúvida que nunca se dá por satisfeita.',
      'O alívio dura pouco, e logo a cobrança volta.',
      'Muita gente esconde isso por vergonha. Aqui você não precisa justificar nada.',
    ],
    helps: [
      'Quando vier a vontade de repetir ou conferir, diga por dentro “daqui a dez minutos”. Nesse intervalo, use as mãos em outra coisa e observe a vontade subir e baixar. Depois decida de novo.',
      'Diante de um pensamento que assusta, só dê o nome: “é um pensamento que invadiu”. Sem discutir, sem provar o contrário, sem pedir confirmação. Ele pode ficar ali enquanto você segue com a próxima coisa.',
      'Escolha a menor das repetições do dia e tire um pedaço: de quatro vezes para três, com atenção. O que foi indicado por quem trata você fica como está.',
      'Conte a alguém de confiança: “às vezes peço certeza, e a resposta me prende”. Combinem uma frase para o lugar do “está tudo bem”, como “vamos esperar meia hora e ver?”.',
    ],
    explains: [
      'Um pensamento invade e assusta, e um gesto ou uma conferência alivia. O alívio é real e curto, por isso a cabeça pede outra vez, sempre um pouco mais. Pensamentos estranhos ou feios passam pela cabeça de quase todo mundo, e assustam mais justamente quem não os quer. Se um deles deixar de dar medo e virar vontade de se machucar, ligue [188](tel:188); se houver risco de agir, contra si ou outra pessoa, [192](tel:192).',
      'Quando conferir, lavar, contar, repetir ou pedir certeza toma muito tempo ou encolhe a vida, merece atendimento. Existe um tipo de terapia feito para isso e, em alguns casos, remédio, e muita gente melhora. A UBS, o CAPS ou [psicólogos](/psicologos) que conheçam o assunto são bons começos, e só uma avaliação diz se é TOC.',
    ],
    asks: [
      'Quanto tempo do dia isso costuma tomar?',
      'O que a cabeça diz que aconteceria se você deixasse sem resposta?',
      'Com quem você consegue falar disso sem vergonha?',
    ],
    offers: ['therapy', 'talk'],
    reads: {
      'quando-o-medo-fala-alto': [
        'Pedir confirmação tem um efeito curioso: o alívio dura cada vez menos. A primeira resposta segura por uma tarde. A décima, por dois minutos.',
        'Esses pensamentos são mais comuns do que se conta, não mostram quem você é, e há tratamento específico.',
      ],
    },
  },
  trauma: {
    opens: [
      'Sinto muito pelo que aconteceu. Você não precisa contar detalhes.',
      'Algumas coisas continuam doendo muito depois de terminarem, e ninguém escolhe isso.',
      'Dá para falar só do que você quiser, e parar quando quiser.',
    ],
    helps: [
      'Se as imagens voltarem, olhe em volta e diga onde você está, que dia é hoje e que cores e formas vê. Fique só com o que está fora. Se incomodar, levante e chame alguém.',
      'Segure um objeto de agora, uma chave, uma caneca, a manga da blusa, e descreva como ele é. Isso lembra o corpo de que este momento é outro.',
      'Pense em uma pessoa segura e em uma frase curta para ela: “aconteceu uma coisa comigo e está difícil”. O resto da história não precisa vir junto.',
      'Para a hora em que costuma apertar, deixe algo pronto: uma luz acesa, uma voz no rádio, o nome de quem pode atender. Entrar nos detalhes fica para um lugar protegido, com profissional.',
    ],
    explains: [
      'Depois de algo grave, o corpo pode seguir de guarda: sustos fáceis, sono ruim, lembranças que invadem, vontade de evitar lugares, ou um vazio sem sentir nada. São reações comuns a uma coisa que não foi comum, e em muita gente diminuem ao longo das semanas. Se duram mais de um mês, pioram ou travam a vida, existe tratamento, e dá para começar na UBS, no CAPS ou com [psicólogos](/psicologos).',
      'Travar, obedecer, não gritar ou lembrar aos pedaços são respostas automáticas do corpo diante do perigo, e não uma escolha. Quando alguém fez aquilo, a culpa é de quem fez. Também não há prazo: certas dores só aparecem anos depois, quando a vida fica segura o bastante.',
    ],
    asks: [
      'O que ajudaria você a se sentir com um pouco mais de segurança agora?',
      'O que tem feito isso voltar nestes dias?',
      'Com quem você se sente em segurança hoje?',
    ],
    offers: ['ground', 'therapy'],
    care: 'Se ainda há perigo, ligue [190](tel:190). Violência contra a mulher: [180](tel:180); contra crianças, pessoas idosas, com deficiência ou LGBT+: [100](tel:100). Depois de violência sexual, hospital do SUS atende sem boletim de ocorrência, e quanto antes melhor. Se vier vontade de morrer: [188](tel:188).',
    reads: {
      'cinco-sentidos-para-voltar-ao-agora': [
        'Há quem, por ter vivido situações de violência, se sinta pior ao prestar atenção no corpo ou em certos cheiros. Se for o seu caso, fique só com o que está fora: cores, formas, placas, nomes de ruas.',
      ],
      'quando-o-medo-fala-alto': [
        'E há lembranças de acontecimentos muito graves que precisam de um lugar seguro, com profissional ao lado, antes de qualquer aproximação.',
      ],
    },
  },
  'health-worry': {
    opens: [
      'É difícil sossegar quando a dúvida mora no próprio corpo.',
      'Não saber, ou esperar para saber, deixa qualquer sensação mais alta.',
      'Esse tipo de preocupação ocupa tudo, porque o corpo vai junto para onde você for.',
    ],
    helps: [
      'Se há sintoma novo ou que não melhora, o próximo passo é marcar consulta na UBS, com a anotação de quando começou e do que piora. Se é forte, não espere a data: vá hoje à UBS ou a um pronto-socorro.',
      'Deixe as buscas na internet para depois da consulta. Se a vontade vier, espere dez minutos com as mãos em outra coisa e decida outra vez.',
      'Escreva as três perguntas que mais importam para quem vai atender você. No papel, elas param de pedir para ser lembradas.',
      'Se já houve avaliação e estava tudo em ordem, escolha uma checagem de hoje para deixar de lado: apalpar, medir o pulso, perguntar outra vez. O que a equipe de saúde pediu para medir continua.',
    ],
    explains: [
      'Quando a atenção fica no corpo, ele parece falar mais alto: um tranco no peito, uma tontura, uma dor que some. A própria ansiedade também produz sintomas, e o mal-estar é verdadeiro mesmo quando o exame vem normal. Por isso não dá para separar as duas coisas só pensando; quem examina ajuda.',
      'Preocupar-se com a saúde é comum, mais ainda depois de uma doença na família, de um susto ou de uma perda. Conferir e pedir confirmação acalma por pouco tempo, e a dúvida volta pedindo mais. Uma boa avaliação cuida do sintoma e também do medo.',
    ],
    asks: [
      'O que você sentiu que acendeu essa preocupação?',
      'O que já foi olhado por alguém da saúde?',
      'O que você costuma fazer quando isso aperta: pesquisa, confere, pergunta?',
    ],
    offers: ['ground', 'breathe'],
    care: 'Dor forte no peito, falta de ar, desmaio, fraqueza de um lado do corpo, fala enrolada ou confusão de repente: ligue [192](tel:192). Para outras dúvidas, a UBS ou o Disque Saúde, [136](tel:136).',
    reads: {
      'quando-o-medo-fala-alto': [
        'Com a saúde, o ciclo ganhou um motor no bolso. Você digita "dor de cabeça há três dias" e em quinze segundos está numa lista de doenças raras.',
        'A internet responde à pergunta "o que pode ser?", que tem mil respostas. A consulta responde a outra, "o que é mais provável, em você?", e essa costuma ter poucas.',
      ],
    },
  },
  'news-worry': {
    opens: [
      'É muita coisa ruim chegando junto, e ninguém foi feito para segurar o mundo inteiro.',
      'Importar-se com o que acontece também cansa.',
      'Faz sentido pesar. São coisas sérias, e quase nenhuma está na sua mão.',
    ],
    helps: [
      'Escolha um horário só para se informar, antes do jantar, e uma fonte em que você confia. Fora dali, os avisos do celular podem ficar mudos.',
      'Feche a tela e olhe por um minuto para o ponto mais distante que conseguir. Depois diga o que, neste lugar em que você está, segue funcionando.',
      'Pense em uma coisa ao seu alcance nesse assunto: ajudar alguém perto, doar, participar, conversar. Uma ação modesta costuma aliviar mais do que outra hora de leitura.',
      'Veja se há um grupo ou canal que sempre deixa um gosto ruim. Silenciar por uma semana não é virar as costas.',
    ],
    explains: [
      'A atenção da gente se prende ao que ameaça, e a tela entrega ameaça sem hora e sem desfecho. O corpo reage como se tudo acontecesse na rua ao lado. A partir de certo ponto, saber mais já não protege, só mantém o alerta aceso.',
      'É comum, e atinge mais quem se importa, quem já viveu algo parecido ou tem gente querida no meio. Dá para se informar e se poupar ao mesmo tempo. Se há semanas isso tira o sono, o apetite ou a vontade de fazer planos, vale conversar na UBS ou com [psicólogos](/psicologos).',
    ],
    asks: [
      'Qual desses assuntos tem ficado mais com você?',
      'Em que momento do dia você costuma ver notícias?',
      'O que nisso toca a sua vida de perto?',
    ],
    offers: ['ground', 'talk'],
    reads: {
      'noites-que-descansam': [
        'Oito da noite também é a hora em que o celular serve tudo no mesmo prato: a notícia ruim, a indireta da prima, o áudio de sete minutos do trabalho, o vídeo do cachorro. Você não precisa sumir. Pode silenciar dois grupos até de manhã.',
      ],
    },
  },
});
