import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../log/log.ts';
import { ACCEPTED, attemptOf, GONE, NO_ANSWER } from './attempt.ts';
import { ServiceGate } from './service-gate.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});

/** A gate, and a service that answers what `answer` says. */
function open() {
  const lines: string[] = [];
  const service = { calls: 0, answer: ACCEPTED };
  const gate = new ServiceGate('push.test', createLog('info', { write: (line) => void lines.push(line) }));
  const send = () =>
    gate.run(async () => {
      service.calls += 1;
      return service.answer;
    });
  return { gate, service, send, lines };
}

describe('ServiceGate', () => {
  it('makes no request until Retry-After has passed, and says how long that is', async () => {
    const { gate, service, send } = open();
    service.answer = attemptOf(503, '60');
    expect(await send()).toEqual({ outcome: 'later', afterMs: 60_000 });
    service.answer = ACCEPTED;
    vi.setSystemTime(START + 30_000);
    expect(await send()).toEqual({ outcome: 'later', afterMs: 30_000 });
    expect(gate.isIdle).toBe(false);
    vi.setSystemTime(START + 60_000);
    expect(await send()).toEqual({ outcome: 'accepted' });
    expect(service.calls).toBe(2);
    expect(gate.isIdle).toBe(true);
  });

  it('sends few requests to a service that is down for an hour, and all again when it is back', async () => {
    const { service, send, lines } = open();
    service.answer = NO_ANSWER;
    for (let second = 0; second < 3600; second += 1) {
      vi.setSystemTime(START + second * 1000);
      expect((await send()).outcome).toBe('later');
    }
    expect(service.calls).toBeGreaterThan(8);
    expect(service.calls).toBeLessThanOrEqual(22);
    service.answer = ACCEPTED;
    vi.setSystemTime(START + 66 * MINUTE);
    expect(await send()).toEqual({ outcome: 'accepted' });
    expect(await send()).toEqual({ outcome: 'accepted' });
    expect(lines[0]).toContain('only probes are sent to it');
    expect(lines.at(-1)).toContain('takes messages again');
  });

  it('lets one probe through, and doesn’t hold back the others meanwhile', async () => {
    const { gate, service, send } = open();
    service.answer = NO_ANSWER;
    for (let count = 0; count < 5; count += 1) await send();
    vi.setSystemTime(START + MINUTE);
    let finish = (_attempt: typeof ACCEPTED): void => {};
    const probe = gate.run(() => new Promise((resolve) => (finish = resolve)));
    expect(await send()).toEqual({ outcome: 'later', afterMs: null });
    expect(service.calls).toBe(5);
    finish(ACCEPTED);
    expect(await probe).toEqual({ outcome: 'accepted' });
    service.answer = ACCEPTED;
    expect(await send()).toEqual({ outcome: 'accepted' });
  });

  it('doesn’t count refused messages, dead targets and 429 as failures of the service', async () => {
    const { service, send } = open();
    for (const answer of [GONE, attemptOf(400, null), attemptOf(429, null)]) {
      service.answer = answer;
      for (let count = 0; count < 10; count += 1) await send();
    }
    expect(service.calls).toBe(30);
  });
});
