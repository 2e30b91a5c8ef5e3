// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOffline } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import type { Call } from '../../../testing/fake-server/network.ts';
import { type Failure, lost, refused } from '../../../testing/fake-server/reply.ts';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { keepUnsent, knownData } from './keep-unsent.ts';
import { drain, onDelivered, saveConfirmed, saveSeen, saveStep } from './outbox.ts';
import { hasUnsent, knownSteps, readUnsent, unsentSteps } from './unsent.ts';

const ME = 'maria';
type Outcome = Failure | null;
let sent: Call[] = [];
/** Returns the outcome of a request. Null is success. */
let answer: (call: Call) => Outcome | Promise<Outcome>;

const STATUS = { hasSeenOnBoarding: true, completedSteps: [], lastCompletedStep: null, lastUpdated: 1 };
const fine = (): Outcome => null;
const isLost = (): Outcome => lost;
const requestLines = () => sent.map(({ method, path }) => `${method} ${path.replace('/onboarding/', '')}`);
const bodies = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(async () => {
  vi.useFakeTimers();
  await signIn();
  sent = [];
  answer = fine;
  server.onCall((call) => sent.push(call));
  const data = { isAnonymous: true, updatedAt: 1 };
  server.answer('PUT /onboarding/user-data', async (call) => (await answer(call)) ?? data);
  server.answer('POST /onboarding/seen', async (call) => (await answer(call)) ?? STATUS);
  server.answer('POST /onboarding/steps/{step}/complete', async (call) => (await answer(call)) ?? STATUS);
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  await session.leave();
});

/** Lets every request succeed from now on. */
function recover(): void {
  answer = fine;
  sent = [];
}
/** Makes requests hang until the returned function is called. */
function hang(hangs: (call: Call) => boolean): () => void {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  answer = (call) => (hangs(call) ? promise : fine());
  return () => resolve(fine());
}

const settled = async <T>(work: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync();
  return work;
};

describe('saveStep with a reachable server', () => {
  it('sends the fields and then the completion of the step', async () => {
    const delivered: string[] = [];
    const stop = onDelivered((step) => delivered.push(step));
    expect(await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' }))).toBeNull();
    stop();
    expect(requestLines()).toEqual(['PUT user-data', 'POST steps/sleep-quality/complete']);
    expect(bodies()).toEqual([{ sleepQuality: 'boa' }]);
    expect(delivered).toEqual(['sleep-quality']);
    expect(hasUnsent(ME)).toBe(false);
  });

  it('sends only the completion of a step without fields', async () => {
    await settled(saveStep(ME, 'completion', {}));
    expect(requestLines()).toEqual(['POST steps/completion/complete']);
  });
});

describe('saveStep with a failing server', () => {
  it('keeps the answers on the device and counts the step as done', async () => {
    answer = isLost;
    expect(await settled(saveStep(ME, 'demographics', { gender: 'feminino' }))).toBeNull();
    expect(unsentSteps(ME)).toEqual(['demographics']);
    expect(knownSteps(ME, ['personal-info'])).toEqual(['personal-info', 'demographics']);
    expect(knownData(ME, { isAnonymous: true })).toEqual({ isAnonymous: true, gender: 'feminino' });
  });

  it('returns after a short wait if the server does not respond', async () => {
    const release = hang(({ method }) => method === 'PUT');
    let goesOn = false;
    void saveStep(ME, 'demographics', { gender: 'feminino' }).then(() => {
      goesOn = true;
    });
    await vi.advanceTimersByTimeAsync(1600);
    expect(goesOn).toBe(true);
    release();
  });

  it.each([
    ['network', isLost],
    ['server error', () => refused(500, 'INTERNAL')],
    ['quota', () => refused(429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')],
    ['unknown endpoint', () => refused(404, 'NOT_FOUND')],
  ])('sends the answers with the next save after a failure (%s)', async (_, failure) => {
    answer = failure;
    await settled(saveStep(ME, 'demographics', { age: 31 }));
    recover();
    await settled(saveStep(ME, 'personal-info', { isAnonymous: false, name: 'Luana' }));
    expect(bodies()).toEqual([{ isAnonymous: false, name: 'Luana' }, { age: 31 }]);
    expect(hasUnsent(ME)).toBe(false);
  });

  it('merges later answers field by field', async () => {
    answer = isLost;
    await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'ruim', sleepHoursPerNight: 5 }));
    await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' }));
    recover();
    await settled(drain(ME));
    expect(bodies()).toEqual([{ sleepQuality: 'boa', sleepHoursPerNight: 5 }]);
  });

  it('does not repeat fields that the server has accepted', async () => {
    answer = ({ method }) => (method === 'POST' ? lost : fine());
    await settled(saveStep(ME, 'anxiety-screening', { anxietyScreening: { gad1: 1 } }));
    recover();
    await settled(drain(ME));
    expect(requestLines()).toEqual(['POST steps/anxiety-screening/complete']);
  });

  it('sends answers that changed while older ones were being sent', async () => {
    const release = hang(({ method }) => method === 'PUT' && sent.length === 1);
    const first = saveStep(ME, 'sleep-quality', { sleepQuality: 'ruim' });
    await vi.advanceTimersByTimeAsync(10);
    const second = saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' });
    release();
    await settled(Promise.all([first, second]));
    expect(bodies().at(-1)).toEqual({ sleepQuality: 'boa' });
    expect(hasUnsent(ME)).toBe(false);
  });

  it('sends first that the modal was seen once the server is reachable', async () => {
    answer = isLost;
    saveSeen(ME);
    await vi.runAllTimersAsync();
    expect(hasUnsent(ME)).toBe(true);
    recover();
    await settled(saveStep(ME, 'personal-info', {}));
    expect(requestLines()).toEqual(['POST seen', 'POST steps/personal-info/complete']);
  });
});

describe('saveStep with a server that limits a step', () => {
  it('sends the later steps at once, and the limited one at the next attempt', async () => {
    answer = ({ body }) => (JSON.stringify(body)?.includes('recoveryEmail') ? refused(429, 'RATE_LIMITED') : null);
    await settled(saveStep(ME, 'recovery-email', { recoveryEmail: 'ana@exemplo.com' }));
    await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' }));
    expect(unsentSteps(ME)).toEqual(['recovery-email']);
    recover();
    await settled(drain(ME));
    expect(hasUnsent(ME)).toBe(false);
  });
});

describe('saveStep with a server that refuses', () => {
  it('returns the error code and does not repeat the answers', async () => {
    answer = ({ method }) => (method === 'PUT' ? refused(422, 'AGE_INVALID') : fine());
    expect(await settled(saveStep(ME, 'demographics', { age: 31 }))).toBe('AGE_INVALID');
    sent = [];
    await settled(drain(ME));
    expect(sent).toEqual([]);
    expect(readUnsent(ME, 'demographics')).toEqual({ fields: { age: 31 }, refused: 'AGE_INVALID' });
    expect(knownSteps(ME, [])).toEqual([]);
  });

  it('sends a refused step again after its answers changed', async () => {
    answer = ({ body }) => (JSON.stringify(body)?.includes('200') ? refused(422, 'AGE_INVALID') : fine());
    await settled(saveStep(ME, 'demographics', { age: 200 }));
    await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' }));
    expect(unsentSteps(ME)).toEqual(['demographics']);
    expect(await settled(saveStep(ME, 'demographics', { age: 31 }))).toBeNull();
    expect(hasUnsent(ME)).toBe(false);
  });

  it('sends a mood without its timestamp if the device’s clock is wrong', async () => {
    answer = ({ body }) => (JSON.stringify(body)?.includes('At') ? refused(422, 'TIMESTAMP_IN_FUTURE') : fine());
    expect(await settled(saveStep(ME, 'current-mood', { currentMood: 2, currentMoodAt: 9e12 }))).toBeNull();
    expect(bodies().at(-1)).toEqual({ currentMood: 2 });
    expect(hasUnsent(ME)).toBe(false);
  });
});

describe('answers that need the identity check', () => {
  const ADDRESS = { recoveryEmail: 'maria@outra.com' };
  const CONFIRMED = { password: 'Nuvem-calma-42' };
  const confirm = () =>
    saveConfirmed(ME, { step: 'recovery-email', fields: ADDRESS }, CONFIRMED, { repeatable: false });

  it('stay in the outbox without blocking later steps', async () => {
    answer = ({ body }) =>
      JSON.stringify(body)?.includes('recoveryEmail') ? refused(403, 'PASSWORD_REQUIRED') : fine();
    expect(await settled(saveStep(ME, 'recovery-email', ADDRESS))).toBe('PASSWORD_REQUIRED');
    expect(await settled(saveStep(ME, 'sleep-quality', { sleepQuality: 'boa' }))).toBeNull();
    expect(unsentSteps(ME)).toEqual(['recovery-email']);
    expect(knownSteps(ME, [])).toEqual([]);
  });

  it('are sent with the password, which is never stored on the device', async () => {
    answer = () => {
      expect(JSON.stringify({ ...localStorage })).not.toContain(CONFIRMED.password);
      return fine();
    };
    await settled(confirm());
    expect(requestLines()).toEqual(['PUT user-data', 'POST steps/recovery-email/complete']);
    expect(bodies()).toEqual([{ ...ADDRESS, ...CONFIRMED }]);
    expect(hasUnsent(ME)).toBe(false);
  });

  it('are not repeated if the response was lost', async () => {
    answer = isLost;
    const outcome = confirm().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(isOffline(await outcome)).toBe(true);
    expect(sent).toHaveLength(1);
    expect(hasUnsent(ME)).toBe(false);
    answer = fine;
    await settled(drain(ME));
    expect(sent).toHaveLength(1);
  });

  it('are repeated later after a 403 that doesn’t require the check', async () => {
    answer = () => refused(403, 'FORBIDDEN');
    expect(await settled(saveStep(ME, 'recovery-email', ADDRESS))).toBeNull();
    expect(readUnsent(ME, 'recovery-email')?.refused).toBeNull();
  });
});

describe('the outbox of the onboarding with several people or tabs', () => {
  it('never sends one person’s answers in another person’s session', async () => {
    answer = isLost;
    await settled(saveStep(ME, 'demographics', { gender: 'feminino' }));
    await signIn('joao');
    recover();
    await settled(drain(ME));
    expect(sent).toEqual([]);
    expect(hasUnsent(ME)).toBe(false);
  });

  it('sends one person’s answers while another person’s request hangs', async () => {
    const release = hang(() => true);
    const first = saveStep(ME, 'demographics', { gender: 'feminino' });
    await vi.advanceTimersByTimeAsync(10);
    await signIn('joao');
    answer = fine;
    await settled(saveStep('joao', 'sleep-quality', { sleepQuality: 'boa' }));
    expect(requestLines()).toEqual(['PUT user-data', 'PUT user-data', 'POST steps/sleep-quality/complete']);
    expect(hasUnsent('joao')).toBe(false);
    release();
    await settled(first);
    expect(requestLines()).toHaveLength(3);
  });

  it('completes no step for a person who signed in during another person’s request', async () => {
    const delivered: string[] = [];
    const stop = onDelivered((step) => delivered.push(step));
    const release = hang(({ method }) => method === 'PUT');
    const first = saveStep(ME, 'demographics', { gender: 'feminino' });
    await vi.advanceTimersByTimeAsync(10);
    await signIn('joao');
    release();
    await settled(first);
    stop();
    expect(requestLines()).toEqual(['PUT user-data']);
    expect(delivered).toEqual([]);
    expect(hasUnsent('joao')).toBe(false);
  });

  it('encrypts unsent answers when the session expires and sends them after the next sign-in', async () => {
    await session.learnDeviceKey(ME, DEVICE_KEY);
    answer = () => refused(401, 'UNAUTHORIZED');
    await settled(saveStep(ME, 'current-mood', { currentMood: 2, currentMoodNote: 'uma nota' }));
    expect(session.current()).toBeNull();
    await session.sealed();
    expect(JSON.stringify({ ...localStorage })).not.toContain('uma nota');
    await signInAgain({ userId: ME, token: 't2' });
    recover();
    await settled(drain(ME));
    expect(bodies()).toEqual([{ currentMood: 2, currentMoodNote: 'uma nota' }]);
  });

  it('sends each answer once if two tabs send at the same time', async () => {
    const order: string[] = [];
    let lock = Promise.resolve();
    const request = (name: string, _: object, work: () => Promise<void>): Promise<void> => {
      order.push(name);
      lock = lock.then(work);
      return lock;
    };
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    keepUnsent(ME, 'sleep-quality', { sleepQuality: 'boa' });
    vi.resetModules();
    const otherTab = await import('./outbox.ts');
    const otherSession = await import('../../../lib/session/session.ts');
    otherSession.session.start({ userId: ME, token: 't1' }, 'maria@exemplo.com');
    await settled(Promise.all([drain(ME), otherTab.drain(ME)]));
    expect(order).toEqual([`alento:onboarding:${ME}`, `alento:onboarding:${ME}`]);
    expect(requestLines()).toEqual(['PUT user-data', 'POST steps/sleep-quality/complete']);
  });
});
