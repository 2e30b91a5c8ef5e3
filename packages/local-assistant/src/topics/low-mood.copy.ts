import { topics } from './topic.ts';

export const LOW_MOOD = topics({
  sadness: {
    opens: [
      'Sinto muito que esteja assim. Que bom que você disse.',
      'Tem dia que pesa mesmo, e você não precisa fingir que não.',
      'Tristeza não precisa chegar com explicação nem com um motivo bonito.',
    ],
    helps: [
      'Se der, escolha um cuidado bem pequeno para a próxima hora: um copo d’água, uma janela aberta, um banho morno. Do tamanho que couber hoje.',
      'Escolha uma pessoa e mande uma frase só: “hoje não estou bem, não precisa responder nada”. Às vezes alivia que alguém saiba.',
      'Em dia assim, dá para baixar a régua: o essencial e só. O resto pode ficar para outro dia, sem dívida.',
      'Ponha o que está sentindo em uma linha em [registrar](/registrar), do jeito que sair. O que está escrito não precisa ficar rodando por dentro.',
    ],
    explains: [
      'A tristeza costuma aparecer quando algo que importa falta, machuca ou muda. Às vezes o motivo é claro; às vezes ela junta cansaço, sono ruim e coisas antigas sem avisar. Nos dois casos, é uma reação humana.',
      'Em geral ela vai e volta, e no meio ainda cabe um gosto bom ou uma risada. Quando fica quase o dia todo, por duas semanas ou mais, ou atrapalha dormir, comer e trabalhar, vale conversar com a UBS ou procurar [psicólogos](/psicologos).',
    ],
    asks: [
      'O que pesou mais?',
      'Aconteceu alguma coisa, ou foi chegando aos poucos?',
      'Tem alguém por perto com quem dá para falar disso?',
    ],
    offers: ['talk', 'week'],
    reads: {
      'quando-a-tristeza-nao-passa': [
        'Há uma tarde ruim e, no dia seguinte, uma risada que escapa vendo um vídeo bobo no ônibus. A dor continua ali, mas a vida ainda consegue entrar pelas frestas.',
      ],
    },
  },
  depression: {
    opens: [
      'Isso é pesado de carregar, e mais ainda de contar. Que bom que você contou.',
      'Quando o ânimo some desse jeito, até o que era simples vira subida.',
      'Não é moleza nem falta de vontade. É sofrimento, e merece cuidado como qualquer outro.',
    ],
    helps: [
      'Por agora, só três coisas: água, algo fácil de comer e um pouco de luz no quarto. Banho, louça e mensagens podem esperar.',
      'Escolha um gesto que dure menos de dez minutos e que não dependa da resposta de ninguém: lavar dois copos, descer até o portão, ouvir uma música inteira. Ele conta mesmo que a vontade não venha junto.',
      'Deixe uma frase pronta para dizer na UBS ou no CAPS: “faz um tempo que não estou bem e preciso conversar com alguém da saúde”. Dá para ler do celular, se a voz não sair. Se é alguém próximo que está assim, ofereça ir junto.',
      'Peça uma coisa só a uma pessoa só, com dia e hora: uma carona, uma marmita, companhia na consulta. Pedido pequeno é mais fácil de fazer e de aceitar.',
    ],
    explains: [
      'Depressão é uma condição de saúde, e costuma misturar corpo, história de vida e o que está acontecendo em volta. Pode tirar o gosto, o sono, a fome, a concentração e a energia. Aparece também em vidas que, de fora, parecem em ordem.',
      'Para um profissional, conta quanto tempo dura e quanto atrapalha: em geral, a maior parte do dia, quase todos os dias, por duas semanas ou mais. Outras causas, como problemas de tireoide ou efeito de remédio, podem parecer a mesma coisa, por isso vale a consulta. Há tratamentos que ajudam muita gente: conversa, remédio ou os dois.',
    ],
    asks: [
      'Há quanto tempo os dias têm sido assim?',
      'O que ficou mais difícil de fazer nessas semanas?',
      'Alguém da saúde já acompanha isso?',
    ],
    offers: ['plan', 'therapy'],
    care: 'O atendimento de graça começa na UBS, ou no CAPS quando o sofrimento é intenso; no CAPS dá para chegar sem encaminhamento. Se aparecer vontade de morrer, o CVV atende no [188](tel:188), 24 horas; em perigo imediato, [192](tel:192).',
    reads: {
      'o-dia-em-que-levantar-e-muito': [
        'Quem nunca passou por isso costuma achar que é só querer. Quem passou sabe que entre querer e mover o braço pode haver um corredor enorme.',
      ],
      'quando-a-tristeza-nao-passa': [
        'Uma coisa confunde muita gente: a depressão nem sempre parece tristeza. Em algumas pessoas ela chega como irritação com a criança, com o trânsito, com o barulho do vizinho. Em outras, como um nada.',
      ],
    },
  },
  loneliness: {
    opens: [
      'Sentir-se só dói de um jeito próprio, até no meio de gente.',
      'Solidão não é defeito seu. É falta de companhia, como fome é falta de comida.',
      'Entendi. Esse silêncio em volta às vezes faz barulho.',
    ],
    helps: [
      'Um passo pequeno: pense em uma pessoa com quem já foi fácil falar e mande algo curto, sem explicar nada. “Lembrei de você” já serve.',
      'Se falar com alguém agora parecer muito, estar perto de gente também conta: a padaria, a praça, uma biblioteca, o mesmo horário, os mesmos rostos.',
      'Deixe uma voz no quarto por um tempo: rádio baixo, um podcast, uma novela antiga. Ela faz alguma companhia enquanto a outra não vem.',
      'Para conversar com uma pessoa de verdade, o CVV atende no [188](tel:188), de graça, a qualquer hora. Não precisa ser crise nem dizer o nome.',
    ],
    explains: [
      'A solidão é um aviso, parecido com a sede: diz que falta vínculo. Ela mede a distância entre os laços que a gente tem e os que gostaria de ter, por isso aparece até com a casa cheia. É muito comum, principalmente entre pessoas jovens.',
      'Ela também prega uma peça. Depois de um tempo se sentindo de fora, a cabeça passa a procurar sinais de rejeição e lê frieza onde talvez só houvesse pressa. E há a parte que vem de fora: horários ruins, mudança, luto, falta de dinheiro afastam as pessoas de fato.',
    ],
    asks: [
      'De que companhia você sente mais falta?',
      'Isso é de agora, ou vem de longe?',
      'Tem alguém de quem você se afastou e gostaria de ter por perto?',
    ],
    offers: ['talk', 'plan'],
    reads: {
      'solidao-nao-e-defeito': [
        'A sede avisa que falta água. A solidão avisa que falta vínculo. E ninguém se envergonha de ter sede.',
      ],
      'amizades-de-gente-adulta': [
        'Ir duas vezes a lugares diferentes rende pouco. Ir muitas vezes ao mesmo lugar faz os rostos virarem nomes.',
      ],
    },
  },
  emptiness: {
    opens: [
      'Não sentir quase nada também dói, mesmo sem lágrima nem motivo à vista.',
      'É difícil falar de algo que parece ausência. Você conseguiu dizer.',
      'Quando as coisas perdem a cor, até responder “o que foi?” cansa.',
    ],
    helps: [
      'Dê ao corpo algo nítido: água fria nas mãos, uma fruta mastigada devagar, o chão debaixo dos pés. Não precisa gostar, só perceber.',
      'Faça por dois minutos algo que um dia já foi bom, sem esperar que volte a ser: uma música, um desenho, regar uma planta. Depois pare, tenha vindo gosto ou não.',
      'Fique perto de alguém sem obrigação de conversar: na mesma sala, na mesma calçada, numa chamada em silêncio.',
      'Anote em [registrar](/registrar) uma coisa do dia que foi um pouco menos cinza, ou escreva “nenhuma”. As duas respostas ajudam a enxergar o que está acontecendo.',
    ],
    explains: [
      'Às vezes o vazio é um jeito de a cabeça baixar o volume depois de muito cansaço, estresse ou perda. Abaixa o que dói e, junto, o que era bom. Muita gente descreve isso, e não quer dizer que o sentir acabou.',
      'Ele pode vir também com depressão, com ansiedade longa, com uso de álcool ou como efeito de alguns remédios. De fora não dá para saber qual é o caso. Se dura duas semanas ou tira o interesse por quase tudo, uma conversa na UBS ajuda a entender.',
    ],
    asks: [
      'Quando foi a última vez que algo teve um pouco de gosto?',
      'Isso chegou de repente, ou foi tomando espaço devagar?',
      'Como tem sido o seu dia, hora por hora, no meio disso?',
    ],
    offers: ['ground', 'talk'],
    care: 'Se esse vazio vier com vontade de morrer ou de sumir, não fique só com isso: o CVV atende no [188](tel:188), de graça, 24 horas, e em perigo imediato é [192](tel:192). Os outros contatos estão em [ajuda](/ajuda).',
    reads: {
      'fazer-antes-de-querer': [
        'Quem passou semanas sem sentir gosto costuma senti-lo de volta em doses fracas, como volume baixo no rádio. Por isso o passo se mede pelo que foi feito. A sensação a gente apenas anota.',
      ],
      'quando-a-tristeza-nao-passa': [
        'Talvez você nem chame de tristeza. Pode ser um peso que já estava lá quando o despertador tocou. Uma falta de gosto na comida, na música, na conversa.',
      ],
    },
  },
  crying: {
    opens: [
      'O choro tem o tempo dele, e nem sempre explica o motivo.',
      'Aqui você pode chorar sem explicar por quê.',
      'Deve ter bastante coisa acumulada aí. Não precisa pôr em ordem para contar.',
    ],
    helps: [
      'Se vier, deixe sair sem enxugar depressa. Encoste as costas em algum lugar firme e solte o ar mais devagar do que ele entrou.',
      'Molhe o rosto e os pulsos com água fria e beba um copo d’água. Chorar cansa, e o corpo pede descanso depois.',
      'Se está num lugar com gente, procure um canto: banheiro, escada, uma volta lá fora. Para quem perguntar, “preciso de uns minutos” é resposta inteira.',
      'Complete, só para você, a frase “isso me doeu porque…”. Pare na primeira resposta que aparecer, sem examinar.',
    ],
    explains: [
      'Chorar é uma das formas que o corpo tem de descarregar tensão e de pedir companhia. Depois, algumas pessoas sentem alívio, outras só cansaço e dor de cabeça. As duas coisas acontecem.',
      'Sono curto, hormônios, luto, estresse e alguns remédios deixam o choro mais perto da superfície, ou o prendem. Chorar muito ou não conseguir chorar não mede o tamanho do que se sente. Se isso ocupa a maior parte dos dias há duas semanas ou mais, vale contar na UBS ou a [psicólogos](/psicologos).',
    ],
    asks: [
      'O que estava acontecendo logo antes?',
      'O que você gostaria que alguém soubesse sobre esse choro?',
      'Tem alguém que possa ficar um pouco com você agora?',
    ],
    offers: ['breathe', 'talk'],
    reads: {
      'boa-companhia-para-si': [
        'No dia a dia, porém, compaixão é algo que você provavelmente pratica sem nomear: a colega chora no banheiro da firma e você fica ali, com as costas na parede fria, sem pressa de ir embora. Você percebe a dor, não foge dela e sente vontade de ajudar. Autocompaixão é essa mesma atitude quando quem chora no banheiro é você.',
      ],
    },
  },
  'sunday-blues': {
    opens: [
      'Fim de domingo tem um peso que muita gente conhece.',
      'A semana nem começou e o corpo já está nela.',
      'Essas horas do domingo parecem encolher e pesar ao mesmo tempo.',
    ],
    helps: [
      'Escreva o que já está puxando você para segunda e, ao lado de cada coisa, quando vai mexer nela. Depois feche o papel: está anotado, não precisa ensaiar a noite toda.',
      'Ponha algo pequeno e bom no fim da tarde, sempre parecido: uma sopa, uma ligação, um capítulo, uma volta na rua com luz. O domingo ganha outro final.',
      'Deixe fácil só a primeira hora de segunda: roupa separada, café encaminhado, uma tarefa leve para abrir o dia.',
      'Mande um “como está o seu domingo?” a alguém. É bem possível que a outra pessoa esteja olhando para o mesmo teto.',
    ],
    explains: [
      'Domingo à noite junta três coisas: o descanso que acaba, a cabeça que se adianta à segunda e o sono fora de horário depois de acordar mais tarde. Para quem passa o dia com pouca gente, o silêncio também pesa. É muito comum.',
      'Vale reparar se o aperto é só da passagem ou se diz algo sobre a semana: um trabalho que adoece, uma casa vazia, contas. Se ele já toma o sábado, ou vem com choro e falta de sono toda semana, merece uma conversa com a UBS ou com [psicólogos](/psicologos).',
    ],
    asks: [
      'O que da segunda-feira aparece primeiro na sua cabeça?',
      'A partir de que hora o domingo muda de cor?',
      'Já houve um domingo que terminou melhor, e o que tinha nele?',
    ],
    offers: ['relax', 'week'],
    reads: {
      'sair-do-trabalho-de-verdade': [
        'Tarefa inacabada insiste. A cabeça repete o assunto com medo de perder, como quem confere a chave no bolso várias vezes.',
      ],
      'um-dia-de-cada-vez': ['Há silêncios que descansam e há o silêncio das sete da noite de domingo.'],
    },
  },
  'missing-someone': {
    opens: [
      'Que falta deve fazer. Não existe prazo para isso.',
      'Saudade ocupa lugar: na mesa, no celular, no fim da tarde.',
      'A gente sente falta no corpo também, nas horas mais bobas.',
    ],
    helps: [
      'A falta às vezes chega de repente, por causa de um cheiro ou de uma música. Não precisa segurar; sente, beba água e deixe que ela baixe.',
      'Se ajudar, fale da pessoa a alguém que a conheceu: o nome, um jeito, uma história. Dita em voz alta, a falta pesa de outro jeito.',
      'Escreva o que gostaria de dizer, como carta que não precisa de correio. Amanhã, com a luz do dia, você decide se manda, guarda ou rasga.',
      'Faça com as mãos algo que aproxime: uma receita, uma foto arrumada, aquela música tocando uma vez inteira. Depois, combine algo leve.',
    ],
    explains: [
      'Sentir falta é o laço continuando depois que a presença mudou, por morte, distância, briga ou fim de uma relação. O cérebro tinha aprendido a contar com aquela pessoa e continua procurando por ela em horários e lugares. Não há prazo certo para isso afrouxar.',
      'A lembrança costuma enfeitar, e dá para ter saudade até de quem fez mal ou de um tempo que não era tão bom. Isso não obriga a voltar nem a procurar. Se a falta impede de comer, dormir ou trabalhar por semanas, uma conversa com [psicólogos](/psicologos) ou com a UBS pode aliviar.',
    ],
    asks: ['Quer me contar como era?', 'Em que hora a falta aperta mais?', 'Quem mais sente essa falta com você?'],
    offers: ['talk', 'record'],
    reads: {
      'o-amor-que-fica': [
        'Ouvir que o tempo cura costuma irritar quem sofre. Muita gente descreve de outro jeito o que acontece: a falta permanece e a vida em volta dela vai crescendo.',
      ],
    },
  },
  vent: {
    opens: [
      'Pode escrever. Não vou sugerir nada, a menos que você peça.',
      'Aqui cabe, do jeito que vier: fora de ordem, repetido, pela metade.',
      'Então é só contar. Não precisa fazer sentido no fim.',
    ],
    helps: [
      'Isso não precisa virar plano nem lição. Dito já é diferente de guardado.',
      'Nem tudo o que dói tem conserto hoje, e contar não obriga a decidir nada.',
      'Pausas, voltas e palavrões estão liberados. Ninguém corrige o texto.',
      'Faz sentido que canse segurar tanta coisa calada. Por ora, basta que tenha saído um pouco.',
    ],
    explains: [
      'Pôr em palavras organiza um pouco o que estava embolado, e a emoção costuma perder um tanto da força quando ganha nome. Não resolve o problema, mas divide o peso. Querer só escuta, sem conselho, é um pedido legítimo.',
      'Desabafar ajuda mais quando termina em algum entendimento ou descanso, e menos quando a mesma cena gira por horas e só aumenta. Dá para perceber pela saída: se alivia um pouco, está servindo. Se piora sempre, outro tipo de companhia pode ser melhor.',
    ],
    asks: ['Quer continuar?', 'Tem mais alguma coisa entalada aí?', 'Qual parte ninguém tinha escutado ainda?'],
    offers: [],
    reads: {},
  },
  anger: {
    opens: [
      'Raiva costuma avisar que algum limite foi passado. Faz sentido ela estar aí.',
      'Não precisa engolir nem explicar agora.',
      'Raiva toma o corpo inteiro antes de virar frase.',
    ],
    helps: [
      'Para os próximos minutos: saia de perto se der, molhe o rosto, solte o ar devagar, ande sem pressa. Se a vontade de machucar alguém não cede, fique longe dessa pessoa e ligue [192](tel:192).',
      'Se tiver que responder a alguém, espere o corpo desacelerar antes. Escreva a resposta sem filtro só para você, e mande outra depois.',
      'Combine uma pausa com hora de volta: “estou com raiva e vou falar besteira, às nove eu procuro você”. Com hora marcada, a pausa não vira castigo.',
      'Escreva, em uma linha, o que você queria proteger: seu descanso, seu dinheiro, seu lugar, alguém. Debaixo da raiva costuma haver um pedido.',
    ],
    explains: [
      'A raiva prepara o corpo para defender alguma coisa: o coração acelera, a mandíbula prende, a cabeça junta provas. Ela não é boa nem ruim; o que se faz com ela é que muda tudo. Fome, sono atrasado, dor e cansaço encurtam o pavio.',
      'Socar o travesseiro ou correr com raiva parece ajudar, mas os estudos, no conjunto, não mostram isso. O que baixa a raiva é baixar o corpo: respirar, relaxar, esperar. Se ela vem por quase tudo há semanas ou já terminou em agressão, a UBS, o CAPS ou [psicólogos](/psicologos) podem ajudar, e quanto antes, melhor.',
    ],
    asks: [
      'O que passou do limite?',
      'Debaixo da raiva, tem mais alguma coisa?',
      'O que você gostaria que acontecesse agora?',
    ],
    offers: ['breathe', 'talk'],
    reads: {
      'depois-da-briga': [
        'O coração acelerado, o rosto quente, a mandíbula presa: a raiva mobiliza o corpo inteiro, e ele leva um tempo para entender que acabou. Enquanto isso, a cabeça seleciona provas.',
        'Atividades que baixam a ativação do corpo, como respirar fundo, relaxar e meditar, diminuíram a raiva. As que aumentam a ativação, no conjunto, não ajudaram.',
      ],
    },
  },
});
