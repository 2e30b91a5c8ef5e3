/** The line above a screen without a network, or with data of an earlier visit. */
export const lastSeenCopy = {
  offline: (when: string): string => `Você está sem conexão. Mostrando o que foi visto em ${when}.`,
  nothing: 'Você está sem conexão. O que não está neste aparelho volta com a internet.',
  slow: (when: string): string => `Ainda sem resposta do Alento. Mostrando o que foi visto em ${when}.`,
  help: (when: string): string => `Você está sem conexão. Esta página foi guardada neste aparelho em ${when}.`,
  /** 23 de novembro, 14:32 */
  when: (day: string, time: string): string => `${day}, ${time}`,
} as const;
