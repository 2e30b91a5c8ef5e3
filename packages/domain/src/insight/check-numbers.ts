import type { InsightFigures } from './figures.ts';
import { INSIGHT_TEXT_MAX } from './limits.ts';
import { readableTextOf } from './readable-text.ts';
import { takeDates } from './said-dates.ts';
import { noteReversals } from './said-directions.ts';
import { takeNumbers } from './said-numbers.ts';
import { takeTags } from './said-tags.ts';
import { sayableOf } from './sayable.ts';

export type CheckedText = { ok: true } | { ok: false; wrong: string[] };

/**
 * Whether a Portuguese text says nothing in numbers that the figures don't: numbers as digits or as
 * words, dates, weekdays, tags in quotes, and which way things went. Meant to refuse too much rather
 * than too little: what is refused is told in words of our own.
 *
 * What a number counts is read off the noun after it; without one it may be any figure. So it can't
 * see a true number on the wrong thing (`entre 1,8 e 4,2` for two averages of tags), whole numbers
 * that happen to be some score rounded, counts in articles (`um dia`) or in words like `todos`,
 * `a maioria`, `fim de semana`, tags named without quotes or bold, and claims without any number
 * (said-directions.ts says which of those it does see).
 *
 * @returns what was wrong, as written, in the order of the text. It may hold a person's words: a
 *   refused text's parts belong in no log.
 */
export function checkInsightNumbers(text: string, figures: InsightFigures): CheckedText {
  if (text.length > INSIGHT_TEXT_MAX) return { ok: false, wrong: [text.slice(INSIGHT_TEXT_MAX)] };
  const sayable = sayableOf(figures);
  const read = readableTextOf(text);
  takeTags(
    read,
    figures.tags.map(({ name }) => name),
    sayable,
  );
  noteReversals(read, figures);
  takeDates(read, sayable);
  takeNumbers(read, sayable);
  if (read.wrong.length === 0) return { ok: true };
  return { ok: false, wrong: [...new Set(read.wrong.toSorted((a, b) => a.at - b.at).map(({ what }) => what))] };
}
