export const endNoticeCopy = {
  ends: (name: string, date: string): string => `Seu ${name} por Pix termina em ${date}.`,
  goOn: 'Se quiser continuar, dá para prolongar.',
  link: 'Prolongar por Pix',
  after: 'Depois disso, o plano grátis continua, com tudo o que você escreveu.',
} as const;
