import { voiceErrors } from '../voice-errors.copy.ts';

/** Texts of a voice conversation over the server. */
export const engineCopy = {
  unsupported: voiceErrors.unsupportedBrowser,
  denied: voiceErrors.microphoneDenied,
  missing: voiceErrors.microphoneMissing,
  failed: voiceErrors.microphoneFailed,
  lost: voiceErrors.connection,
  slow: voiceErrors.timeLimit,
  notPlayed: voiceErrors.playback,
  /** A notice with the words "muito curta" blocks nothing. */
  tooShort: 'A gravação ficou muito curta. Fale um pouco mais e envie de novo.',
  silence: 'Não ouvimos nada nesta gravação. Veja se o microfone está ligado e fale mais perto dele.',
  noise: 'Só ouvimos ruído nesta gravação. Tente em um lugar mais quieto, ou escreva.',
  endedElsewhere: 'A conversa por voz terminou aqui. Ela pode ter continuado em outra aba ou em outro aparelho.',
} as const;
