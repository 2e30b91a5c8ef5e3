import { allowedStatementsOf } from './allowed-statements.ts';
import type { InsightFigures } from './figures.ts';
import { INSIGHT_TEXT_MAX } from './limits.ts';
import { readableTextOf, takeTags } from './readable-text.ts';
import { takeDates } from './said-dates.ts';
import { noteReversals } from './said-directions.ts';
import { takeNumbers } from './said-numbers.ts';

type CheckedText = { ok: true } | { ok: false; wrong: string[] };

/**
 * Whether every number in a Portuguese text matches the figures: digits, number words, dates, weekdays, tags in quotes,
 * and directions of change. In doubt it refuses a text, because a refused text is replaced by a generated one. The noun
 * after a number decides what it counts; without a noun it may be any figure.
 *
 * Not detected: a number of the figures that describes something else (`entre 1,8 e 4,2` for two averages of tags),
 * whole numbers that equal some rounded score, counts in articles (`um dia`) or in words like `todos`, `a maioria`,
 * `fim de semana`, tags named without quotes or bold, and claims without a number (said-directions.ts lists which of
 * those are detected).
 *
 * @returns the parts that don't match as they are written, in the order of the text. They may contain a person's words,
 * so they must not be logged.
 */
export function checkInsightNumbers(text: string, figures: InsightFigures): CheckedText {
  if (text.length > INSIGHT_TEXT_MAX) return { ok: false, wrong: [text.slice(INSIGHT_TEXT_MAX)] };
  const allowed = allowedStatementsOf(figures);
  const read = readableTextOf(text);
  takeTags(
    read,
    figures.tags.map(({ name }) => name),
    allowed,
  );
  noteReversals(read, figures);
  takeDates(read, allowed);
  takeNumbers(read, allowed);
  if (read.wrong.length === 0) return { ok: true };
  return { ok: false, wrong: [...new Set(read.wrong.toSorted((a, b) => a.at - b.at).map(({ what }) => what))] };
}
