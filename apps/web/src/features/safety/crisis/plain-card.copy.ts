/** Texts shown until the card's chunk is loaded. */
export const plainCardCopy = {
  title: 'Tem ajuda agora',
  goOn: 'Continuar',
} as const;
