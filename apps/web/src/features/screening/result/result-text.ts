import type { Screening } from '@alento/contract/screening';
import { SEVERITY_LABELS } from '@alento/domain/screening/instruments';
import { isSmallChange } from '@alento/domain/screening/score-screening';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { resultPageCopy } from '../screening-page.copy.ts';
import { changeCopy, resultCopy } from './result.copy.ts';

/** Formats a day as "hoje", "ontem", or "em 7 de novembro de 2026". */
export function whenOf(date: LocalDate, today: LocalDate): string {
  if (date === today) return resultPageCopy.today;
  return date === addDays(today, -1) ? resultPageCopy.yesterday : resultPageCopy.on(formatDate(date));
}

/** Names a result's band, for example "Sintomas depressivos leves". */
export const bandTitle = ({ instrument, severity }: Screening): string =>
  `${resultCopy.band[instrument]} ${SEVERITY_LABELS[severity]}`;

/**
 * Returns sentences about the difference from the previous result. They rate its size by the published minimal
 * important differences (score-screening.ts in the domain), and never call it better or worse.
 */
export function changeSentences(result: Screening, before: Screening | null, today: LocalDate): string[] {
  if (!before) return [changeCopy.first];
  const { instrument, score } = result;
  const when = whenOf(before.localDate, today);
  const difference = score - before.score;
  if (difference === 0) return [changeCopy.same(before.score, when)];
  const differs = changeCopy.differs(Math.abs(difference), difference > 0, before.score, when);
  if (isSmallChange(instrument, before.score, score)) return [differs, changeCopy.small(instrument)];
  const notable = [differs, changeCopy.notable(instrument)];
  return difference > 0 ? [...notable, changeCopy.worthMentioning] : notable;
}
