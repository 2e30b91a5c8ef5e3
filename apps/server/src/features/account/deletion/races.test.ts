import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AssistantModel } from '@alento/domain/assistant/assistant-model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { scriptedModel } from '../../../testing/services/scripted-model.ts';
import { DAY, PASSWORD, type Person, startTestApp } from '../../../testing/test-app.ts';

/** What the model waits for before it answers; a test sets it. */
let modelGate: Promise<void> = Promise.resolve();
const modelCalls = vi.fn();
const scripted = scriptedModel('external');
const waiting = async (): Promise<void> => {
  modelCalls();
  await modelGate;
};
const external: AssistantModel = {
  ...scripted,
  async reply(...request) {
    await waiting();
    return scripted.reply(...request);
  },
  async wordInsight(...request) {
    await waiting();
    return scripted.wordInsight(...request);
  },
  async wordEntry(...request) {
    await waiting();
    return scripted.wordEntry(...request);
  },
};

let loggedBefore = 0;
const app = await openForFile(
  startTestApp({ LIMIT_WRITES_PER_MINUTE: '100000' }, { assistant: { local: scriptedModel('local'), external } }),
);
beforeEach(() => {
  app.jobs.length = 0;
  modelCalls.mockClear();
  loggedBefore = app.logged().length;
});

const remove = (person: Person) => person.call('DELETE', '/account/delete', { password: PASSWORD });

/** Holds the model's answers. Returns the function that lets them go. */
function holdModel(): () => void {
  let letGo = (): void => undefined;
  modelGate = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}

/** No row of the person and no error in the log is left. */
async function expectNothingLeft(person: Person): Promise<void> {
  expect(await dumpDatabase(app.database.db)).not.toContain(person.userId);
  const lines = app.logged().slice(loggedBefore);
  expect(lines).not.toMatch(/"level":(50|60)|job failed/);
}

/** Deletes the account while a job waits for the model, and lets the job end afterwards. */
async function deleteDuringModelCall(person: Person): Promise<void> {
  const letGo = holdModel();
  const jobs = app.runJobs();
  await vi.waitUntil(() => modelCalls.mock.calls.length > 0);
  expect((await remove(person)).status).toBe(200);
  letGo();
  await jobs;
}

describe('DELETE /account/delete while the account is used', () => {
  it('ends the reply that is being written, and its stream', async () => {
    const ana = await app.newPerson();
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    const { messageId } = (await ana.call('POST', '/chat', { message: 'Oi' })).body;
    const response = await ana.request(`/chat/stream/${messageId}`);
    expect(response.status).toBe(200);
    const letGo = holdModel();
    const jobs = app.runJobs();
    await vi.waitUntil(() => modelCalls.mock.calls.length > 0);
    expect((await remove(ana)).status).toBe(200);
    // The stream ends while the model has not replied.
    expect(await response.text()).not.toContain('event: done');
    letGo();
    await jobs;
    await expectNothingLeft(ana);
  });

  it('ends a weekly summary that is being written', async () => {
    const ana = await app.newPerson('essencial');
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    for (let day = 0; day < 5; day += 1)
      await ana.call('POST', '/mood-entries', { score: day, timestamp: app.now() - day * DAY });
    app.jobs.length = 0;
    expect((await ana.call('POST', '/weekly-summary')).status).toBe(202);
    await deleteDuringModelCall(ana);
    await expectNothingLeft(ana);
  });

  it('ends a comment on an entry that is being written', async () => {
    const ana = await app.newPerson();
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    await ana.call('POST', '/mood-entries', { score: 3, note: 'um dia comum' });
    await deleteDuringModelCall(ana);
    await expectNothingLeft(ana);
  });

  it('ends the preparation of recommendations, and prepares those of other people', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    const payload = { today: '2026-03-14', userIds: [ana.userId, bia.userId] };
    const [removed] = await Promise.all([remove(ana), app.runJob('prepare-recommendation-batch', payload)]);
    expect(removed.status).toBe(200);
    await expectNothingLeft(ana);
  });

  it('ends the stream of the account’s events at once', async () => {
    const ana = await app.newPerson();
    const response = await ana.request('/account/stream');
    const text = response.text();
    expect((await remove(ana)).status).toBe(200);
    expect(await text).toContain('event: opened');
    await expectNothingLeft(ana);
  });

  it('refuses what other devices go on writing with 401, and inserts nothing of it', async () => {
    const ana = await app.newPerson();
    const answers: number[] = [];
    /** Sends one request after the other until the session is refused. */
    async function write(method: string, path: string, body: (at: number) => object): Promise<void> {
      for (let at = 0, status = 0; status !== 401 && at < 500; at += 1) {
        status = (await ana.call(method, path, body(at))).status;
        answers.push(status);
        // The embedded database answers without a turn of the event loop, so that nothing else would run.
        await nextTurn();
      }
    }
    const writers = Array.from({ length: 3 }, (_, writer) => [
      write('POST', '/mood-entries', (at) => ({ score: at % 6, note: `nota ${at}` })),
      write('POST', '/mood-entries/batch', (at) => ({ entries: [{ score: at % 6, timestamp: app.now() - at }] })),
      write('POST', '/tags', (at) => ({ name: `Marcador ${writer} ${at}` })),
      write('POST', '/chat', (at) => ({ message: `Oi ${at}` })),
      write('PUT', '/onboarding/status', () => ({ hasSeenOnBoarding: true })),
    ]).flat();
    await vi.waitUntil(() => answers.length > 30);
    expect((await remove(ana)).status).toBe(200);
    await Promise.all(writers);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter((status) => status === 401)).toHaveLength(writers.length);
    await app.runJobs();
    await expectNothingLeft(ana);
  });

  it('deletes once if it is asked for twice at once', async () => {
    const ana = await app.newPerson();
    const statuses = (await Promise.all([remove(ana), remove(ana)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
    await expectNothingLeft(ana);
  });

  it('leaves the jobs that were enqueued before without work', async () => {
    const ana = await app.newPerson();
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    await ana.call('POST', '/chat', { message: 'Oi' });
    await ana.call('POST', '/mood-entries', { score: 3, note: 'um dia comum' });
    expect(app.jobs.length).toBeGreaterThan(1);
    await remove(ana);
    await app.runJobs();
    expect(modelCalls).not.toHaveBeenCalled();
    await expectNothingLeft(ana);
  });
});
