export const moodCopy = {
  none: 'Nenhum registro de humor nos dias compartilhados, até aqui.',
  weeks: 'Semanas',
  parts: 'Horas do dia',
  tags: 'O que anda junto',
} as const;
