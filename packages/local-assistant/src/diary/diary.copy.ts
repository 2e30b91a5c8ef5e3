/** Questions after a hard day or period. */
export const HARD_ASKS = [
  'Quer me contar um pouco de como foi atravessar isso?',
  'Não deve ter sido fácil. Tem algo daí que ainda pesa?',
  'Se quiser falar disso, estou aqui. O que ficou para você?',
] as const;
export const DAY_ASKS = [
  'O que ficou daquele dia para você?',
  'Tem algo dele que ainda pesa, ou que você queira repetir?',
] as const;
export const TODAY_ASKS = ['E agora, mudou alguma coisa?', 'Isso ainda vale para agora?'] as const;
export const GOOD_ASKS = ['O que teve de bom ali?', 'Você lembra o que fez diferença?'] as const;
export const EFFECT_ASKS = [
  'Combina com o que você percebe?',
  'E para você, pesa ou alivia?',
  'Isso bate com o que você sente?',
] as const;
export const ONLY_TOGETHER = [
  'É o que aparece junto, não uma causa. O mesmo está em [análises](/analises).',
  'Isso mostra o que anda junto; a causa eu não tenho como saber. Está também em [análises](/analises).',
] as const;
export const NO_ENTRY_TODAY =
  'Hoje ainda não há registro seu. Se quiser, é só [registrar](/registrar): basta um toque.';
export const NO_ENTRY_TODAY_ASKS = ['E como está sendo o dia até agora?', 'Como você está neste momento?'] as const;
/** After "por que quinta foi tão ruim?". */
export const CAUSE_UNKNOWN = [
  'A causa os registros não dizem: só o que você marcou e escreveu naquele dia.',
  'Por que foi assim, eu não tenho como saber; o que sei é o que você registrou.',
] as const;
export const PAST_DAY_HINT =
  'O [histórico](/historico) mostra tudo o que você anotou, e dá para lançar um [dia passado](/registrar-lote) se quiser.';
export const HISTORY_HINT = 'O [histórico](/historico) mostra tudo o que você anotou.';
export const SCREENING_NOTE = 'É um rastreio, não um diagnóstico. Os resultados ficam em [avaliações](/avaliacoes).';
export const NO_SCREENING =
  'Não encontrei resultado seu desse questionário. Ele fica em [avaliações](/avaliacoes), se quiser responder.';
export const SLEEP_NOTE =
  'Conto os dias com os marcadores “Dormi bem” e “Dormi mal”; noites sem marcador ficam de fora.';
export const NO_SLEEP_TAGS =
  'Nesse período não há dias com os marcadores “Dormi bem” ou “Dormi mal”. Marcando um deles ao [registrar](/registrar), dá para ver suas noites com o tempo.';
export const NO_HEALTH_ANSWERS =
  'Não encontrei respostas suas sobre isso. Elas ficam em [perfil](/perfil), se quiser preencher.';
/** After a day that no calendar has, "31 de novembro". */
export const OTHER_DAY_ASK = 'Que dia você quis dizer?';
