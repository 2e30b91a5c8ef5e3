import type { MoodEntry } from '@alento/contract/mood-entry';
import type { Tag } from '@alento/contract/tag';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { startMoodServer } from '../mood-server.harness.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { shownOf, withWaiting } from '../waiting/waiting-entry.ts';
import { RecordNow } from './record-now.tsx';

export const NOW = Date.parse('2026-11-14T11:00:00Z');
const DAY = '2026-11-14';
const TAGS: Tag[] = [
  { id: 't-sono', name: 'Dormi bem', icon: 'moon-star' },
  { id: 't-amigos', name: 'Amigos', icon: 'users' },
];

let putBackClock = () => {};

/** The calls of `scrollIntoView`, which jsdom doesn't have. */
export const scrolled = vi.fn<(to: Element, options?: boolean | ScrollIntoViewOptions) => void>();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this, options);
  };
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  putBackClock = setClock(() => NOW);
  startMoodServer();
  api.answer('GET /mood-patterns/daily-average', { average: 3 });
  api.answer('GET /tags', TAGS);
});

afterEach(() => {
  cleanup();
  putBackClock();
  crisis.close();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

export function setUp() {
  const client = queryClient;
  // A query without observers isn't refetched, so refetched data can't overwrite what the test checks.
  client.setQueryData(moodKeys.range('2026-11-08', DAY), []);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecordNow userId="ana" concern={<p>Se quiser conversar</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const stored = () => client.getQueryData<MoodEntry[]>(moodKeys.range('2026-11-08', DAY)) ?? [];
  return {
    client,
    user: userEvent.setup(),
    /** Returns the entries as the screens show them, including those in the outbox. */
    week: () => withWaiting(stored(), moodOutbox.waiting().map(shownOf)),
  };
}
