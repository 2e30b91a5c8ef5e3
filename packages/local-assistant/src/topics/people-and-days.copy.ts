import type { Topics } from './topic.ts';

export const PEOPLE_AND_DAYS: Topics = {
  fight: {
    opens: [
      'Briga com quem importa mexe com tudo, até com o sono.',
      'Que situação difícil. Dá para estar com raiva e com saudade de paz ao mesmo tempo.',
      'Entendi. Fica um gosto ruim depois, mesmo quando a gente tem razão.',
    ],
    helps: [
      'Se ainda está quente, um tempo ajuda: combinar uma pausa e voltar à conversa depois, com hora marcada. Para recomeçar, uma frase possível é “eu me senti… quando…, e o que eu preciso é…”.',
      'Antes de responder, veja se consegue dizer em uma frase o que você queria que a outra pessoa entendesse. Costuma ser mais simples do que a briga.',
    ],
    asks: [
      'O que você queria que essa pessoa tivesse entendido?',
      'O que doeu mais nisso tudo?',
      'Isso acontece sempre, ou foi dessa vez?',
    ],
    offers: ['talk', 'breathe'],
  },
  breakup: {
    opens: [
      'Fim de relação é uma perda de verdade, mesmo quando ninguém morreu.',
      'Sinto muito. Quando alguém vai embora, leva junto um monte de planos pequenos.',
      'Poxa. É muita coisa para caber num dia só.',
    ],
    helps: [
      'Por agora, o básico segura: comer algo, dormir o que der, ter uma pessoa com quem falar sem precisar parecer bem. As decisões grandes podem esperar uns dias.',
      'Se a mão quer mandar mensagem, escreva primeiro num lugar que só você lê e releia amanhã. A noite costuma aumentar o volume de tudo.',
    ],
    asks: [
      'Como você está hoje, de zero a dez?',
      'O que tem sido mais difícil: o dia ou a noite?',
      'Com quem você tem conseguido falar?',
    ],
    offers: ['talk'],
  },
  anger: {
    opens: [
      'Raiva costuma avisar que algum limite foi passado. Faz sentido ela estar aí.',
      'Entendi. Não precisa engolir nem explicar agora.',
      'Dá para ver que isso pegou você em cheio.',
    ],
    helps: [
      'Para os próximos minutos: saia de perto se der, molhe o rosto, solte o ar devagar, ande sem pressa. O corpo leva um tempo para entender que acabou.',
      'Se tiver que responder alguém, espere o corpo desacelerar antes. Escreva a resposta sem filtro só para você, e mande outra depois.',
    ],
    asks: [
      'O que passou do limite?',
      'Debaixo da raiva, tem mais alguma coisa?',
      'O que você gostaria que acontecesse agora?',
    ],
    offers: ['breathe', 'talk'],
  },
  stress: {
    opens: [
      'Parece que o trabalho está ocupando mais espaço do que cabe.',
      'Entendi. Pressão o dia inteiro não fica no expediente, vai para casa junto.',
      'É muita coisa em cima de você.',
      'Cansa só de ler, imagino vivendo.',
    ],
    helps: [
      'Duas coisas pequenas: escolher a única tarefa que não pode ficar para amanhã e marcar uma pausa de cinco minutos longe da tela antes dela.',
      'No fim do expediente, tente um gesto que feche a porta: anotar o que ficou para amanhã, fechar tudo e andar um quarteirão, ou até a janela.',
      'Quando puder, separe o que depende de você do que depende do chefe, do prazo, do sistema. Só a primeira lista é sua.',
    ],
    asks: [
      'O que mais aperta: a quantidade, as pessoas ou a falta de pausa?',
      'Tem alguma parte disso que dê para recusar ou adiar?',
      'Como você fica quando o expediente acaba?',
    ],
    offers: ['breathe', 'plan', 'tags'],
  },
  routine: {
    opens: [
      'Travar não é preguiça. Muitas vezes a tarefa é grande demais para a força de hoje.',
      'Entendi. Começar costuma ser a parte mais cara.',
      'Isso é bem comum em fase difícil, e dá para ir por partes.',
    ],
    helps: [
      'Diminua até ficar quase bobo: em vez de arrumar o quarto, uma cadeira; em vez de estudar, abrir o caderno por cinco minutos. A vontade muitas vezes chega depois que a gente começou.',
      'Prenda o novo a algo que já existe: depois do café, antes do banho, ao fechar a porta. Uma coisa só, pequena, no mesmo lugar.',
    ],
    asks: [
      'Qual é a coisa que está esperando há mais tempo?',
      'Em que hora do dia você tem um pouco mais de força?',
      'O que costuma travar: começar, continuar ou terminar?',
    ],
    offers: ['plan'],
  },
  'other-person': {
    opens: [
      'Que bom que essa pessoa tem você por perto.',
      'Dá para ver que você se importa. E acompanhar alguém que sofre também cansa.',
    ],
    helps: [
      'Quase sempre ajuda mais escutar sem consertar: perguntar como foi o dia, aguentar o silêncio, oferecer algo concreto (“levo comida amanhã”, “vou com você à consulta”). E não precisa dar conta disso só com você.',
    ],
    asks: ['O que você tem percebido nessa pessoa?', 'E você, como está no meio disso?'],
    offers: ['talk'],
  },
  'job-lost': {
    opens: [
      'Perder o trabalho mexe com tudo: o dinheiro, a rotina, até com quem a gente acha que é.',
      'Sinto muito. Isso assusta, e não diz nada do seu valor.',
    ],
    helps: [
      'Hoje não precisa resolver o mês inteiro. Um passo possível: numa folha só, o que vence esta semana e uma pessoa para quem dá para ligar. O CRAS da sua cidade orienta sobre benefícios.',
      'Enquanto isso, ajuda manter dois pontos fixos no dia, mesmo pequenos: um horário para levantar e um para sair um pouco de casa.',
    ],
    asks: [
      'O que aperta primeiro: o dinheiro, o tempo vazio ou o que os outros vão dizer?',
      'Quem está com você nisso?',
      'Como foi receber essa notícia?',
    ],
    offers: ['plan', 'talk'],
  },
  illness: {
    opens: [
      'Ver adoecer quem a gente ama assusta e cansa ao mesmo tempo.',
      'Sinto muito. É muita coisa para segurar, e você ainda tem que seguir o dia.',
    ],
    helps: [
      'Duas coisas costumam aliviar um pouco: anotar num papel as perguntas para a equipe de saúde, para não carregar tudo na cabeça, e pedir a alguém uma tarefa bem concreta, como uma tarde de companhia ou uma ida ao mercado.',
      'Quem cuida também precisa de água, comida e de um pedaço da noite. Veja se existe uma hora desta semana em que outra pessoa possa ficar no seu lugar.',
    ],
    asks: [
      'O que mais assusta você nisso?',
      'Quem está dividindo isso com você?',
      'Como você tem dormido e comido no meio disso?',
    ],
    offers: ['talk'],
  },
  good: {
    opens: ['Que bom ler isso. Dia leve também merece ser contado.', 'Fico feliz por você.', 'Bom saber disso.'],
    helps: [
      'Se quiser, deixe uma linha sobre o que ajudou no [registro de hoje](/registrar). Em dia pesado, é bom ter onde reler.',
      'Vale anotar em [registrar](/registrar) o que fez este momento assim. São pistas suas, para depois.',
    ],
    asks: ['O que você acha que ajudou?', 'O que fez diferença hoje?', 'Com quem você queria dividir isso?'],
    offers: ['gratitude'],
  },
};
