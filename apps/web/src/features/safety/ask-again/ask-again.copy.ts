export const askAgainCopy = {
  question: 'Da última vez foi um momento difícil. Como você está agora?',
  better: 'Estou melhor',
  hard: 'Ainda está difícil',
  thanks: 'Que bom saber. Se o dia pesar, a ajuda continua aqui:',
  thanksHard: 'Que bom que você contou. A ajuda continua aqui:',
  help: 'ver quem pode ajudar',
} as const;
