import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@alento/domain/analytics/period';
import { useSearchParams } from 'react-router';

const PARAMETER = 'periodo';
const DEFAULT: AnalyticsPeriod = '30';
/** The word in the URL for the period `all`. */
const ALL = 'tudo';

const periodOf = (text: string | null): AnalyticsPeriod =>
  text === ALL ? 'all' : (ANALYTICS_PERIODS.find((period) => period === text) ?? DEFAULT);

/**
 * Reads and sets the period, which is stored in the URL so that it survives a reload and returning from a day's page.
 */
export function usePeriod(): [AnalyticsPeriod, (next: AnalyticsPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (next: AnalyticsPeriod) =>
    setSearch(
      (now) => {
        now.set(PARAMETER, next === 'all' ? ALL : next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [periodOf(search.get(PARAMETER)), choose];
}
