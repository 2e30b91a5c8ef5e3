/** Suggested first messages, written from the person's perspective. */
export const suggestionsCopy = {
  vent: 'Só quero desabafar um pouco',
  breathe: 'Me guia numa respiração',
  sleep: 'Não consigo dormir',
  week: 'Como foi minha semana?',
  month: 'Como foi meu mês?',
  tags: 'O que meus marcadores mostram?',
  tomorrow: 'Me ajuda a planejar amanhã',
  gratitude: 'Quero lembrar de algo bom de hoje',
  why: 'Por que registrar o humor ajuda?',
  what: 'O que você sabe fazer?',
  anxiety: 'Estou com ansiedade agora',
  routine: 'Quero retomar minha rotina aos poucos',
} as const;
