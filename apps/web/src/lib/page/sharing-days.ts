import type { DayRange } from '@alento/domain/analytics/period';
import { paths } from '@alento/domain/interface/paths';
import { isLocalDate } from '@alento/domain/time/local-date';

/** The address of /compartilhar with a new invitation for some days. */
export const sharingAddress = ({ start, end }: DayRange): string =>
  `${paths.sharing}?${new URLSearchParams({ startDate: start, endDate: end })}`;

/** The days in the query of such an address; null without valid ones. */
export function sharingDaysIn(query: URLSearchParams): DayRange | null {
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  return isLocalDate(start) && isLocalDate(end) && start <= end ? { start, end } : null;
}
