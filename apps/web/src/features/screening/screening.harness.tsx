import type { Screening } from '@alento/contract/screening';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { emptyDevice } from '../../testing/device.ts';
import { keepDraft } from './answering/screening-draft.ts';
import { ScreeningsScreen } from './overview/screenings-screen.tsx';
import { answered } from './screening.fixture.ts';

export const TODAY = '2026-11-21';

type Sent = {
  body: { instrument: Instrument; answers: Record<string, number>; difficulty?: number };
  key: string | null;
};

export const refused = (status: number, errorCode: string) => () =>
  Response.json({ errorCode, message: `Texto de ${errorCode}.` }, { status });

export const stored = ({ body }: Sent): Response => {
  const score = Object.values(body.answers).reduce((sum, answer) => sum + answer, 0);
  const raisesCrisis = (body.answers.phq9 ?? 0) > 0;
  const result = answered(body.instrument, TODAY, score, { raisesCrisis, difficulty: body.difficulty ?? null });
  server.held = [result, ...server.held];
  return Response.json(result, { status: 201 });
};

const calm = () => ({
  held: [] as Screening[],
  list: (): Response | Promise<Response> => Response.json(server.held),
  post: stored as (request: Sent) => Response | Promise<Response>,
  sent: [] as Sent[],
});

/** The fake server of /avaliacoes: what it holds, how it answers, what it was sent. */
export const server = calm();

/** Ana is signed in at noon, with a server of her own, before each test of the file. */
export function withServer(): void {
  let putBackClock = () => {};

  beforeEach(async () => {
    await emptyDevice();
    await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
    putBackClock = setClock(() => Date.parse(`${TODAY}T15:00:00Z`));
    vi.stubGlobal('scrollTo', () => {});
    Object.assign(server, calm());
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      if (init.method !== 'POST') return server.list();
      const request: Sent = {
        body: JSON.parse(String(init.body)),
        key: new Headers(init.headers).get('Idempotency-Key'),
      };
      server.sent.push(request);
      return server.post(request);
    });
  });

  afterEach(async () => {
    cleanup();
    crisis.close();
    putBackClock();
    await session.leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function openScreenings(address = '/avaliacoes') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <ScreeningsScreen userId="ana" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

export const take = (instrument: Instrument) => openScreenings(`/avaliacoes?instrumento=${instrument}`);

/** The same answer to every question. */
export const full = (instrument: Instrument, answer: number): Record<string, number> =>
  Object.fromEntries(FORMS[instrument].items.map((item) => [item, answer]));

/** Answers left on this device earlier. */
export const leave = (
  instrument: Instrument,
  answers: Record<string, number>,
  day = TODAY,
  idempotencyKey: string | null = null,
): Promise<boolean> => keepDraft('ana', instrument, { answers, difficulty: null, day, idempotencyKey });

export const card = (name: string) => screen.findByRole('region', { name });
