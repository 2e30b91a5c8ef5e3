import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@alento/domain/analytics/period';
import { useSearchParams } from 'react-router';

const PARAMETER = 'periodo';
const DEFAULT: AnalyticsPeriod = '30';
/** `all` is `tudo` in the address. */
const ALL = 'tudo';

const periodOf = (text: string | null): AnalyticsPeriod =>
  text === ALL ? 'all' : (ANALYTICS_PERIODS.find((period) => period === text) ?? DEFAULT);

/** The period stands in the address: it survives a reload and the way back from a day. */
export function usePeriod(): [AnalyticsPeriod, (next: AnalyticsPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (next: AnalyticsPeriod) =>
    setSearch({ [PARAMETER]: next === 'all' ? ALL : next }, { replace: true, preventScrollReset: true });
  return [periodOf(search.get(PARAMETER)), choose];
}
