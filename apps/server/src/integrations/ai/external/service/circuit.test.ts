import { beforeEach, expect, it, vi } from 'vitest';
import { readableLog, requestFor, serviceForFile } from '../external.harness.ts';
import { externalAssistant } from '../external-assistant.ts';

const NOON = Date.parse('2026-11-21T15:00:00Z');
const server = await serviceForFile();

beforeEach(() => {
  // Only the date is fake, so that tests can advance it by 30 seconds. Timers are real.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

function open() {
  const { log, lines } = readableLog();
  const model = externalAssistant({
    baseUrl: server.baseUrl,
    model: 'modelo-de-teste',
    log,
    clock: Date.now,
    limits: { firstTokenMs: 20_000, idleMs: 20_000, totalMs: 20_000, retries: 0, failuresToOpen: 5, openMs: 30_000 },
  });
  const ask = (signal = new AbortController().signal) => model.reply(requestFor(), { signal });
  const fail = async (times: number) => {
    server.always({ kind: 'status', status: 500 });
    for (let count = 0; count < times; count += 1) await ask();
    server.always({ kind: 'good' });
  };
  return { model, ask, fail, lines };
}

/** The circuit has opened, and its 30 seconds are over. */
async function openHalf() {
  const opened = open();
  await opened.fail(5);
  vi.setSystemTime(NOON + 30_000);
  return opened;
}

it('the circuit breaker opens after five consecutive failures and then sends no requests', async () => {
  const { model, ask, fail, lines } = open();
  await fail(4);
  expect(model.condition()).toBe('closed');
  await fail(1);
  expect(model.condition()).toBe('open');
  expect(await ask()).toEqual({ ok: false, failure: 'unavailable' });
  expect(server.requests).toHaveLength(5);
  expect(lines.at(-1)).toMatchObject({ outcome: 'unavailable', reason: 'circuit-open', attempts: 0 });
});

it('the circuit breaker resets its count of failures after a success', async () => {
  const { model, ask, fail } = open();
  await fail(4);
  expect(await ask()).toMatchObject({ ok: true });
  await fail(4);
  expect(model.condition()).toBe('closed');
});

it('the open circuit breaker closes after 30 seconds if a trial request succeeds', async () => {
  const { model, ask, fail } = open();
  await fail(5);
  vi.setSystemTime(NOON + 29_999);
  expect(model.condition()).toBe('open');
  expect(await ask()).toMatchObject({ ok: false });
  vi.setSystemTime(NOON + 30_000);
  expect(model.condition()).toBe('half-open');
  expect(await ask()).toMatchObject({ ok: true });
  expect(model.condition()).toBe('closed');
  expect(server.requests).toHaveLength(6);
});

it('the circuit breaker opens again if the trial request fails', async () => {
  const { model, ask, fail } = await openHalf();
  await fail(1);
  expect(model.condition()).toBe('open');
  expect(await ask()).toMatchObject({ ok: false });
  expect(server.requests).toHaveLength(6);
});

it('the open circuit breaker sends one trial request at a time', async () => {
  const { model, ask } = await openHalf();
  server.next({ kind: 'slow-first-token', ms: 60 });
  const trial = ask();
  expect(model.condition()).toBe('half-open');
  expect(await ask()).toEqual({ ok: false, failure: 'unavailable' });
  expect(await trial).toMatchObject({ ok: true });
  expect(server.requests).toHaveLength(6);
});

it('the open circuit breaker doesn’t close after a trial request that the caller aborted', async () => {
  const { model, ask } = await openHalf();
  server.next({ kind: 'slow-first-token', ms: 140 });
  const giveUp = new AbortController();
  const trial = ask(giveUp.signal);
  await vi.waitFor(() => expect(server.requests).toHaveLength(6), { interval: 2 });
  giveUp.abort();
  await trial;
  await vi.waitFor(() => expect(model.condition()).toBe('open'), { interval: 2 });
});

it('the circuit breaker doesn’t count content filters and refused requests as failures', async () => {
  const { model, ask } = open();
  server.always({ kind: 'finish', reason: 'content_filter', pieces: [] });
  for (let count = 0; count < 6; count += 1) await ask();
  server.always({ kind: 'status', status: 400 });
  for (let count = 0; count < 6; count += 1) await ask();
  expect(model.condition()).toBe('closed');
});
