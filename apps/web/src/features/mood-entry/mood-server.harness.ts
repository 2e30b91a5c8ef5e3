import type { MoodEntry } from '@alento/contract/mood-entry';
import { screen } from '@testing-library/react';
import { queryClient } from '../../lib/query-client.ts';
import { now } from '../../lib/time/clock.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { entryOf } from '../../testing/answers.ts';
import { server as api } from '../../testing/fake-server/fake-server.ts';
import type { Call } from '../../testing/fake-server/network.ts';
import { type Failure, lost, refused as refusal } from '../../testing/fake-server/reply.ts';
import { moodOutbox } from './waiting/mood-outbox.ts';
import { type DisplayedEntry, displayedEntryOf, withWaiting } from './waiting/waiting-entry.ts';

export type Sent = {
  method: string;
  path: string;
  body: { score?: number; note?: string; tags?: string[] } | null;
  key: string | null;
};
export type Answer = (sent: Sent) => MoodEntry | Failure | Promise<MoodEntry | Failure>;

const HEALTH = { status: 'ok' as const };

/** The changes that the fake server received, and its responses in order. The last response is repeated. */
export const server = { sent: [] as Sent[], answers: [] as Answer[], newest: [] as MoodEntry[], isOnline: true };

export const stored: Answer = ({ body }) => ({ ...entryOf({ timestamp: now() }), ...body });
export const failed: Answer = () => refusal(500, 'INTERNAL');
export const refused: Answer = () => refusal(422, 'NOTE_INVALID', { message: 'Não foi aceito.' });

function arrive({ method, path, body, headers }: Call): Sent {
  const sent: Sent = { method, path, body: (body ?? null) as Sent['body'], key: headers.get('Idempotency-Key') };
  server.sent.push(sent);
  return sent;
}

function answerTo(call: Call): ReturnType<Answer> {
  if (!server.isOnline) return lost;
  const sent = arrive(call);
  const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
  return answer?.(sent) ?? lost;
}

/** Resets the fake server for a test. It then stores every change. */
export function startMoodServer(): void {
  Object.assign(server, { sent: [], answers: [stored], newest: [], isOnline: true });
  api.answer('GET /health', () => (server.isOnline ? HEALTH : lost));
  api.answer('GET /mood-entries', () => (server.isOnline ? server.newest : lost));
  api.answer('POST /mood-entries', answerTo);
  api.answer('PUT /mood-entries/{id}', answerTo);
  api.answer('DELETE /mood-entries/{id}', (call) => {
    if (!server.isOnline) return lost;
    arrive(call);
    return undefined;
  });
}

/** Delays responses to new entries until the returned function is called. */
export function holdCreations(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer('POST /mood-entries', async (call) => {
    await promise;
    return answerTo(call);
  });
  return () => resolve();
}

/** The entries of a cached range as the screens show them, including those in the outbox. */
export function displayedEntries(from: string, until: string): DisplayedEntry[] {
  const cached = queryClient.getQueryData<MoodEntry[]>(moodKeys.range(from, until));
  return withWaiting(cached ?? [], moodOutbox.waiting().map(displayedEntryOf));
}

export const face = (name: string): HTMLElement => screen.getByRole('radio', { name });
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
