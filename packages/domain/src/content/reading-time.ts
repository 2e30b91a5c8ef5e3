import { WORDS_PER_MINUTE } from './limits.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Words of a text as a reader counts them: marks between words are none. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

/** Whole minutes of silent reading, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
