/**
 * Sentences that transcription models write for silence and noise, because their training contained subtitles. None is
 * what somebody says to an assistant; "obrigado" alone is not among them.
 */
const INVENTED: readonly RegExp[] = [
  /^legendas? (pela|por) (comunidade|.*)amara\.?org$/,
  /^legendado por /,
  /^(transcrição|tradução) e legendas? /,
  /^(obrigad[oa] por assistir|inscreva-se( no canal)?|até o próximo vídeo)$/,
  /^\[?(música|aplausos|silêncio|risos|música de fundo|ruído|inaudível)\]?$/,
  /^(…|\.{1,3}|♪+)$/,
];

/** Whether a transcript is one of the sentences that a model makes up when it heard no speech. */
export function isInvented(transcript: string): boolean {
  const text = transcript
    .toLowerCase()
    .replace(/[([\])]/g, '')
    .trim();
  const bare = text.replace(/[.!?]+$/, '');
  return bare === '' || INVENTED.some((one) => one.test(text) || one.test(bare));
}
