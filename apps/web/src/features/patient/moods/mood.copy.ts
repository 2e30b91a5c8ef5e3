export const moodCopy = {
  none: 'Nenhum registro de humor nos dias compartilhados, até aqui.',
  weeks: 'Semanas',
} as const;
