// @vitest-environment jsdom
import { CALM, FOLLOW_UP_DELAY_MS } from '@alento/domain/safety/safety-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { deviceState, noteCrisis } from '../../../state/crisis/device-state.ts';
import { withClock } from '../../../testing/clock.ts';
import { lay } from '../../../testing/device.ts';
import { type Answer, server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { leave, signIn } from '../../../testing/signed-in.ts';
import { safetyStateQuery } from '../safety.queries.ts';
import { answerSafety, sendWaitingAnswers } from './safety-answers.ts';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const KNOWN = { lastCrisisAt: 1, acknowledgedAt: 2, askAgainAt: 3 };
const QUEUE = 'alento:maria:safety-answers';

type Known = Answer<'GET /safety/state'>;

/** The answers that the fake server processed, in order. */
const arrived: unknown[] = [];
const queuedAnswer = (answer: string) => ({ answer, answeredAt: NOW });

/** Sets the response of both endpoints. */
function respondWith(known: Known): void {
  server.answer('GET /safety/state', known);
  server.answer('POST /safety/answers', async (call) => {
    const reply = await (typeof known === 'function' ? known({ ...call, params: undefined, body: undefined }) : known);
    if (reply !== lost) arrived.push(call.body);
    return reply;
  });
}

withClock(NOW);
beforeEach(async () => {
  vi.useFakeTimers();
  await signIn();
  respondWith(KNOWN);
});

afterEach(async () => {
  await leave();
  arrived.length = 0;
});

async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

it('answerSafety stores the answer on the device before the server responds', async () => {
  const work = answerSafety('safe');
  expect(deviceState('maria')).toEqual({ ...CALM, acknowledgedAt: NOW, askAgainAt: NOW + FOLLOW_UP_DELAY_MS });
  await settle(work);
  expect(arrived).toEqual([queuedAnswer('safe')]);
  expect(deviceState('maria')).toEqual(KNOWN);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('answerSafety queues answers while offline, and sends each once in order', async () => {
  respondWith(lost);
  await settle(answerSafety('still-hard'));
  await settle(answerSafety('safe'));
  expect(JSON.parse(localStorage.getItem(QUEUE) ?? '')).toEqual([queuedAnswer('still-hard'), queuedAnswer('safe')]);
  respondWith(KNOWN);
  await settle(Promise.all([sendWaitingAnswers('maria'), sendWaitingAnswers('maria')]));
  expect(arrived).toMatchObject([{ answer: 'still-hard' }, { answer: 'safe' }]);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('answerSafety doesn’t wait for the requests of a person who was signed in before', async () => {
  const { promise, resolve: end } = Promise.withResolvers<typeof KNOWN | typeof CALM>();
  respondWith(promise);
  const marias = answerSafety('still-hard');
  const alsoMarias = answerSafety('safe');
  await signIn('bia');
  respondWith(KNOWN);
  await settle(answerSafety('safe'));
  expect(arrived).toEqual([queuedAnswer('safe')]);
  end(CALM);
  await settle(Promise.all([marias, alsoMarias]));
  // Her running request ended. Her other answers are not sent, and none is stored for the next person.
  expect(arrived).toEqual([queuedAnswer('safe'), queuedAnswer('still-hard')]);
  expect(deviceState('bia')).toEqual(KNOWN);
});

it('answerSafety sends a new answer while one from before the sign-out is still being sent', async () => {
  const { promise, resolve: end } = Promise.withResolvers<typeof KNOWN | typeof CALM>();
  respondWith(promise);
  const first = answerSafety('still-hard');
  await session.leave();
  await signIn();
  setClock(() => NOW + 1);
  const second = answerSafety('safe');
  respondWith(KNOWN);
  end(KNOWN);
  await settle(Promise.all([first, second]));
  expect(arrived).toMatchObject([{ answer: 'still-hard' }, { answer: 'safe' }]);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('takeServerState doesn’t overwrite an answer that has not been sent', async () => {
  respondWith(lost);
  await settle(answerSafety('safe'));
  respondWith(CALM);
  await settle(queryClient.fetchQuery(safetyStateQuery()));
  expect(deviceState('maria').acknowledgedAt).toBe(NOW);
});

it.each([
  [422, null],
  [429, [queuedAnswer('safe')]],
  [500, [queuedAnswer('safe')]],
])('answerSafety after the status %s keeps the queue %o', async (status, queue) => {
  respondWith(refused(status, 'INTERNAL'));
  await settle(answerSafety('safe'));
  expect(JSON.parse(localStorage.getItem(QUEUE) ?? 'null')).toEqual(queue);
});

it('answerSafety stores nothing on the device if the response arrives after the sign-out', async () => {
  respondWith(async () => {
    await session.leave();
    return KNOWN;
  });
  await settle(answerSafety('safe'));
  expect(Object.keys(localStorage)).toEqual([]);
});

it('answerSafety neither sends nor stores a guest’s answer', async () => {
  await session.leave();
  await settle(answerSafety('safe'));
  expect(server.calls()).toEqual([]);
});

it('deviceState treats an invalid stored state as no crisis', async () => {
  await lay({ 'alento:maria:safety-state': '{"lastCrisisAt":"ontem"}' });
  expect(deviceState('maria')).toEqual(CALM);
  await lay({ 'alento:maria:safety-state': '{' });
  expect(deviceState('maria')).toEqual(CALM);
  noteCrisis('maria');
  expect(deviceState('maria')).toEqual({ ...CALM, lastCrisisAt: NOW, askAgainAt: NOW + FOLLOW_UP_DELAY_MS });
});
