import type { Topics } from './topic.ts';

export const NIGHT_AND_ALARM: Topics = {
  sleep: {
    opens: [
      'Noite assim cansa duas vezes: pelo sono que falta e pela briga com o travesseiro.',
      'Ficar de olho aberto enquanto o mundo dorme é bem solitário. Você não precisa forçar nada agora.',
      'Poxa, corpo moído e sono que não vem. Isso desgasta mesmo.',
      'Sono não vem por esforço, e isso tira um peso: você não está fazendo nada de errado.',
    ],
    helps: [
      'Se você está na cama há um tempo e começou a se irritar, pode levantar. Luz fraca, um canto sem tela, algo bem sem graça nas mãos, e voltar só quando a pálpebra pesar. E vire o relógio para a parede: fazer conta das horas acorda mais.',
      'Para agora: largue a tela depois desta conversa, abaixe a luz e deixe o ar sair mais comprido do que entra. A noite de hoje não precisa dar certo para amanhã ser um dia possível.',
      'Uma coisa de cada vez. Para hoje, só descansar o corpo já conta, mesmo sem dormir. Para os próximos dias, o que mais costuma segurar o resto é levantar no mesmo horário, inclusive depois de noite ruim.',
    ],
    asks: [
      'O que está mais aceso aí: o corpo ou a cabeça?',
      'Isso é de hoje, ou já faz um tempo que as noites andam assim?',
      'Tem algum pensamento que fica voltando quando a luz apaga?',
    ],
    offers: ['breathe', 'relax'],
  },
  anxiety: {
    opens: [
      'Ansiedade cansa, porque o corpo fica de plantão o tempo todo.',
      'Entendi. Viver com esse alarme ligado é desgastante, e não é frescura.',
      'Faz sentido que você queira um respiro disso.',
      'Essa sensação de que algo está para dar errado consome a gente por dentro.',
    ],
    helps: [
      'Uma coisa pequena para este minuto: encoste os pés no chão e solte o ar devagar pela boca, como quem esfria um café. Cinco vezes, sem pressa de sentir diferença.',
      'Quando ela sobe, ajuda mais soltar o ar devagar do que puxar fundo. E dizer por dentro, com todas as letras: isto é ansiedade, ela sobe e ela desce.',
      'Dá para dar à preocupação um horário, em vez de brigar com ela o dia todo: anotar em poucas palavras e combinar de olhar mais tarde, por quinze minutos.',
    ],
    asks: [
      'Onde ela aparece mais aí: no peito, na barriga, na cabeça?',
      'Tem alguma situação que costuma chamar isso, ou vem do nada?',
      'Isso está forte agora, ou é mais um fundo que não desliga?',
    ],
    offers: ['breathe', 'ground'],
  },
  worry: {
    opens: [
      'Cabeça que não para cansa mais do que um dia de trabalho.',
      'Ficar rodando o mesmo pensamento é exaustivo, e mandar ele embora quase nunca funciona.',
      'Parece que o pensamento pegou o volante. Vamos devagar.',
    ],
    helps: [
      'Um jeito de abrir espaço: escreva a preocupação em uma linha e pergunte se é de resolver (existe um passo seu, agora ou logo) ou de imaginar (começa com “e se”). Para a primeira, anote o menor passo. Para a segunda, uma frase basta: não tenho como saber isso hoje.',
      'Experimente adiar, em vez de proibir: anote em poucas palavras e marque quinze minutos do dia para olhar a lista. Fora dali, a resposta é “mais tarde”.',
    ],
    asks: [
      'Qual é o pensamento que mais volta?',
      'Se você pudesse resolver só uma dessas coisas nesta semana, qual seria?',
      'O que de pior a sua cabeça diz que vai acontecer?',
    ],
    offers: ['ground', 'plan', 'breathe'],
  },
  study: {
    opens: [
      'Estudar com essa pressão em cima é pesado. Parece que a prova mede a gente inteiro, e não mede.',
      'Entendi. Quando o nervoso chega antes da matéria, fica difícil até abrir o caderno.',
    ],
    helps: [
      'Tente um começo ridículo de pequeno: dez minutos, um assunto só, celular longe, e depois uma pausa de verdade. Começar costuma vir antes da vontade.',
      'Para hoje, escolha o pedaço que mais cai ou que mais assusta e faça só o primeiro exercício. O resto espera.',
    ],
    asks: [
      'O que pesa mais: a quantidade, o prazo ou o medo de ir mal?',
      'Quando é a prova?',
      'Que parte está travando você?',
    ],
    offers: ['plan', 'breathe'],
  },
};
