export const VENT_ASKS = ['O que está aí dentro?', 'Por onde você quer começar?', 'O que está apertando?'] as const;

/** `{echo}` is a piece of what the person wrote, in their own words. */
export const HEARD_HEAVY = [
  'Estou ouvindo. {echo}: isso tem peso.',
  'Você escreveu {echo}. Não é pouca coisa.',
  '{echo}. Dá para sentir o quanto isso está doendo.',
  '{echo}. Li devagar, e foi bom você escrever isso aqui.',
] as const;
export const HEARD_PLAIN = [
  'Entendi: {echo}.',
  'Obrigado por contar. Fiquei com este pedaço: {echo}.',
  'Estou acompanhando. Você disse {echo}.',
] as const;
/** Where nothing short enough can be given back. */
export const HEARD_SHORT = [
  'Entendi.',
  'Estou ouvindo.',
  'Certo, obrigado por dizer.',
  'Sigo aqui.',
  'Pode continuar.',
  'Tá. Estou com você.',
] as const;

/** After a message of dots. */
export const PAUSES = [
  'Estou aqui.',
  'Fico por aqui, no seu tempo.',
  'Sem pressa.',
  'Não precisa ter palavra agora.',
] as const;

export const HEAVY_ASKS = [
  'Como isso ficou em você?',
  'O que disso pesa mais?',
  'Desde quando isso está aí?',
  'E agora, contando, como você está?',
  'O que você mais queria que alguém entendesse disso?',
  'Tem alguém por perto que sabe disso?',
  'Tem mais alguma parte que ainda não saiu?',
] as const;
export const PLAIN_ASKS = [
  'E como você está com isso?',
  'Quer me contar um pouco mais disso?',
  'Como você se sentiu na hora?',
  'O que disso ficou com você?',
  'E o resto do dia, como está sendo?',
] as const;

/** After a word or two. */
export const SHORT_ASKS = [
  'E como é isso para você?',
  'O que ajudaria um pouco agora?',
  'Tem mais alguma coisa aí junto?',
  'Quer seguir nesse assunto ou mudar?',
] as const;

/** After some turns of listening: not to stay silent about what else there is. */
export const GO_ON_OR_TRY = [
  'Quer continuar falando, ou prefere que eu sugira algo pequeno para agora?',
  'Sigo ouvindo o quanto você quiser. Prefere isso, ou um exercício curto?',
] as const;

export const NO_ANSWERS = [
  'Tudo bem. Fica para quando fizer sentido.',
  'Tá bom, a gente deixa isso quieto.',
  'Certo, não precisa.',
] as const;
export const NO_ASKS = [
  'Sobre o que você quer falar?',
  'O que ajudaria mais agora?',
  'Quer mudar de assunto ou parar por aqui?',
] as const;

export const YES_TO_NOTHING = ['Certo.', 'Combinado.', 'Tá bom.'] as const;
export const YES_ASKS = ['Me conta: por onde a gente vai?', 'O que você gostaria de fazer agora?'] as const;

export const UNSURE = [
  'Não saber também é resposta. Não precisa achar a palavra certa.',
  'Tudo bem não saber. Às vezes só dá para sentir que está estranho.',
] as const;
export const UNSURE_ASKS = [
  'Se fosse um lugar do corpo, onde estaria?',
  'Está mais para cansaço, tristeza ou aflição?',
  'Quer me contar só como foi o dia?',
] as const;

export const EMOJI = {
  heavy: [
    'Vi a sua carinha. Às vezes não tem palavra mesmo.',
    'Recebi. Não precisa escrever mais do que isso, se não der.',
  ],
  light: ['Que bom ver essa carinha por aqui.', 'Recebi, com um sorriso de volta.'],
  any: ['Recebi, mas com emoji eu entendo só um pouco.'],
} as const;
export const EMOJI_ASKS = {
  heavy: ['Aconteceu alguma coisa?', 'O que está pesando?'],
  light: ['O que aconteceu de bom?', 'O que trouxe isso?'],
  any: ['O que você quis me dizer?'],
} as const;
