import type { ContactName } from '../contacts.copy.ts';

/**
 * Texts of the crisis card, by the rules of safe messaging: no method, no drama, no blame; help is named and one tap
 * away. The first two sentences must be readable in five seconds.
 */
export type CardWords = {
  title: string;
  lead: string;
  /** The numbers to call, the most important first. */
  calls: readonly [ContactName, ...ContactName[]];
  steps?: { title: string; list: readonly string[] };
};

const TALK = ['cvv', 'samu'] as const;

export const cardWords = {
  self: {
    title: 'Tem alguém para ouvir você agora',
    lead: 'O que você sente importa. No 188, uma pessoa escuta sem julgar, a qualquer hora.',
    calls: TALK,
  },
  selfHarm: {
    title: 'Essa dor merece cuidado',
    lead: 'No 188, uma pessoa escuta sem julgar, a qualquer hora. Se há um ferimento, o 192 atende.',
    calls: TALK,
  },
  acute: {
    title: 'Ligue agora para o 192',
    lead: 'O SAMU ajuda se você tomou alguma coisa, se feriu ou sente que perdeu o controle. Vale ligar mesmo na dúvida.',
    calls: ['samu', 'poison', 'cvv'],
    steps: {
      title: 'Enquanto o socorro vem',
      list: [
        'Fique perto de alguém, ou chame quem puder vir.',
        'Deixe a porta destrancada e o telefone na mão.',
        'Se tomou alguma coisa, separe a embalagem para mostrar. Não provoque vômito.',
      ],
    },
  },
  means: {
    title: 'Primeiro, distância',
    lead: 'Afaste-se do que possa machucar, ou desse lugar, e vá para perto de alguém. Em perigo, ligue 192.',
    calls: ['samu', 'cvv'],
    steps: {
      title: 'Agora, nesta ordem',
      list: [
        'Saia de perto: outro cômodo, a rua, a casa de alguém.',
        'Peça que outra pessoa guarde o que está à mão.',
        'Chame alguém que possa vir e ficar com você.',
      ],
    },
  },
  /** The helpline was called and nobody answered; it is not named again. */
  hotline: {
    title: 'Há outros caminhos agora',
    lead: 'Sinto muito que ninguém tenha atendido. O CVV também escuta por chat e e-mail. Em perigo, ligue 192.',
    calls: ['samu'],
    steps: {
      title: 'Enquanto isso',
      list: [
        'Chame alguém para ficar perto de você.',
        'Respire devagar: o ar entra contando até quatro e sai contando até seis.',
        'Se piorar, vá a uma UPA ou a um CAPS, de preferência com alguém.',
      ],
    },
  },
  child: {
    title: 'Que bom que você contou',
    lead: 'Não é culpa sua. Se há perigo agora, ligue 190. O Disque 100 ouve crianças e adolescentes.',
    calls: ['police', 'rights', 'cvv', 'samu'],
    steps: {
      title: 'Quem pode proteger você',
      list: [
        'Um adulto da escola em quem você confia: professora, direção, orientação.',
        'O Conselho Tutelar da sua cidade.',
        'Alguém da família que acredite em você.',
      ],
    },
  },
  violence: {
    title: 'Você merece estar em segurança',
    lead: 'Sofrer violência nunca é culpa de quem sofre. Se há perigo agora, ligue 190.',
    calls: ['police', 'women', 'rights', 'cvv', 'samu'],
    steps: {
      title: 'Se for possível agora',
      list: [
        'Vá para perto de outras pessoas ou para um lugar aberto.',
        'Avise alguém de confiança onde você está.',
        'Leve o celular e um documento, se der tempo.',
      ],
    },
  },
  /** The writer may kill or hurt somebody. */
  threat: {
    title: 'Primeiro, distância',
    lead: 'Afaste-se dessa pessoa e do que possa ferir. Se alguém corre perigo agora, inclusive você, ligue 190.',
    calls: ['police', 'cvv', 'samu'],
    steps: {
      title: 'Agora, nesta ordem',
      list: [
        'Saia de perto: outro cômodo, a rua, a casa de alguém.',
        'Se for uma criança, deixe-a em lugar seguro ou com outro adulto.',
        'Chame alguém que possa ficar com você.',
        'Fale disso com o CVV, no 188, ou num CAPS, sem marcar.',
      ],
    },
  },
  other: {
    title: 'Dá para ajudar essa pessoa',
    lead: 'Perguntar e ouvir já é muito. O 188 também escuta quem está ao lado.',
    calls: TALK,
    steps: {
      title: 'Como conversar',
      list: [
        'Pergunte com calma se ela tem pensado em morrer. Perguntar não dá a ideia: abre espaço.',
        'Escute sem julgar e sem correr para resolver.',
        'Se há perigo agora, não deixe a pessoa só. Afaste o que possa machucar.',
        'Liguem juntos para o 188. Em perigo, 192.',
        'Não prometa segredo: chame mais alguém de confiança.',
      ],
    },
  },
  otherAcute: {
    title: 'Ligue agora para o 192',
    lead: 'Se essa pessoa tomou alguma coisa, se feriu ou corre perigo, o SAMU diz o que fazer. Vale ligar mesmo na dúvida.',
    calls: ['samu', 'poison', 'cvv'],
    steps: {
      title: 'Enquanto o socorro vem',
      list: [
        'Fique com a pessoa, ou peça que alguém vá até ela.',
        'Diga o endereço, o que aconteceu, e se ela acorda e respira.',
        'Fale com calma e afaste o que possa machucar.',
        'Se ela tomou alguma coisa, separe a embalagem para mostrar. Não provoque vômito.',
      ],
    },
  },
  otherViolence: {
    title: 'Dá para ajudar essa pessoa',
    lead: 'Se há perigo agora, ligue 190. O 180 e o 100 orientam também quem sabe de uma violência.',
    calls: ['police', 'women', 'rights', 'cvv', 'samu'],
    steps: {
      title: 'Como ajudar',
      list: [
        'Acredite no que ela conta. A culpa não é dela.',
        'Não enfrente quem agride: pode aumentar o perigo.',
        'Pergunte o que ela quer fazer e ofereça ir junto.',
        'Se for criança, adolescente ou pessoa idosa, o Disque 100 recebe o relato.',
      ],
    },
  },
  /** Somebody else may kill or hurt a third person. */
  otherThreat: {
    title: 'Vale levar a sério',
    lead: 'Se há perigo agora, ligue 190 e diga o endereço. Não é preciso dar seu nome.',
    calls: ['police', 'women', 'rights', 'cvv'],
    steps: {
      title: 'O que ajuda',
      list: [
        'Fique longe: não entre no meio e não tente tirar nada da mão de ninguém.',
        'Se der sem risco, avise quem foi ameaçado para ir a um lugar seguro.',
        'Quem ameaçou também pode ter ajuda, num CAPS ou pelo 188.',
      ],
    },
  },
  otherChild: {
    title: 'Dá para proteger essa criança',
    lead: 'Se há perigo agora, ligue 190. O Disque 100 recebe o relato sem que você diga seu nome.',
    calls: ['police', 'rights', 'samu'],
    steps: {
      title: 'Como ajudar',
      list: [
        'Acredite no que ela conta. Diga que a culpa não é dela.',
        'Não prometa segredo e não enfrente quem machuca.',
        'O Conselho Tutelar da cidade e a escola também podem agir.',
      ],
    },
  },
  screening: {
    title: 'Que bom que você contou',
    lead: 'Pensamentos assim mostram que a dor está grande, e ela pode diminuir com ajuda.',
    calls: TALK,
  },
  score: {
    title: 'Parece um momento muito difícil',
    lead: 'Se quiser, tem alguém para ouvir você. Não é preciso estar no limite para ligar.',
    calls: TALK,
  },
  pattern: {
    title: 'Os últimos dias têm sido difíceis',
    lead: 'Conversar com alguém pode aliviar. Não é preciso estar no limite para ligar.',
    calls: TALK,
  },
  /** For a card that the person opened by a button. The text must not assume anything about the person. */
  asked: {
    title: 'Tem ajuda agora',
    lead: 'No 188, uma pessoa escuta você, de graça e a qualquer hora. Não é preciso saber o que dizer.',
    calls: TALK,
  },
  'still-hard': {
    title: 'Que bom que você contou',
    lead: 'Ainda estar difícil não é culpa sua. Tem alguém para ouvir você agora.',
    calls: TALK,
  },
} as const satisfies Record<string, CardWords>;

export const crisisCopy = {
  close: 'Fechar',
  call: (number: string): string => `Ligar ${number}`,
  write: 'Prefere escrever? Chat do CVV',
  newTab: '(abre em outra aba)',
  planTitle: 'Meu plano de segurança',
  planOpen: 'Abrir meu plano',
  planHelps: 'O que me ajuda',
  planCall: 'Ligar',
  planTo: (name: string): string => `para ${name}`,
  planWhatsapp: 'WhatsApp',
  youngTitle: 'De 13 a 24 anos',
  young: 'O Pode Falar conversa pela internet, de graça e sem pedir seu nome.',
  youngLink: 'Abrir podefalar.org.br',
  placeTitle: 'Ir a um lugar',
  place: 'UPA ou pronto-socorro, a qualquer hora. CAPS, durante o expediente, sem marcar. Na recepção, basta dizer:',
  placeSay: '“Estou em crise e não me sinto em segurança.”',
  placeSayOther: '“Esta pessoa está em crise e não está em segurança.”',
  placeLink: 'Ver UPAs no mapa',
  all: 'Ver toda a ajuda em uma página',
  safe: 'Estou em segurança',
  safeThanks: 'Que bom saber. A ajuda acima continua aqui, e amanhã perguntamos, com calma, como você está.',
  safeThanksGuest: 'Que bom saber. A ajuda acima continua aqui, a qualquer hora.',
  notMeant: 'Não era isso',
  notMeantThanks: 'Entendi, e agradeço por dizer.',
  goOn: 'Continuar',
  leaveFast: 'Sair rápido daqui',
} as const;
