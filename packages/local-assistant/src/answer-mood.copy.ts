/** A short reading of a few words about a moment: `{echo}` gives a piece of it back. */
export const MIRROR = {
  heavy: ['Você contou: {echo}. Parece um momento pesado.', 'Li com atenção: {echo}. Não parece fácil.'],
  light: ['Você contou: {echo}. Tem algo leve aí.', 'Li: {echo}. Que bom que houve espaço para isso.'],
  plain: ['Você contou: {echo}.', 'Li com atenção: {echo}.'],
} as const;
export const MIRROR_SHORT = {
  heavy: ['Parece um momento pesado. Obrigado por escrever.', 'Não parece fácil. Obrigado por pôr em palavras.'],
  light: ['Parece um momento mais leve. Bom ler isso.', 'Tem algo leve no que você escreveu.'],
  plain: ['Obrigado por escrever como está.', 'Li o que você escreveu.'],
} as const;
export const STEPS = {
  heavy: [
    'Um passo pequeno, se couber: soltar o ar devagar cinco vezes e depois contar a alguém, numa mensagem curta, que hoje está difícil.',
    'Um passo pequeno: um copo d’água e dez minutos longe da tela, de preferência perto de uma janela.',
  ],
  light: [
    'Um passo pequeno: deixe uma linha em [registrar](/registrar) sobre o que ajudou.',
    'Um passo pequeno: repita amanhã um pedaço do que esteve por perto.',
  ],
  plain: [
    'Um passo pequeno: anote isso em [registrar](/registrar), do jeito que veio.',
    'Um passo pequeno: pare um minuto e note como está o corpo agora.',
  ],
} as const;
export const NO_RECORDS = [
  'Ainda não tenho registros seus para comparar.',
  'Com alguns registros, consigo pôr este momento ao lado da sua semana.',
] as const;
