import { useLocation } from 'react-router';

export const REFRESH = 'refresh';

/** Whether the navigation's state or the query refresh=true requests fresh data. */
export function useAsksRefresh(): boolean {
  const { search, state } = useLocation();
  return (
    new URLSearchParams(search).get(REFRESH) === 'true' || (state as Record<string, unknown> | null)?.[REFRESH] === true
  );
}
