import { spokenSentences as sentencesOf } from '@alento/content/spoken-text';

/** A longer sentence is divided at its commas, because Chrome stops some voices after about 15 seconds. */
const SENTENCE_MAX = 180;

const divided = (sentence: string): string[] =>
  sentence.length <= SENTENCE_MAX ? [sentence] : sentence.split(/(?<=[,;:])\s+/);

/** The sentences of a reply for a voice of this device. */
export const spokenSentences = (markdown: string): string[] => sentencesOf(markdown).flatMap(divided);
