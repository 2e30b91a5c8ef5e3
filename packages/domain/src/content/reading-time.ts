import { WORDS_PER_MINUTE } from './limits.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Number of words in a text. Punctuation between words doesn't count. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

/** Minutes of silent reading, rounded, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
