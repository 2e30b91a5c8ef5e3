import type { MoodEntry } from '@alento/contract/mood-entry';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import type { LocalDate } from '@alento/domain/time/local-date';
import { type Answer, call } from '../../lib/api/client.ts';

/** This parameter adds the local date to each entry of the response. */
export const WITH_DAY = { include: 'localDate' } as const;

/** Maximum number of pages loaded for one range. */
const RANGE_PAGES_MAX = 20;

/**
 * Reads the entries of a range of days, newest first.
 *
 * @param _t the specified cache buster.
 */
export async function readRange(
  startDate: LocalDate,
  endDate: LocalDate,
  signal?: AbortSignal,
  _t?: string,
): Promise<MoodEntry[]> {
  const query = { ...WITH_DAY, startDate, endDate, ...(_t === undefined ? {} : { _t }) };
  const entries: MoodEntry[] = [];
  let before: string | null = null;
  for (let page = 0; page < RANGE_PAGES_MAX; page += 1) {
    const request = { query: before === null ? query : { ...query, before } };
    const answer: Answer<'GET /mood-entries/date-range'> = await call(
      'GET /mood-entries/date-range',
      request,
      signal && { signal },
    );
    entries.push(...answer.data);
    before = answer.headers.get(NEXT_CURSOR_HEADER);
    if (before === null) break;
  }
  return entries;
}
