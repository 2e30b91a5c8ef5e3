import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { DAY, NOON, type Person } from '../../testing/test-app.ts';

const { app, external, local } = await startAssistantApp();

const record = (person: Person, daysAgo: number, score = 3) =>
  person.call('POST', '/mood-entries', { score, note: '', timestamp: app.now() - daysAgo * DAY });

/** Creates a person with an entry on each of the last days. */
async function withDays(days: number, plan: 'free' | 'essencial' = 'free'): Promise<Person> {
  const person = await app.newPerson(plan);
  for (let day = 0; day < days; day += 1) await record(person, day);
  app.jobs.length = 0;
  return person;
}
const ask = (person: Person) => person.call('POST', '/weekly-summary');
async function finished(person: Person) {
  const { body } = await ask(person);
  await app.runJobs();
  return (await person.call('GET', body.pollUrl.replace('/api', ''))).body;
}

describe('POST /weekly-summary', () => {
  it('responds with an address for polling and, once the summary exists, with the summary', async () => {
    const person = await withDays(5);
    const { status, body } = await ask(person);
    expect(status).toBe(202);
    expect(body).toEqual({ pollUrl: `/api/weekly-summary/${body.requestId}`, requestId: expect.any(String) });
    const waiting = await person.call('GET', `/weekly-summary/${body.requestId}`);
    expect(waiting.body).toEqual({ status: 'processing', message: null, requestId: body.requestId });
    local.word('Uma semana parada.');
    await app.runJobs();
    const summary = {
      summary: 'Uma semana parada.',
      requestId: body.requestId,
      startDate: '2026-03-08',
      endDate: '2026-03-14',
      generatedAt: NOON,
      writtenBy: 'local',
    };
    expect((await person.call('GET', `/weekly-summary/${body.requestId}`)).body).toEqual({
      status: 'completed',
      message: null,
      ...summary,
    });
    expect(await ask(person)).toMatchObject({ status: 200, body: summary });
    await record(person, 0, 5);
    expect((await ask(person)).status).toBe(202);
  });

  it('responds with the same summary to a repeated request with its key, also after the week has changed', async () => {
    const person = await withDays(5);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => app.call('POST', '/weekly-summary', { token: person.token, headers });
    const { status, body: first } = await send();
    expect(status).toBe(202);
    expect(await send()).toMatchObject({ status: 202, body: first });
    local.word('Uma semana parada.');
    await app.runJobs();
    await record(person, 0, 5);
    expect(await send()).toMatchObject({ status: 200, body: { requestId: first.requestId } });
    expect((await ask(person)).status).toBe(202);
  });

  it.each([0, 4])('refuses a request with entries on only %i days', async (days) => {
    const person = await withDays(days);
    for (const score of [1, 2, 3]) if (days > 0) await record(person, 0, score);
    expect(await ask(person)).toMatchObject({ status: 429, body: { errorCode: 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS' } });
  });

  it('refuses a second request while a summary is pending', async () => {
    const person = await withDays(5);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'WEEKLY_SUMMARY_PROCESSING',
      message: 'Já existe um processamento assíncrono em andamento',
    });
    expect(app.jobs).toHaveLength(1);
  });

  it('counts against the monthly quota on the free plan only', async () => {
    const [free, paid] = [await withDays(5), await withDays(5, 'essencial')];
    for (const score of [0, 1, 2]) {
      for (const person of [free, paid]) {
        await record(person, 0, score);
        app.jobs.length = 0;
        const answer = await ask(person);
        if (person === free && score === 2) {
          expect(answer).toMatchObject({ status: 429, body: { errorCode: 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED' } });
          const nextMonth = Date.parse('2026-04-01T03:00:00Z');
          expect(answer.headers.get('Retry-After')).toBe(`${Math.ceil((nextMonth - app.now()) / 1000)}`);
        } else expect(answer.status).toBe(202);
        await app.runJobs();
      }
    }
    // The next month begins at 03:00 UTC in the person's time zone.
    app.setNow(Date.parse('2026-04-01T02:59:00Z'));
    for (let day = 0; day < 5; day += 1) await record(free, day);
    app.jobs.length = 0;
    expect((await ask(free)).status).toBe(429);
    app.setNow(Date.parse('2026-04-01T03:00:00Z'));
    await record(free, 0);
    app.jobs.length = 0;
    expect((await ask(free)).status).toBe(202);
  });

  it('doesn’t count a failed summary against the monthly quota', async () => {
    const person = await withDays(5);
    for (let time = 0; time < 3; time += 1) {
      local.word({ ok: false, failure: 'empty' });
      expect(await finished(person)).toMatchObject({
        status: 'error',
        message: 'Não foi possível conectar ao serviço de IA no momento. Tente novamente mais tarde.',
      });
    }
    expect((await finished(person)).status).toBe('completed');
  });
});

describe('the text of a weekly summary', () => {
  async function allowed(): Promise<Person> {
    const person = await withDays(5);
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    return person;
  }

  it('is written by the external service if consent exists and all numbers are correct', async () => {
    const person = await allowed();
    external.word('Você registrou em 5 dias. A média foi 3 de 5.');
    expect(await finished(person)).toMatchObject({
      writtenBy: 'external',
      summary: 'Você registrou em 5 dias. A média foi 3 de 5.',
    });
  });

  it('is written by the local assistant if the external service fails or gets a number wrong', async () => {
    const person = await allowed();
    external.word('Você registrou em 5 dias. A média foi 4,2 de 5.');
    local.word('Palavras daqui.');
    expect(await finished(person)).toMatchObject({ writtenBy: 'local', summary: 'Palavras daqui.' });
    await record(person, 0, 4);
    app.jobs.length = 0;
    external.word({ ok: false, failure: 'unavailable' });
    local.word('Palavras daqui, de novo.');
    expect(await finished(person)).toMatchObject({ writtenBy: 'local', summary: 'Palavras daqui, de novo.' });
    const other = await withDays(5);
    expect((await finished(other)).writtenBy).toBe('local');
  });
});

describe('ai_analysis of an entry', () => {
  const entry = async (person: Person, id: string) =>
    (await person.call('GET', '/mood-entries')).body.find((one: { id: string }) => one.id === id);

  it('is written only with consent, and again after a correction of the entry', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    await ana.call('PUT', '/consents/external-ai', { isGranted: true });
    external.word('Um dia de descanso.');
    const note = { score: 4, note: 'Descansei' };
    const mine = (await ana.call('POST', '/mood-entries', note)).body.id;
    const hers = (await bia.call('POST', '/mood-entries', note)).body.id;
    await app.runJobs();
    expect((await entry(ana, mine)).ai_analysis).toBe('Um dia de descanso.');
    expect((await entry(bia, hers)).ai_analysis).toBe('');
    external.word('Depois, uma briga.');
    await ana.call('PUT', `/mood-entries/${mine}`, { score: 2, note: 'Briguei' });
    expect((await entry(ana, mine)).ai_analysis).toBe('');
    await app.runJobs();
    expect((await entry(ana, mine)).ai_analysis).toBe('Depois, uma briga.');
  });

  it('is enqueued once for a repeated request and never for a refused request', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    const analysisJobs = () => app.jobs.filter(({ name }) => name === 'analyse-entry').length;
    const key = { 'Idempotency-Key': '6d1a2d0e-4a7c-4a5b-8f00-2b6f7f7d7a01' };
    const post = (entry: object, headers?: Record<string, string>) =>
      person.call('POST', '/mood-entries', { note: '', ...entry }, headers);
    const { id } = (await post({ score: 3 }, key)).body;
    expect((await post({ score: 3 }, key)).body.id).toBe(id);
    expect(analysisJobs()).toBe(1);
    expect((await post({ score: 3, tags: ['nenhuma'] })).status).toBe(422);
    expect((await post({ score: 9 })).status).toBe(422);
    expect(analysisJobs()).toBe(1);
    const tag = (await person.call('GET', '/tags')).body[0].id;
    await person.call('PUT', `/mood-entries/${id}`, { score: 3, note: '', tags: ['nenhuma'] });
    expect(analysisJobs()).toBe(1);
    await person.call('PUT', `/mood-entries/${id}`, { score: 3, note: 'Mudei', tags: [tag] });
    expect(analysisJobs()).toBe(2);
  });

  it.each([
    ['with signs of a crisis', 'Não quero mais viver'],
    ['that is worrying', 'Não vejo sentido em nada'],
  ])('stays empty for a note %s', async (_, note) => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    const { id } = (await person.call('POST', '/mood-entries', { score: 0, note })).body;
    await app.runJobs();
    expect((await entry(person, id)).ai_analysis).toBe('');
  });
});
