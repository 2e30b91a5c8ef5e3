/** Words that are there before the card's code is. */
export const plainCardCopy = {
  title: 'Tem ajuda agora',
  goOn: 'Continuar',
} as const;
