const LINES =
  '**CVV [188](tel:188)**, a qualquer hora, de graça. Em perigo agora, **SAMU [192](tel:192)**. Outros contatos em [ajuda](/ajuda).';

/** Words of a crisis that reach the model all the same. */
export const CRISIS = [
  `Obrigado por me dizer. Levo a sério o que você escreveu, e você não precisa passar por esta hora a sós.\n\n${LINES}`,
  `Que bom que você colocou isso em palavras. Uma dor assim pede gente ao lado, com voz e com tempo.\n\n${LINES}`,
] as const;
export const CRISIS_ACUTE = [
  'Ligue agora para o **SAMU [192](tel:192)**. Se você tomou alguma coisa ou se feriu, cada minuto ajuda, e vale ligar mesmo na dúvida. Fique perto de alguém, ou chame quem puder vir. O **CVV [188](tel:188)** também escuta, e há outros contatos em [ajuda](/ajuda).',
] as const;
export const CRISIS_MEANS = [
  'Primeiro, distância: saia de perto disso, ou desse lugar, e vá para onde haja gente. Peça a alguém que guarde o que está à mão e que fique com você.\n\nEm perigo, **SAMU [192](tel:192)**. Para falar enquanto isso, **CVV [188](tel:188)**. Outros contatos em [ajuda](/ajuda).',
] as const;
/** The helpline was called and nobody answered; it is not named again. */
export const CRISIS_HOTLINE = [
  'Sinto muito que a ligação não tenha dado certo. Há outros caminhos agora: o [chat e o e-mail do CVV](https://cvv.org.br), uma UPA a qualquer hora, ou o CAPS no horário dele. Se você tomou alguma coisa, se feriu ou corre perigo, ligue agora para o **SAMU [192](tel:192)**. Outros contatos em [ajuda](/ajuda).\n\nEnquanto isso, chame alguém para perto e respire devagar comigo: o ar entra em quatro tempos e sai em seis.',
] as const;
export const CRISIS_VIOLENCE = [
  `Sinto muito que isso esteja acontecendo. Não é culpa sua.\n\nEm perigo agora, **[190](tel:190)**. Para orientação, **[180](tel:180)** ou **[100](tel:100)**. O **CVV [188](tel:188)** também escuta, e em [ajuda](/ajuda) há outros caminhos.`,
] as const;
export const CRISIS_CHILD = [
  'Que bom que você contou. A culpa não é sua, e ninguém pode fazer isso com você.\n\nEm perigo agora, **[190](tel:190)**. O **Disque [100](tel:100)** ouve crianças e adolescentes, de graça e sem precisar de nome. Conte também a um adulto da escola em quem você confia, ou ao Conselho Tutelar. Mais em [ajuda](/ajuda).',
] as const;
export const OTHER_SUICIDE = [
  'Que bom que essa pessoa tem você. Fique por perto, pergunte sem rodeios se ela pensa em morrer, e escute: perguntar não dá a ideia. Afastem juntos o que possa machucar, e não prometa segredo.\n\nSe há perigo agora, não a deixe só: **SAMU [192](tel:192)**. O **CVV [188](tel:188)** também orienta você, e em [ajuda](/ajuda) há um passo a passo.',
] as const;
export const OTHER_ACUTE = [
  'Ligue agora para o **SAMU [192](tel:192)** e fique com a pessoa, ou peça que alguém vá até ela. Diga o endereço, o que aconteceu, e se ela acorda e respira: quem atende diz o que fazer. Se ela tomou alguma coisa, separe a embalagem; o **Disque-Intoxicação [0800 722 6001](tel:08007226001)** também orienta. Outros contatos em [ajuda](/ajuda).',
] as const;
export const OTHER_VIOLENCE = [
  'Você fez bem em não deixar passar. Se está acontecendo agora, **[190](tel:190)**, com o endereço e sem precisar de nome; não entre no meio. Depois, o **[180](tel:180)** orienta sobre violência contra a mulher, e o **Disque [100](tel:100)** recebe outros relatos. Mais em [ajuda](/ajuda).',
] as const;
export const OTHER_CHILD = [
  'Você fez bem em contar: uma criança precisa que um adulto aja por ela. Se está acontecendo agora, **[190](tel:190)**. O **Disque [100](tel:100)** e o Conselho Tutelar recebem o relato, e a escola também pode agir. Se ela falou com você, acredite, e não prometa segredo. Mais em [ajuda](/ajuda).',
] as const;
/** The writer may kill or hurt somebody. */
export const CRISIS_THREAT = [
  'Que bom que você contou antes de agir. Primeiro, distância: saia de perto dessa pessoa e de qualquer coisa que possa ferir, e chame alguém que possa ficar com você. Se for uma criança, deixe-a em lugar seguro ou com outro adulto.\n\nSe alguém corre perigo agora, inclusive você, **[190](tel:190)**. Para falar dessa raiva ou desse medo, **CVV [188](tel:188)**, a qualquer hora, ou o CAPS, sem marcar. Outros contatos em [ajuda](/ajuda).',
] as const;
/** Somebody else may kill or hurt a third person. */
export const OTHER_THREAT = [
  'Você fez bem em levar isso a sério. Se há perigo agora, **[190](tel:190)**, com o endereço e o que foi dito, sem precisar de nome; não fique no meio. Se der sem risco, avise quem foi ameaçado para ir a um lugar seguro. O **CVV [188](tel:188)** escuta você, e o CAPS pode receber quem ameaçou. Mais em [ajuda](/ajuda).',
] as const;
export const THREAT_ASKS = ['Você consegue se afastar agora?'] as const;
export const OTHER_THREAT_ASKS = ['Quem foi ameaçado está em segurança neste momento?'] as const;
export const ACUTE_ASKS = ['Você consegue ligar agora?'] as const;
export const CRISIS_ASKS = [
  'Você está em segurança agora?',
  'Consegue ficar perto de alguém agora, ou chamar uma pessoa de confiança?',
] as const;
export const MEANS_ASKS = ['Você consegue dar esse passo agora?'] as const;
export const OTHER_ASKS = ['Essa pessoa está em segurança neste momento?'] as const;

/** The reply to "não era isso". */
export const NOT_MEANT = ['Entendi, e agradeço por dizer. Seguimos de onde você quiser.'] as const;

/** Asked first in the turn after a crisis of somebody else. */
export const OTHER_NOW = [
  'Antes de tudo: como está essa pessoa agora, e tem alguém com ela? Em perigo, SAMU no [192](tel:192) ou polícia no [190](tel:190). Outros contatos em [ajuda](/ajuda).',
  'Primeiro o mais importante: ela está em segurança neste momento? Se houver dúvida, [192](tel:192) ou [190](tel:190), e fique por perto se der. Em [ajuda](/ajuda) há um passo a passo.',
] as const;
export const OTHER_STAYING = [
  'Acompanhar alguém assim também pesa. Se quiser, conte como você está.',
  'Você não precisa dar conta disso só: chame mais alguém de confiança. Sigo ouvindo.',
] as const;
/** Asked first after a helpline that doesn't answer. */
export const SAFE_WITHOUT_LINE = [
  'Antes de tudo: você está em segurança agora? O [chat do CVV](https://cvv.org.br) também escuta, e em perigo o SAMU atende no [192](tel:192). Outros contatos em [ajuda](/ajuda).',
] as const;
/** Asked first after violence. */
export const SAFE_FROM_OTHERS = [
  'Antes de tudo: você está em segurança agora? Em perigo, [190](tel:190). Para orientação, [180](tel:180) ou [100](tel:100), e em [ajuda](/ajuda) há outros caminhos.',
] as const;

/** Asked first after a threat of the writer. */
export const FAR_NOW = [
  'Antes de tudo: você está longe dessa pessoa e de qualquer coisa que possa ferir? Se alguém corre perigo, [190](tel:190). Para falar, CVV no [188](tel:188) ou o CAPS, e em [ajuda](/ajuda) há outros contatos.',
] as const;

/** Below an ordinary reply to something heavy. */
export const CONCERN = [
  'E se isso ficar grande demais, não fique só: o CVV atende no [188](tel:188), a qualquer hora e de graça, e há outros contatos em [ajuda](/ajuda).',
  'Se apertar mais, fale com gente: CVV no [188](tel:188), de graça, a noite toda. Em [ajuda](/ajuda) há outros caminhos.',
] as const;

/** Asked first in the turn after a crisis. */
export const SAFE_NOW = [
  'Antes de tudo, quero saber de você: você está em segurança agora? Se não, ou se houver dúvida, o CVV atende no [188](tel:188) e o SAMU no [192](tel:192). Em [ajuda](/ajuda) há outros contatos.',
  'Primeiro o mais importante: você está em segurança neste momento? Para falar com gente agora, CVV no [188](tel:188); em perigo, SAMU no [192](tel:192). Tudo em [ajuda](/ajuda).',
] as const;
export const STAYING = {
  safe: [
    'Que bom que você me respondeu. Vamos no seu tempo. Se ajudar, o seu [plano de segurança](/plano-de-seguranca) é um lugar para deixar por escrito o que segura você.',
    'Fico aliviado que você esteja aqui me respondendo. Podemos ficar conversando, sem pressa. Quando der, conte a alguém de confiança como foi hoje.',
  ],
  unsafe: [
    'Obrigado por ser sincero comigo. Agora, o que mais ajuda é não ficar só: ligue, ou mande mensagem para alguém que possa vir, e vá para perto de gente. Eu continuo aqui enquanto isso.',
  ],
  refusing: [
    'Tudo bem, não vou insistir nem brigar com você por isso. Ligar é uma opção que fica aberta. Por enquanto, pode continuar me contando, do jeito que vier.',
    'Entendo não querer ligar agora. Uma mensagem a alguém de confiança também vale: “hoje está difícil, fica comigo um pouco”. E sigo aqui com você.',
  ],
  any: [
    'Estou aqui e sigo ouvindo, do jeito que você quiser contar.',
    'Obrigado por continuar aqui. Pode falar mais, sem precisar fazer sentido.',
  ],
} as const;
