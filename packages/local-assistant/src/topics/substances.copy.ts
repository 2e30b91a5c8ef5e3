import { topics } from './topic.ts';

export const SUBSTANCES = topics({
  alcohol: {
    opens: [
      'Falar de bebida sem rodeio é difícil, ainda mais com vergonha no meio.',
      'O álcool alivia na hora e cobra depois, e quase só se fala da primeira parte.',
      'Com bebida, querer parar e voltar a beber andam misturados, e pesa em quem bebe e em quem está perto.',
    ],
    helps: [
      'Na próxima vontade, ganhe vinte minutos: coma algo, beba água, mude de lugar ou de companhia. Ela sobe e desce, e só esse pedaço precisa ser atravessado.',
      'Pense na última vez e anote o que veio antes: a hora, o lugar, com quem, o que você sentia. Mude uma peça só, como o caminho de volta ou o que há na geladeira.',
      'Alcoólicos Anônimos tem reuniões gratuitas, presenciais e on-line, e dá para ir só ouvir. O CAPS AD recebe sem encaminhamento, inclusive familiares.',
      'Se quem bebe é outra pessoa, fale na hora da sobriedade, com um fato e um convite: “ontem você não buscou as crianças; quero ir com você ao CAPS AD”. Com o copo na mão, a conversa não rende. Se a bebida traz agressão, deixe a conversa e cuide da sua segurança: [190](tel:190).',
    ],
    explains: [
      'O álcool acalma por algumas horas e depois deixa o sono quebrado, o coração mais rápido e o humor mais baixo. No dia seguinte a ansiedade vem maior, e a bebida parece saída outra vez. É um circuito do corpo, e caráter não entra nessa conta.',
      'Recaída é comum em quem está mudando e não zera o que já se conseguiu. Quase sempre ela tem endereço: uma hora, uma companhia, uma emoção. Conhecer esse endereço, de preferência com a UBS ou o CAPS AD, vale mais que jurar nunca mais.',
    ],
    asks: [
      'O que costuma vir antes do primeiro copo?',
      'O que a bebida resolve, e o que ela cobra?',
      'Quem em volta sabe e pode ajudar?',
    ],
    offers: ['talk', 'tags'],
    care: 'Quem bebe muito ou todo dia não deve parar de repente por conta própria: o CAPS AD e a UBS acompanham. Tremor forte, suor, confusão ou convulsão ao parar são emergência, [192](tel:192). Também é emergência se, depois de beber, a pessoa não acorda, respira mal ou passa a enxergar embaçado. Quem não acorda fica de lado, com alguém junto.',
    reads: {
      'quando-a-bebida-virou-resposta': [
        'Quem bebe para aguentar a ansiedade muitas vezes está bebendo a ansiedade de amanhã.',
        'Se a bebida vier assim mesmo, nada voltou ao zero. Olhe o que houve antes do copo e ajuste aquela peça.',
      ],
    },
  },
  withdrawal: {
    opens: [
      'O corpo reclama quando falta algo a que se acostumou, e pode ser muito sofrido.',
      'Abstinência é assunto de saúde, com cuidado próprio. Força de vontade não é a medida.',
      'Nessa hora, os sinais do corpo importam mais que qualquer vergonha.',
    ],
    helps: [
      'Chame alguém para estar junto hoje e mostre a essa pessoa os sinais de perigo. Deixe anotado o que vinha sendo usado, quando foi a última vez e quais remédios entram no dia.',
      'Procure ainda hoje o CAPS AD, a UBS ou a UPA e diga na entrada: “parei de usar e estou passando mal”. Com acompanhamento, a retirada é mais segura e menos dura.',
      'Até o atendimento, um lugar calmo e, se não há vômito nem sonolência, água aos poucos e comida leve. Não dirija, e não tome remédio de outra pessoa para aguentar.',
      'Se é fissura, sem sinal de perigo, encurte o tempo para os próximos quinze minutos, com alguém ao lado ou na linha e longe de onde dá para conseguir.',
    ],
    explains: [
      'Com o uso repetido, o corpo se ajusta à substância e fica desregulado quando ela some. Com álcool e calmantes, parar de uma vez pode causar confusão e convulsão. Com cocaína, crack e cigarro, costumam pesar mais o desânimo, o sono ruim, a irritação e a fissura.',
      'Os primeiros dias costumam ser os mais duros, e o tempo varia com a substância e com a pessoa. Querer usar de novo nessa hora é esperado, e é para isso que existe acompanhamento. Se o que falta é um remédio receitado, fale hoje com quem receitou ou com um farmacêutico, antes de parar, retomar ou mudar.',
    ],
    asks: [
      'O que o corpo está sentindo agora?',
      'Há quanto tempo foi a última vez?',
      'Tem alguém por perto que possa ficar junto?',
    ],
    offers: ['talk'],
    care: 'Tremor forte, suor intenso, febre, vômito que não para, confusão, ver ou ouvir o que não está ali, desmaio ou convulsão: ligue [192](tel:192) agora, com alguém ao lado. Quem usava álcool ou calmante todo dia não deve parar sem acompanhamento; CAPS AD e UBS atendem de graça. Se vier vontade de morrer, o CVV está no [188](tel:188).',
    reads: {
      'quando-a-bebida-virou-resposta': [
        'Quando o corpo se acostumou com muito álcool, tirar tudo de uma vez pode ser perigoso.',
      ],
    },
  },
  drugs: {
    opens: [
      'Falar de droga costuma vir com medo de julgamento. Aqui não tem sermão.',
      'O uso quase sempre conversa com outra dor, ou com um dia que aperta.',
      'Quando há droga na história, sofre quem usa e sofre quem está perto.',
    ],
    helps: [
      'Procure de onde vem a vontade: com quem, onde, a que horas, depois de quê. Por hoje, tire uma dessas peças do caminho, como um contato salvo no celular.',
      'O CAPS AD atende sem encaminhamento e sem exigir que a pessoa já tenha parado. O Disque Saúde [136](tel:136) pode informar onde há um; ligue e ponha um dia no calendário.',
      'Conte a alguém que não usa, com um pedido claro: “me liga às dez” ou “vai comigo na terça”. O segredo dá força à fissura.',
      'Se é alguém da família, fale fora da hora do uso, com o que você viu e sem ameaça que não vai cumprir. O CAPS AD orienta parentes mesmo quando a pessoa ainda não quer ir.',
    ],
    explains: [
      'A droga age no circuito de recompensa do cérebro: o alívio chega rápido, e o resto do dia perde a graça por um tempo. Decidir parar e conseguir parar são coisas diferentes, e é nessa distância que o tratamento trabalha. Recaída pode fazer parte.',
      'Nem todo uso vira dependência. Pedem cuidado: usar mais do que se queria, tentar parar e não conseguir, deixar de lado gente e trabalho, precisar da droga para dormir ou sair. Quem avalia é um profissional de saúde, com sigilo.',
    ],
    asks: [
      'Em que momentos a vontade aparece?',
      'O que mudou desde que isso começou?',
      'Com quem dá para falar disso sem medo?',
    ],
    offers: ['talk', 'plan'],
    care: 'Se alguém não acorda, respira mal, tem convulsão, dor no peito, o corpo muito quente ou muita confusão, ligue [192](tel:192), diga o que foi usado e fique junto; quem não acorda deve ficar de lado. O Disque-Intoxicação, [0800 722 6001](tel:08007226001), orienta nos outros casos. Depois de um tempo sem usar, o corpo aguenta menos, e repetir o que se usava antes é perigoso. Se vier vontade de morrer, o CVV está no [188](tel:188).',
    reads: {
      'o-amor-que-fica': [
        'O álcool e outras drogas às vezes parecem abreviar a noite e tendem a cobrar depois. Se você percebe que só consegue dormir ou sair de casa com eles, conte isso na UBS ou no CAPS AD, sem medo de sermão.',
      ],
    },
  },
  smoking: {
    opens: [
      'O cigarro gruda na rotina: no café, na pausa, no nervoso. Mexer nele mexe no resto.',
      'Parar de fumar é mais difícil do que imagina quem nunca fumou.',
      'Querer parar, tentar e voltar fazem parte da história de muita gente que hoje não fuma.',
    ],
    helps: [
      'A fissura costuma durar poucos minutos. Até ela baixar, água em goles, mãos ocupadas, outro cômodo.',
      'Escreva um plano de uma linha para a hora mais forte: “quando eu acabar o café, lavo a xícara e vou até a janela”. Deixe no lugar do maço.',
      'A UBS oferece tratamento gratuito para parar de fumar, com grupo e, quando indicado, remédio. Pergunte no posto, ou ligue para o [136](tel:136), onde há perto de você.',
      'Marque um dia próximo para parar, avise duas pessoas e tire de casa isqueiro e cinzeiro. Se ainda não é hora, experimente atrasar só o primeiro cigarro de amanhã.',
    ],
    explains: [
      'A nicotina alivia uma falta que ela mesma cria. Irritação, sono ruim, fome e dificuldade de se concentrar costumam ser mais fortes na primeira semana e ceder ao longo do mês. Cigarro eletrônico em geral também tem nicotina e prende do mesmo jeito.',
      'Muita gente precisa de várias tentativas, e cada uma mostra onde estava o gatilho. Estudos mostram que, passado o começo, ansiedade e humor tendem a melhorar em quem para. Se você usa remédio todo dia, conte a quem receita que vai parar, porque sem a fumaça alguns mudam de efeito.',
    ],
    asks: [
      'Qual é o cigarro mais difícil do dia?',
      'O que ele faz por você nessa hora?',
      'O que já ajudou, mesmo por pouco tempo?',
    ],
    offers: ['breathe', 'plan'],
    reads: {
      'um-dia-de-cada-vez': [
        'Uma análise que reuniu 94 testes encontrou que planos do tipo "se tal situação, então tal ação" ajudam as pessoas a fazer o que pretendiam, em comparação com apenas ter a intenção. O plano decide por você na hora em que decidir é o mais difícil.',
      ],
    },
  },
  gambling: {
    opens: [
      'Esses jogos são feitos para prender, com luz, som e quase ganhos. Muita gente se vê ali sem ter percebido quando começou.',
      'Dinheiro perdido em aposta pesa duas vezes: na conta e na vergonha de contar.',
      'Esse assunto costuma ficar em segredo até pesar demais.',
    ],
    helps: [
      'Feche a torneira antes de fazer contas: apague os aplicativos, saia dos grupos e peça a autoexclusão. Em gov.br/autoexclusaoapostas, um único pedido vale para todas as casas autorizadas.',
      'Ponha barreiras entre você e o dinheiro por um tempo: limite de Pix baixo, cartão guardado com alguém de confiança, salário que cai e já paga as contas.',
      'A vontade de recuperar o perdido é a parte mais perigosa. Quando ela vier, ligue para alguém antes de abrir qualquer tela e diga só “estou com vontade de jogar”.',
      'Jogadores Anônimos tem reuniões gratuitas, o CAPS acolhe, e o aplicativo Meu SUS Digital leva a um atendimento por vídeo para maiores de 18 anos. Para a dívida, Procon e Defensoria Pública orientam; empréstimo novo para cobrir o antigo costuma afundar mais.',
    ],
    explains: [
      'O jogo paga de vez em quando e sem aviso, e esse é o padrão que mais prende o cérebro. O quase acerto dá a impressão de estar perto, mas uma rodada não sabe da anterior. No longo prazo, a conta é feita para a casa ganhar.',
      'Perder o controle das apostas é um problema de saúde reconhecido e tem tratamento; não mede inteligência nem caráter. Esconder valores, apostar para recuperar e pegar emprestado são sinais de que já pede ajuda. Familiares também podem procurar apoio.',
    ],
    asks: [
      'Em que hora a vontade de apostar é mais forte?',
      'Quem sabe do tamanho dessa dívida, se ela existe?',
      'O que vinha acontecendo quando isso começou?',
    ],
    offers: ['talk', 'plan'],
    care: 'Dívida e vergonha às vezes trazem a ideia de morrer. Se ela aparecer, o CVV atende no [188](tel:188), de graça, a qualquer hora; em perigo imediato, ligue [192](tel:192). Ameaça de quem cobra é caso de polícia, [190](tel:190).',
    reads: {
      'a-aposta-que-ia-recuperar-a-outra': [
        'Só que a máquina não lembra do que você perdeu. A próxima jogada tem a mesma chance da anterior, e no longo prazo a casa ganha.',
        'Vergonha já existe de sobra, e ela costuma empurrar de volta para o jogo.',
      ],
    },
  },
});
