import type { TagIcon } from '../tag/tag-icons.ts';
import { tagNameKey } from '../tag/tag-name-key.ts';
import type { MoodScore } from './scale.ts';

/** Words for how a moment felt, by score. An entry has them as tags, which are created when they are first used. */
export const EMOTIONS: Readonly<Record<MoodScore, readonly string[]>> = {
  0: ['Desespero', 'Angústia', 'Vazio', 'Solidão', 'Culpa', 'Medo', 'Exaustão'],
  1: ['Tristeza', 'Ansiedade', 'Raiva', 'Frustração', 'Cansaço', 'Mágoa', 'Vergonha', 'Solidão'],
  2: ['Tédio', 'Preocupação', 'Confusão', 'Cansaço', 'Saudade', 'Indiferença', 'Tranquilidade'],
  3: ['Calma', 'Alívio', 'Esperança', 'Carinho', 'Confiança', 'Curiosidade', 'Interesse'],
  4: ['Alegria', 'Gratidão', 'Orgulho', 'Paz', 'Ânimo', 'Carinho', 'Confiança'],
  5: ['Felicidade', 'Entusiasmo', 'Gratidão', 'Encanto', 'Realização', 'Orgulho', 'Paz'],
};

const NAMES: ReadonlySet<string> = new Set(Object.values(EMOTIONS).flat().map(tagNameKey));

/** Whether a tag is one of these words: it says how a moment felt, and not what was part of it. */
export const isEmotion = (tagName: string): boolean => NAMES.has(tagNameKey(tagName));

/** The icon of a new tag for a word of this score. */
export const emotionIcon = (score: MoodScore): TagIcon => (score < 2 ? 'cloud-rain' : score > 2 ? 'sun' : 'tag');

/** Ids of the tags that can be compared with the mood. That days with 'Tristeza' are sadder would say nothing. */
export const comparableTagIds = (tagNames: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...tagNames].filter(([, name]) => !isEmotion(name)).map(([id]) => id));
