import type { Screening } from '@alento/contract/screening';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { crisis } from '../../state/crisis/crisis.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { type Answer, server } from '../../testing/fake-server/fake-server.ts';
import { type Failure, refused as refusal } from '../../testing/fake-server/reply.ts';
import type { BodyOf } from '../../testing/fake-server/route.ts';
import { withMember } from '../../testing/signed-in.ts';
import { keepDraft } from './answering/screening-draft.ts';
import { ScreeningsScreen } from './overview/screenings-screen.tsx';
import { answered } from './screening.fixture.ts';

export const TODAY = '2026-11-21';

type Sent = { body: BodyOf<'POST /screenings'>; key: string | null };

export const refused = (status: number, errorCode: ErrorCode): Failure =>
  refusal(status, errorCode, { message: `Texto de ${errorCode}.` });

export const stored: Answer<'POST /screenings'> = ({ body }) => {
  const score = Object.values(body.answers).reduce((sum, answer) => sum + answer, 0);
  const raisesCrisis = ((body.answers as Record<string, number>).phq9 ?? 0) > 0;
  const result = answered(body.instrument, TODAY, score, { raisesCrisis, difficulty: body.difficulty ?? null });
  setServerResults(result, ...serverResults);
  return result;
};

let serverResults: Screening[] = [];
/** Sets the results that the fake server has stored, newest first. */
export function setServerResults(...results: Screening[]): void {
  serverResults = results;
}
/** Returns the requests that were sent, including refused ones. */
export const sent = (): Sent[] =>
  server.calls('POST /screenings').map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }));

/** Sets up each test of the file: Ana signed in, the clock at noon, and a new fake server. */
export function withServer(): void {
  withClock(Date.parse(`${TODAY}T15:00:00Z`));
  withMember('ana');
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    setServerResults();
    server.answer('GET /screenings', () => serverResults);
    server.answer('POST /screenings', stored);
  });

  afterEach(() => {
    cleanup();
    crisis.close();
  });
}

export function openScreenings(address = '/avaliacoes') {
  draw(<ScreeningsScreen userId="ana" />, address);
  return userEvent.setup();
}

export const take = (instrument: Instrument) => openScreenings(`/avaliacoes?instrumento=${instrument}`);

/** Returns the same answer to every item. */
export const full = (instrument: Instrument, answer: number): Record<string, number> =>
  Object.fromEntries(FORMS[instrument].items.map((item) => [item, answer]));

/** Stores a draft on this device. */
export const storeDraft = (
  instrument: Instrument,
  answers: Record<string, number>,
  day = TODAY,
  idempotencyKey: string | null = null,
): Promise<boolean> => keepDraft('ana', instrument, { answers, difficulty: null, day, idempotencyKey });

export const card = (name: string) => screen.findByRole('region', { name });
