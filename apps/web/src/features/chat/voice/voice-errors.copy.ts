/** Texts of the error catalogue that only the browser can report, verbatim. */
export const voiceErrors = {
  unsupportedBrowser: 'Seu navegador não suporta gravação de áudio.',
  microphoneFailed: 'Falha ao acessar microfone',
  microphoneDenied: 'Permissão de microfone negada',
  microphoneMissing: 'Microfone não suportado neste dispositivo',
  connection: 'Falha na conexão. Verifique sua internet.',
  timeLimit: 'Tempo limite esgotado. Tente novamente.',
  playback: 'Erro ao reproduzir áudio',
} as const;

/** Texts of a voice conversation over the server, by the reason why something failed. */
export const engineCopy = {
  unsupported: voiceErrors.unsupportedBrowser,
  denied: voiceErrors.microphoneDenied,
  missing: voiceErrors.microphoneMissing,
  failed: voiceErrors.microphoneFailed,
  lost: voiceErrors.connection,
  slow: voiceErrors.timeLimit,
  notPlayed: voiceErrors.playback,
  /** a notice with the words "muito curta" blocks nothing. */
  'too-short': 'A gravação ficou muito curta. Fale um pouco mais e envie de novo.',
  silence: 'Não ouvimos nada nesta gravação. Veja se o microfone está ligado e fale mais perto dele.',
  noise: 'Só ouvimos ruído nesta gravação. Tente em um lugar mais quieto, ou escreva.',
  endedElsewhere: 'A conversa por voz terminou aqui. Ela pode ter continuado em outra aba ou em outro aparelho.',
} as const;
