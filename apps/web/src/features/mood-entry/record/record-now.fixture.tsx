import type { MoodEntry } from '@alento/contract/mood-entry';
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
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { shownOf, withWaiting } from '../waiting/waiting-entry.ts';
import { RecordNow } from './record-now.tsx';

export const NOW = Date.parse('2026-11-14T11:00:00Z');
const DAY = '2026-11-14';
const TAGS = [
  { id: 't-sono', name: 'Dormi bem', icon: 'moon-star' },
  { id: 't-amigos', name: 'Amigos', icon: 'users' },
];

type Sent = {
  method: string;
  path: string;
  body: { score?: number; note?: string; tags?: string[] } | null;
  key: string | null;
};

export const server = {
  sent: [] as Sent[],
  /** How it answers; the last answer repeats. */
  answers: [] as ((request: Sent) => Response)[],
};
let putBackClock = () => {};

export const stored = ({ body }: Sent) =>
  Response.json({ id: 'e1', note: '', ai_analysis: '', tags: [], timestamp: NOW, ...body }, { status: 201 });
export const refused = () => Response.json({ errorCode: 'SCORE_INVALID', message: 'Não foi aceito.' }, { status: 422 });
export const failed = () =>
  Response.json({ errorCode: 'INTERNAL', message: 'Algo falhou do nosso lado.' }, { status: 500 });

beforeEach(async () => {
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  putBackClock = setClock(() => NOW);
  server.sent = [];
  server.answers = [stored];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/api', '');
    if (path.startsWith('/mood-patterns')) return Response.json({ average: 3 });
    if (path === '/tags') return Response.json(TAGS);
    const request: Sent = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    server.sent.push(request);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const { answers } = server;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.(request) ?? refused();
  });
});

afterEach(() => {
  cleanup();
  putBackClock();
  crisis.close();
  vi.unstubAllGlobals();
});

export function setUp() {
  const client = queryClient;
  // A week without observers: refreshed data never overwrites what the test looks at.
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
    /** As the screens show it: with what waits on this device. */
    week: () => withWaiting(stored(), moodOutbox.waiting().map(shownOf)),
  };
}
