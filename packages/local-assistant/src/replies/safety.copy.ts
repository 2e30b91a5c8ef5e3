const LINES =
  '**CVV [188](tel:188)**, a qualquer hora, de graça. Em perigo agora, **SAMU [192](tel:192)**. Outros contatos em [ajuda](/ajuda).';

/** Words of a crisis that reach the model all the same. */
export const CRISIS = [
  `Obrigado por me dizer. Levo a sério o que você escreveu, e você não precisa passar por esta hora a sós.\n\n${LINES}`,
  `Que bom que você colocou isso em palavras. Uma dor assim pede gente ao lado, com voz e com tempo.\n\n${LINES}`,
] as const;
export const CRISIS_ABOUT_OTHER = [
  `Que bom que essa pessoa tem você. Perguntar com calma e escutar já ajuda, e você não precisa dar conta disso só.\n\n${LINES}`,
] as const;
export const CRISIS_ACUTE = [
  'Ligue agora para o **SAMU [192](tel:192)**. Se você tomou alguma coisa ou se feriu, cada minuto ajuda, e vale ligar mesmo na dúvida. Fique perto de alguém, ou chame quem puder vir. O **CVV [188](tel:188)** também escuta, e há outros contatos em [ajuda](/ajuda).',
] as const;
export const ACUTE_ASKS = ['Você consegue ligar agora?'] as const;
export const CRISIS_VIOLENCE = [
  `Sinto muito que isso esteja acontecendo. Não é culpa sua.\n\nEm perigo agora, **[190](tel:190)**. Para orientação, **[180](tel:180)** ou **[100](tel:100)**. O **CVV [188](tel:188)** também escuta, e em [ajuda](/ajuda) há outros caminhos.`,
] as const;
export const CRISIS_ASKS = [
  'Você está em segurança agora?',
  'Consegue ficar perto de alguém agora, ou chamar uma pessoa de confiança?',
] as const;
export const OTHER_ASKS = ['Essa pessoa está em segurança neste momento?'] as const;

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
