/** Texts of the voice conversation. */
export const voiceCopy = {
  tooShort: 'A gravação ficou muito curta. Segure o botão enquanto fala.',
  silence: 'Não ouvimos sua voz. Confira o microfone e fale mais perto.',
  noise: 'Só ouvimos ruído. Tente num lugar mais quieto, ou fale mais perto.',
  unclear: 'Não entendemos o que você disse. Tente de novo, um pouco mais devagar.',
  notSpoken: 'A resposta não pôde ser falada agora. Ela está escrita na conversa.',
} as const;
