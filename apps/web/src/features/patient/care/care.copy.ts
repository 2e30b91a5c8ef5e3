export const careCopy = {
  inWords: (words: string): string => `Nas palavras da pessoa: ${words}`,
  nothingReported: 'A pessoa não contou nada sobre isso no perfil.',
  emptyPlan: 'O plano de segurança ainda está vazio.',
  changed: (moment: string): string => `Mudou pela última vez: ${moment}.`,
} as const;
