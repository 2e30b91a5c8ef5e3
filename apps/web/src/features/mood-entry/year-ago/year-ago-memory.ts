import { NEVER_SHOWN, type YearAgoState } from '@alento/domain/retrospective/year-ago';
import { isLocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';

const NAME = 'year-ago';

/** What this device remembers of the card 'Há um ano'. */
export function yearAgoState(userId: string): YearAgoState {
  const { shownOn, isClosed, isOff } = readObject(userId, NAME) ?? {};
  if (shownOn !== null && !(typeof shownOn === 'string' && isLocalDate(shownOn))) return NEVER_SHOWN;
  return { shownOn, isClosed: isClosed === true, isOff: isOff === true };
}

/** Resolves to whether it was stored. */
export const keepYearAgo = (userId: string, changes: Partial<YearAgoState>): Promise<boolean> =>
  writeJson(userId, NAME, { ...yearAgoState(userId), ...changes });
