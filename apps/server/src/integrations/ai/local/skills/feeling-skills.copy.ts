export const SLEEP_TOLD = [
  'No começo você contou que seu sono não anda bom, então imagino que venha de longe.',
  'Lembro que, ao chegar aqui, você já tinha marcado o sono como um ponto difícil.',
] as const;

export const ADVICE_WITHOUT = [
  'Quero ajudar, e para isso preciso entender um pouco melhor.',
  'Claro, vamos ver juntos.',
] as const;
export const ADVICE_ASKS = [
  'O que está acontecendo?',
  'O que você está vivendo: algo com sono, ansiedade, tristeza, trabalho, alguém?',
] as const;
