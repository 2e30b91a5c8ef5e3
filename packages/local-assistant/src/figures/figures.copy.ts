export const FEW = [
  'São poucos dias, então leia como uma amostra pequena.',
  'Com tão poucos dias, é mais um retrato do que um padrão.',
] as const;

export const FIGURE_ASKS = [
  'Isso combina com o que você lembra?',
  'Faz sentido para você?',
  'Esperava algo diferente?',
] as const;
export const HARD_WEEK = [
  'Foi uma semana pesada. Se estiver difícil de carregar, vale dividir com alguém de confiança ou com um [profissional](/psicologos).',
  'Não foi uma semana fácil, e você seguiu anotando. Se quiser apoio de gente, há [psicólogos](/psicologos) e a página de [ajuda](/ajuda).',
] as const;
