import type { DayAverage } from '../../mood-entry/day-averages.ts';
import { CONCERNING_BELOW_AVERAGE } from '../../mood-entry/limits.ts';
import { foldForSearch } from '../../text/plain-text.ts';
import { QUOTE_WORDS_MAX, QUOTE_WORDS_MIN } from '../limits.ts';
import type { LevelOf, Quote, WeekNote } from './material.ts';
import { isHarmful, sentencesOf, wordsOf } from './note-words.ts';
import { mayNameSomebody } from './people.ts';

/** Folded words with which a sentence of a harmful note may begin. Any other capitalised word may be a name. */
const STARTS = new Set(
  'eu hoje ontem nao nada tudo foi dia tive tava estava estou to me muito muita mais so chorei dormi acordei senti sinto fiquei sem ainda agora nem quase cansada cansado exausta exausto triste sozinha sozinho semana noite manha tarde passei fiz mal que'.split(
    ' ',
  ),
);

/** Folded words of sentences that tell most about a hard day. */
const HEAVY =
  /\b(?:chor\w*|cansa\w*|exaust\w*|dificil|pesad\w*|trist\w*|ansios\w*|ansiedade|sozinh\w*|medo|angusti\w*|aperto|mal|nao consegui\w*|nao dormi\w*|sem forca\w*|vazi[ao]|saudade\w*|preocupad\w*|perdid[ao]|pior\w*|ruim)\b/;

/** Whether the words might name somebody else in a context of conflict, illness or death. */
function exposes(words: string, note: string): boolean {
  if (!isHarmful(note)) return false;
  return wordsOf(words).some(
    ({ text, folded, isFirst }) =>
      mayNameSomebody(folded) || (/^\p{Lu}/u.test(text) && !(isFirst && STARTS.has(folded))),
  );
}

/** The sentence, or its first words; null if it is too short or contains a number that may identify somebody. */
function briefly(sentence: string): { words: string; isCut: boolean } | null {
  if (/\d{4,}/.test(sentence)) return null;
  const words = sentence.split(/\s+/).filter(Boolean);
  if (words.length < QUOTE_WORDS_MIN) return null;
  const isCut = words.length > QUOTE_WORDS_MAX;
  const excerpt = words.slice(0, QUOTE_WORDS_MAX).join(' ');
  return { words: excerpt.replace(/[\s.,;:!?…-]+$/u, ''), isCut };
}

/**
 * A few words of the person's own, from a note of the lowest day, below 2, that has one that can be quoted. Notes with
 * a sign of crisis are never quoted, and neither are words that are one when they stand alone.
 */
export function quoteOf(notes: readonly WeekNote[], days: readonly DayAverage[], levelOf: LevelOf): Quote | null {
  const low = days.filter(({ average }) => average < CONCERNING_BELOW_AVERAGE);
  for (const { date } of low.sort((a, b) => a.average - b.average || (a.date < b.date ? 1 : -1))) {
    for (const { text } of notes.filter((note) => note.date === date)) {
      if (levelOf(text) !== 'none') continue;
      const sentences = sentencesOf(text);
      const heavy = sentences.filter((sentence) => HEAVY.test(foldForSearch(sentence)));
      for (const sentence of [...heavy, ...sentences]) {
        const brief = briefly(sentence);
        if (brief && !exposes(brief.words, text) && levelOf(brief.words) === 'none') return { date, ...brief };
      }
    }
  }
  return null;
}
