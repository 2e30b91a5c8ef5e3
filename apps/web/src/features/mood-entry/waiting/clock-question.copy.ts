export const clockQuestionCopy = {
  title: 'O relógio deste aparelho parece errado',
  text: (device: string, right: string): string =>
    `Ele marca ${device}, e agora é ${right}. Para acertar, ligue a data e a hora automáticas nas configurações do aparelho.`,
  right: 'Registrar com a hora certa',
  device: 'Registrar com a hora do aparelho',
} as const;
