import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { showScreens } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { HistoryScreen } from './history-screen.tsx';

export const MONTH = 'GET /mood-entries/date-range';
export const BEFORE = 'GET /mood-entries';

export const entry = (id: string, localDate: string, score = 3, note = id, tags: string[] = []) =>
  entryOf({ id, score, note, tags, localDate, offsetMinutes: -180, timestamp: Date.parse(`${localDate}T15:00:00Z`) });

/** Starts each test at this time with Maria signed in, and a server with one tag and no entries. */
export function withHistory(at: string) {
  const clock = withClock(Date.parse(at));
  withMember();
  beforeEach(async () => {
    await emptyDevice();
    vi.restoreAllMocks();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    // The list renders the rows near the viewport, whose size jsdom doesn't know.
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(5000);
    server.answer('GET /tags', [{ id: 't1', name: 'Família', icon: 'house' }]);
    server.answer(MONTH, []);
    server.answer(BEFORE, []);
  });
  return clock;
}

export const open = (address = '/historico') =>
  showScreens({ '/historico': <HistoryScreen conversations={(words) => <p>Conversas com {words}</p>} /> }, address);
export const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
