import { MARKERS } from '../../../testing/speech-double/hear/markers.ts';

/** What people say in the stories. The double recognises each by its marker. */
export const SENTENCES = {
  week: 'Como foi a minha semana?',
  sleep: 'Não consigo dormir, me ajuda?',
  breathe: 'Quero respirar um pouco',
  crisis: 'Eu quero morrer hoje',
} as const;

export type Sentence = keyof typeof SENTENCES;

/** Their names. */
export const ALL = Object.keys(SENTENCES) as Sentence[];

/** The marker of a sentence, Hz. */
export function markerOf(sentence: Sentence): number {
  const hz = MARKERS[ALL.indexOf(sentence)];
  if (hz === undefined) throw new Error('There are more sentences than markers');
  return hz;
}
