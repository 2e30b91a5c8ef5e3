import { topics } from './topic.ts';

export const LOSSES_AND_BODY = topics({
  grief: {
    opens: [
      'Sinto muito. Luto não tem jeito certo nem prazo.',
      'Perder alguém muda até as coisas pequenas da casa e do dia.',
      'Uma falta dessas não cabe numa frase. Não precisa vir em ordem.',
    ],
    helps: [
      'A saudade costuma vir em ondas: um cheiro, uma música, uma data. Quando vier, não precisa segurar. Beber água, comer alguma coisa e ter alguém por perto já é muito por hoje.',
      'Num papel pequeno, escreva até três coisas que precisam mesmo acontecer hoje e, ao lado, o nome de quem pode fazer por você. Comer conta como uma.',
      'Conte a alguém uma história da pessoa, mesmo boba: um jeito, uma mania, o que ela dizia ao telefone. Lembrar também é cuidar.',
      'Se há uma data difícil chegando, decida antes uma coisa que fica, uma que muda e uma de que você abre mão este ano. E conte o plano a alguém que possa ajudar você a sair mais cedo.',
    ],
    explains: [
      'Não há boas provas de que o luto siga fases fixas. Muita gente vive um vaivém entre a falta e a vida que continua, às vezes na mesma hora. Rir numa tarde não diminui o amor, e desabar depois de semanas calmas não apaga o caminho feito.',
      'Choque, raiva, alívio, culpa, medo e até não sentir nada são reações comuns. Vale procurar a UBS ou [psicólogos](/psicologos) se há semanas está difícil dar conta do básico, ou se a cena da morte invade. Se aparecer vontade de morrer, fale com alguém no mesmo dia; o CVV atende no [188](tel:188).',
    ],
    asks: ['Como era essa pessoa?', 'Como têm sido estes dias para você?', 'Você tem com quem dividir essa saudade?'],
    offers: ['talk', 'therapy'],
    reads: {
      'o-amor-que-fica': [
        'Uma imagem que muita gente reconhece é a da onda. Há horas de água calma, em que se trabalha, se conversa, se esquece.',
        'Não existe um jeito certo de se sentir, e a intensidade do que aparece por fora não mede o tamanho do amor.',
      ],
      'quando-a-tristeza-nao-passa': [
        'Também não existe prazo certo para o luto. Se você perdeu alguém, pode haver ondas fortes por muito tempo, inclusive em datas e cheiros que ninguém mais percebe.',
      ],
    },
  },
  'pet-grief': {
    opens: [
      'Perder um bicho é perder companhia de todo dia, e a casa fica com um silêncio bem concreto.',
      'Esse luto é de verdade, mesmo que alguém diga que era “só” um animal.',
      'Poxa. Uma rotina inteira a dois não some de um dia para o outro.',
    ],
    helps: [
      'Não precisa decidir hoje o que fazer com a tigela, a coleira e a caminha. Se doer olhar, ponha tudo numa caixa fechada e resolva quando quiser.',
      'Faça uma despedida pequena: uma vela num lugar seguro, uma planta no vaso, cinco fotos juntas, uma carta com o apelido que só vocês usavam.',
      'Conte a alguém que também vive com bicho. Essa pessoa dificilmente vai pedir explicação.',
      'O horário do passeio ou da comida costuma ser o mais fundo. Ponha nele algo do mesmo tamanho: a volta no quarteirão, a planta para regar, uma ligação.',
    ],
    explains: [
      'Um bicho marca os horários, espera na porta, dorme encostado. Quando morre, o dia perde dezenas de gestos automáticos, e o corpo continua procurando por eles. Doer tanto não é exagero.',
      'Culpa aparece muito nesse luto, sobretudo quando foi preciso decidir pela eutanásia ou quando a doença só se mostrou tarde. Cada decisão foi tomada com o que se sabia naquele dia. Ter ou não ter outro bicho é escolha sua, sem data e sem traição.',
    ],
    asks: [
      'Quer me contar como era o seu bicho?',
      'Que hora do dia está mais vazia?',
      'Com quem dá para lembrar as histórias de vocês?',
    ],
    offers: ['talk'],
    reads: {
      'o-amor-que-fica': [
        'Um animal que dormiu doze anos ao pé da cama deixa um silêncio muito concreto: a tigela, o barulho das unhas no piso.',
        'Comparar dores não alivia nenhuma. O que pesa é o lugar que aquela presença ocupava no seu dia.',
      ],
    },
  },
  moving: {
    opens: [
      'Mudar é perder o mapa: o mercado, o caminho, os rostos conhecidos.',
      'Mudança cansa até quando foi escolha. Alívio e saudade podem vir na mesma caixa.',
      'Um lugar novo leva um tempo para virar casa.',
    ],
    helps: [
      'Arrume primeiro um canto só: a cama feita, um abajur, uma coisa sua à vista. As caixas podem esperar.',
      'Escolha um lugar perto e volte nele no mesmo horário por alguns dias: padaria, praça, feira. Rosto repetido vira bom-dia.',
      'Marque na semana um horário fixo com alguém de antes, como uma ligação no domingo ou um jantar por vídeo. Laço antigo segura enquanto o novo não vem.',
      'Se a mudança ainda vai acontecer, faça três colunas: o que levo, o que deixo, de que quero me despedir. Reserve uma tarde para a terceira.',
    ],
    explains: [
      'Quando nada é automático, a cabeça gasta mais: até achar o interruptor pede atenção. Daí o cansaço, o esquecimento, a irritação. Costuma diminuir conforme os caminhos se repetem.',
      'Saudade e dúvida nos primeiros meses são muito comuns e não provam que a escolha foi ruim. Fazer amigos num lugar novo pede muitas horas de convivência, então demora mesmo. Se o desânimo toma quase todos os dias por duas semanas ou mais, vale conversar na UBS do bairro.',
    ],
    asks: [
      'Do que você sente mais falta do lugar de antes?',
      'Foi escolha sua ou a vida empurrou?',
      'Que canto do lugar novo é menos estranho?',
    ],
    offers: ['talk', 'plan'],
    reads: {
      'amizades-de-gente-adulta': [
        'Ir duas vezes a lugares diferentes rende pouco. Ir muitas vezes ao mesmo lugar faz os rostos virarem nomes.',
      ],
      'solidao-nao-e-defeito': [
        'Enquanto isso, há os laços finos: a moça da padaria que sabe como você gosta do café, o porteiro, a vizinha do elevador, o motorista da linha de sempre.',
      ],
    },
  },
  illness: {
    opens: [
      'Doença mexe com a vida toda, de quem adoece e de quem está perto.',
      'Notícia de doença, ou a espera por ela, faz a cabeça correr na frente.',
      'É muita coisa para segurar, e o dia ainda pede que se siga.',
    ],
    helps: [
      'Anote num papel as perguntas para a equipe de saúde, para não carregar tudo na cabeça, e leve alguém à consulta. Duas pessoas escutam melhor que uma com medo.',
      'Peça a alguém uma tarefa bem concreta: uma tarde de companhia, uma ida ao mercado, um telefonema chato.',
      'Buscar sintomas à noite costuma mostrar o pior caso. Feche por hoje e guarde a dúvida para quem acompanha o caso.',
      'Separe o que é de hoje: o remédio no horário, uma refeição, um recado a dar. O que é do mês que vem fica numa folha, para olhar de dia.',
    ],
    explains: [
      'Medo, raiva, tristeza e um certo torpor são reações comuns a uma doença, e vão e voltam com os exames. Há também um luto pelo corpo ou pela rotina de antes. Ninguém precisa de pensamento positivo o tempo todo para se tratar bem.',
      'Corpo e ânimo se puxam: dor, noites ruins e alguns remédios mexem com o humor, e o humor baixo atrapalha o tratamento. Por isso vale contar à equipe como anda a cabeça. Muitos hospitais e UBS têm psicologia, inclusive para a família, e dá para pedir.',
    ],
    asks: [
      'O que mais assusta nessa história?',
      'Quem está dividindo isso com você?',
      'O que você ainda não conseguiu perguntar à equipe de saúde?',
    ],
    offers: ['talk', 'breathe'],
    reads: {
      'boa-companhia-para-si': [
        'Quando a dor aperta, parece que todo mundo recebeu um manual e só a gente ficou sem. Lembrar que outras pessoas também passam por isso, neste mesmo instante, em outros quartos da cidade, tira um pouco do isolamento.',
      ],
      'conversar-sobre-remedio-com-quem-receita': [
        'Perguntar, portanto, já faz parte do tratamento. Quem receita trabalha melhor quando sabe o que se passa na sua casa, no seu corpo e na sua cabeça.',
      ],
    },
  },
  pain: {
    opens: [
      'Dor que não dá trégua gasta o corpo e a paciência.',
      'Com dor, até o que era simples dá trabalho.',
      'É difícil pensar em outra coisa quando algo dói.',
    ],
    helps: [
      'Mude de posição, apoie a parte que dói e solte o ar devagar umas dez vezes. Em músculo tenso, uma compressa morna, com um pano entre ela e a pele, pode aliviar.',
      'Anote por uma semana onde dói, quanto, a que horas e o que veio antes. Na consulta, isso vale mais que a memória.',
      'Escolha a tarefa mais pesada de hoje e corte ao meio, com pausa antes de a dor mandar parar. Fazer tudo no dia bom costuma cobrar no seguinte.',
      'Marque uma consulta na UBS e conte o que a dor tirou do seu dia: “não durmo, não varro a casa, parei de sair”. Até lá, não misture remédios por conta própria; um farmacêutico orienta.',
    ],
    explains: [
      'A dor é montada pelo sistema nervoso, com o que vem do corpo e com o quanto ele está em alerta. Sono ruim, tensão e tristeza aumentam o volume, sem que ela seja inventada. Em dores longas, o alarme pode seguir ligado mesmo depois de a lesão melhorar.',
      'Dor que dura mais de três meses merece tratamento próprio, e raramente uma coisa só resolve: movimento aos poucos, sono, fisioterapia, remédio e apoio psicológico se somam. Irritação e desânimo costumam vir junto e também pedem cuidado.',
    ],
    asks: [
      'Onde dói, e há quanto tempo?',
      'O que a dor tem impedido você de fazer?',
      'Existe algo que alivia, nem que seja um pouco?',
    ],
    offers: ['relax', 'record'],
    care: 'Dor forte no peito ou na barriga, dor de cabeça súbita e muito intensa, fraqueza de um lado, fala enrolada, falta de ar, desmaio ou febre com pescoço duro: [192](tel:192). Se a dor trouxer vontade de morrer, o CVV ouve no [188](tel:188), a noite inteira.',
    reads: {
      'o-corpo-na-depressao': [
        'A dor que a emoção atravessa é dor de verdade.',
        'Por isso o exame físico e a conversa precisam andar juntos. Pensar em depressão não dispensa investigar o resto.',
      ],
    },
  },
  caregiving: {
    opens: [
      'Cuidar de alguém todo dia cansa de um jeito que quase ninguém vê.',
      'Dá para amar a pessoa e querer um dia bem longe dela. Quem cuida conhece essa mistura.',
      'Cuidar é serviço de muita gente, e às vezes cai numa pessoa só.',
    ],
    helps: [
      'Escolha quinze minutos do dia dos quais você não abre mão, e uma pessoa que fique no seu lugar nesse tempo. Comece por amanhã, com hora e nome.',
      'Faça duas listas: o que só você pode fazer e o que qualquer adulto faria, como farmácia, mercado, uma noite. Mande três itens da segunda à família, com dia marcado.',
      'Pergunte na UBS por visita domiciliar e por grupo de cuidadores. Se há demência, peça que ensinem como responder às repetições e à agitação.',
      'Quando a irritação subir, confira se a pessoa está em segurança e saia do cômodo por três minutos. Um copo d’água, o ar saindo devagar, e a volta com a voz mais baixa.',
    ],
    explains: [
      'Quem cuida dorme picado, vive em alerta e abre mão do que repunha a força. O corpo cobra em irritação, esquecimento, dor e choro. O nome disso é sobrecarga, e ela não mede amor.',
      'Culpa ao descansar, raiva e até o desejo de que acabe logo são comuns em quem cuida há muito tempo. Nas demências existe ainda o luto por alguém que continua ali. Falar com quem vive o mesmo, ou com [psicólogos](/psicologos), costuma tirar um pouco do peso.',
    ],
    asks: [
      'Quem poderia assumir uma parte, mesmo pequena?',
      'Quando foi o seu último descanso de verdade?',
      'Qual é a hora mais pesada desse cuidado?',
    ],
    offers: ['relax', 'talk'],
    care: 'A UBS também atende quem cuida, e o CRAS orienta sobre apoio e benefícios. Se a exaustão chegar perto de machucar alguém, inclusive você, peça que outra pessoa assuma e ligue [188](tel:188); em perigo, [192](tel:192).',
    reads: {
      'quem-cuida-de-quem-cuida': [
        '“Precisando, é só falar” não ajuda ninguém. O que ajuda é tarefa com nome, dia e hora.',
        'Querer que o sofrimento termine é diferente de querer mal.',
      ],
    },
  },
  aging: {
    opens: [
      'O tempo mexe com o corpo, com os planos e com o lugar que a gente ocupa.',
      'Aniversário, espelho, aposentadoria, casa mais vazia: cada um toca num ponto sensível.',
      'Envelhecer traz perdas de verdade, e dá para falar delas sem enfeite.',
    ],
    helps: [
      'Escolha uma coisa que o corpo goste de fazer, do tamanho que ele pede hoje, e dê a ela três dias da semana: caminhar, dançar na cozinha, mexer na terra.',
      'Ensine algo a alguém mais novo, ou peça que lhe ensinem: uma receita, um ponto de crochê, o aplicativo do banco. Troca entre idades costuma fazer bem aos dois lados.',
      'Procure um grupo com encontro fixo: centro de convivência, coral, aula na praça, grupo da UBS. O primeiro dia costuma ser o mais sem graça; dê a ele um segundo.',
      'Se o que preocupa é memória, visão, audição ou sono, marque na UBS e leve exemplos anotados. Muita coisa que se põe na conta da idade tem tratamento.',
    ],
    explains: [
      'Parte do peso vem de fora: o mundo usa a juventude como medida, e isso tem nome, idadismo. Quem engole essa régua tende a se cuidar menos e a desistir antes. A idade muda ritmos, e não tira o direito a desejo, plano e companhia.',
      'Fazer balanço, ter saudade, temer a dependência ou a morte é comum em várias idades. Já tristeza que fica quase todos os dias não é parte obrigatória de envelhecer, e depressão se trata também depois dos sessenta. Vale contar na consulta, mesmo que ninguém pergunte.',
    ],
    asks: [
      'O que você sente que mudou mais?',
      'Do que você não gostaria de abrir mão nos próximos anos?',
      'Quem tem feito companhia nos seus dias?',
    ],
    offers: ['talk', 'gratitude'],
    reads: {},
  },
});
