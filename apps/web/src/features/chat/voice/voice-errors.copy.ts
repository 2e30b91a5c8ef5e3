/** Texts of the error catalogue that only the browser can tell, verbatim. */
export const voiceErrors = {
  unsupportedBrowser: 'Seu navegador não suporta gravação de áudio.',
  microphoneFailed: 'Falha ao acessar microfone',
  microphoneDenied: 'Permissão de microfone negada',
  microphoneMissing: 'Microfone não suportado neste dispositivo',
  connection: 'Falha na conexão. Verifique sua internet.',
  timeLimit: 'Tempo limite esgotado. Tente novamente.',
  playback: 'Erro ao reproduzir áudio',
} as const;
