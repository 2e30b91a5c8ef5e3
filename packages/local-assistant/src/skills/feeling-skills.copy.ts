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

export const DECISION = [
  'Essa escolha é sua, e eu não tenho como decidir por você. Posso ajudar a olhar para ela com calma.',
  'Não vou dizer sim nem não, porque quem vive o depois é você. Mas dá para pensar junto.',
] as const;
export const DECISION_ASKS = [
  'O que muda para você num caso e no outro?',
  'Se uma pessoa querida estivesse nessa dúvida, o que você perguntaria a ela?',
  'O que você teme perder, e o que espera ganhar?',
] as const;
