// @vitest-environment jsdom
import { ASK_AGAIN_AFTER_MS, CALM } from '@alento/domain/safety/safety-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { lay } from '../../../testing/device.ts';
import { safetyStateQuery } from '../safety.queries.ts';
import { answerSafety, deviceState, noteCrisis, sendWaitingAnswers } from './safety-answers.ts';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const KNOWN = { lastCrisisAt: 1, acknowledgedAt: 2, askAgainAt: 3 };
const QUEUE = 'alento:maria:safety-answers';

let answers: () => Promise<Response>;
const sent: unknown[] = [];
let lastSent: unknown;
const given = (answer: string) => ({ answer, answeredAt: NOW });
const offline = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(async () => {
  vi.useFakeTimers();
  setClock(() => NOW);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  answers = async () => Response.json(KNOWN);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await answers();
    if (address.endsWith('/answers')) {
      lastSent = JSON.parse(String(init?.body));
      sent.push(JSON.parse(String(init?.body)).answer);
    }
    return answer;
  });
});

afterEach(async () => {
  await session.leave();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.length = 0;
});

async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

it('keeps an answer on the device at once, and takes what the server knows', async () => {
  const work = answerSafety('safe');
  expect(deviceState('maria')).toEqual({ ...CALM, acknowledgedAt: NOW, askAgainAt: NOW + ASK_AGAIN_AFTER_MS });
  await settle(work);
  expect(sent).toEqual(['safe']);
  expect(lastSent).toEqual(given('safe'));
  expect(deviceState('maria')).toEqual(KNOWN);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('holds answers without network, and sends them in their order, once', async () => {
  answers = offline;
  await settle(answerSafety('still-hard'));
  await settle(answerSafety('safe'));
  expect(JSON.parse(localStorage.getItem(QUEUE) ?? '')).toEqual([given('still-hard'), given('safe')]);
  answers = async () => Response.json(KNOWN);
  await settle(Promise.all([sendWaitingAnswers('maria'), sendWaitingAnswers('maria')]));
  expect(sent).toEqual(['still-hard', 'safe']);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('who signs in next does not wait for what the one before still sends', async () => {
  let end = (_: Response): void => undefined;
  answers = () => new Promise((resolve) => (end = resolve));
  const marias = answerSafety('still-hard');
  const alsoMarias = answerSafety('safe');
  await session.start({ userId: 'bia', token: 't2' }, 'bia@exemplo.com');
  answers = async () => Response.json(KNOWN);
  await settle(answerSafety('safe'));
  expect(sent).toEqual(['safe']);
  end(Response.json(CALM));
  await settle(Promise.all([marias, alsoMarias]));
  // What was on its way ended; nothing more of hers is sent, and nothing of it is kept with the next one's.
  expect(sent).toEqual(['safe', 'still-hard']);
  expect(deviceState('bia')).toEqual(KNOWN);
});

it('an answer given after signing in anew is not taken for the one still on its way', async () => {
  let end = (_: Response): void => undefined;
  answers = () => new Promise((resolve) => (end = resolve));
  const first = answerSafety('still-hard');
  await session.leave();
  await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
  setClock(() => NOW + 1);
  const second = answerSafety('safe');
  answers = async () => Response.json(KNOWN);
  end(Response.json(KNOWN));
  await settle(Promise.all([first, second]));
  expect(sent).toEqual(['still-hard', 'safe']);
  expect(localStorage.getItem(QUEUE)).toBeNull();
});

it('what the server knew before an answer reached it does not take it back', async () => {
  answers = offline;
  await settle(answerSafety('safe'));
  answers = async () => Response.json(CALM);
  await settle(queryClient.fetchQuery(safetyStateQuery()));
  expect(deviceState('maria').acknowledgedAt).toBe(NOW);
});

it.each([
  [422, null],
  [429, [given('safe')]],
  [500, [given('safe')]],
])('after %s the queue holds %o', async (status, queue) => {
  answers = async () => Response.json({ errorCode: 'INTERNAL', message: '' }, { status });
  await settle(answerSafety('safe'));
  expect(JSON.parse(localStorage.getItem(QUEUE) ?? 'null')).toEqual(queue);
});

it('an answer that arrives after sign-out leaves nothing on the device', async () => {
  answers = async () => {
    await session.leave();
    return Response.json(KNOWN);
  };
  await settle(answerSafety('safe'));
  expect(Object.keys(localStorage)).toEqual([]);
});

it('nobody is asked to sign in for it: a guest is not kept', async () => {
  await session.leave();
  await settle(answerSafety('safe'));
  expect(sent).toEqual([]);
});

it('counts what can not be read as calm', async () => {
  await lay({ 'alento:maria:safety-state': '{"lastCrisisAt":"ontem"}' });
  expect(deviceState('maria')).toEqual(CALM);
  await lay({ 'alento:maria:safety-state': '{' });
  expect(deviceState('maria')).toEqual(CALM);
  noteCrisis('maria');
  expect(deviceState('maria')).toEqual({ ...CALM, lastCrisisAt: NOW, askAgainAt: NOW + ASK_AGAIN_AFTER_MS });
});
