export const endNoticeCopy = {
  ends: (name: string, date: string): string => `Seu ${name} por Pix termina em ${date}.`,
  goOn: 'Se quiser continuar, dá para prolongar.',
  link: 'Prolongar por Pix',
  after: 'Depois disso, o plano grátis continua, com tudo o que você escreveu.',
  ended: (name: string, date: string): string => `Seu ${name} terminou em ${date}. Seus registros continuam aqui.`,
  plans: 'Ver planos',
  close: 'Fechar este aviso',
} as const;
