import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { bandText, scoreText } from '../../../ui/chart/figures/score-figure.ts';
import { whenOf } from '../result/result-text.ts';
import { historyCopy } from '../screening-page.copy.ts';

/** Returns one questionnaire's results, oldest first. */
export const ofInstrument = (results: readonly Screening[], instrument: Instrument): Screening[] =>
  results.filter((result) => result.instrument === instrument).toSorted((one, other) => one.takenAt - other.takenAt);

/** Returns a sentence that describes the chart. It needs at least one result. */
export function historySentence(results: readonly Screening[], today: string): string {
  const first = results[0];
  const last = results.at(-1);
  if (!first || !last) return '';
  if (results.length === 1) return historyCopy.one(whenOf(last.localDate, today), scoreText(last), bandText(last));
  const scores = results.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const count = historyCopy.many(results.length, formatDate(first.localDate), formatDate(last.localDate));
  const rest =
    low === high
      ? historyCopy.allSame(scoreText(last), bandText(last))
      : historyCopy.range(low, high, last.score, bandText(last));
  return `${count} ${rest}`;
}
