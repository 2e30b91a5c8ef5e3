export const NOTHING_YET = [
  'Ainda não tenho registros seus desse período, então não vou inventar nada. Se quiser começar, é rápido: [registrar como você está](/registrar).',
  'Por aqui ainda não há registros para olhar. Com alguns dias anotados em [registrar](/registrar), eu consigo te mostrar números de verdade.',
  'Não encontrei registros nesses dias. Dá para [anotar agora](/registrar) ou lançar [dias passados](/registrar-lote), sem cobrança.',
] as const;
export const NOTHING_ASKS = ['E como você está neste momento?', 'Enquanto isso, como foi o seu dia?'] as const;

export const FEW = [
  'São poucos dias, então leia como uma amostra pequena.',
  'Com tão poucos dias, é mais um retrato do que um padrão.',
] as const;

export const WEEK_OPENS = [
  'Olhei os seus registros.',
  'Aqui está a sua semana, só com o que você anotou.',
  'Vamos ver.',
] as const;
export const NO_CAUSE = [
  'É o que aparece junto, não uma causa.',
  'Isso mostra o que costuma andar junto. A causa eu não tenho como saber.',
] as const;
export const NO_CLEAR_EFFECT = [
  'Nos seus registros ainda não aparece um marcador que ande claramente junto de dias melhores ou piores.',
  'Por enquanto, nenhum marcador se destaca nos seus números, nem para cima nem para baixo.',
] as const;
export const MORE_TAGS = [
  'Marcar o que fez parte do dia ao [registrar](/registrar) ajuda isso a aparecer com o tempo.',
  'Com mais dias marcados em [registrar](/registrar), dá para ver melhor.',
] as const;
export const WHY_UNKNOWN = [
  'O porquê eu não tenho como saber: vejo só o que foi anotado, não o que aconteceu por dentro.',
  'Não consigo dizer a causa. O que dá para ver é o que costuma aparecer junto.',
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
export const SEE_MORE = [
  'O resto está em [análises](/analises).',
  'Para ver em gráfico, abra [análises](/analises).',
] as const;
