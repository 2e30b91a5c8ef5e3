/** Texts of a voice conversation over the server. Errors without a comment are verbatim from companion §8. */
export const engineCopy = {
  unsupported: 'Seu navegador não suporta gravação de áudio.',
  denied: 'Permissão de microfone negada',
  missing: 'Microfone não suportado neste dispositivo',
  failed: 'Falha ao acessar microfone',
  lost: 'Falha na conexão. Verifique sua internet.',
  slow: 'Tempo limite esgotado. Tente novamente.',
  notPlayed: 'Erro ao reproduzir áudio',
  /** Companion §4: a notice with the words "muito curta" blocks nothing. */
  tooShort: 'A gravação ficou muito curta. Fale um pouco mais e envie de novo.',
  silence: 'Não ouvimos nada nesta gravação. Veja se o microfone está ligado e fale mais perto dele.',
  noise: 'Só ouvimos ruído nesta gravação. Tente em um lugar mais quieto, ou escreva.',
  endedElsewhere: 'A conversa por voz terminou aqui. Ela pode ter continuado em outra aba ou em outro aparelho.',
} as const;
