import { SMALL_STEPS_MAX } from '@alento/domain/small-step/small-step';
import { beforeEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
beforeEach(() => app.setNow(NOON));

const WALK = { id: 'caminhar', text: 'Caminhar dez minutos', timesAWeek: 3 };
const SLEEP = { id: 'dormir', text: 'Deitar até as 23h', timesAWeek: 5 };

async function person() {
  const { call } = await app.newPerson();
  const put = (...steps: object[]) => call('PUT', '/small-steps', { steps });
  const mark = (id: string, date: string, isDone: unknown = true) =>
    call('PUT', `/small-steps/${id}/days/${date}`, { isDone });
  return { call, put, mark, read: async () => (await call('GET', '/small-steps')).body };
}

describe('small steps', () => {
  it('are none at first, are changed as a whole, and are marked by the day', async () => {
    const ana = await person();
    expect(await ana.read()).toEqual({ steps: [], days: [] });
    expect((await ana.put(WALK, SLEEP)).body).toEqual({ steps: [WALK, SLEEP], days: [] });
    // Noon of 2026-03-14 in São Paulo.
    for (const date of ['2026-03-14', '2026-03-13', '2026-03-14'])
      expect((await ana.mark(WALK.id, date)).status).toBe(200);
    await ana.mark(SLEEP.id, '2026-03-13');
    await ana.mark(WALK.id, '2026-03-13', false);
    const days = [
      { date: '2026-03-14', done: [WALK.id] },
      { date: '2026-03-13', done: [SLEEP.id] },
    ];
    expect(await ana.read()).toEqual({ steps: [WALK, SLEEP], days });
    const changed = await ana.put({ ...WALK, text: '  Caminhar vinte minutos ' });
    expect(changed.body).toEqual({ steps: [{ ...WALK, text: 'Caminhar vinte minutos' }], days: days.slice(0, 1) });
  });

  it('are marked by the person’s day, not by that of the server', async () => {
    const ana = await person();
    await ana.put(WALK);
    const tomorrow = await ana.mark(WALK.id, '2026-03-15');
    expect([tomorrow.status, tomorrow.body.errorCode]).toEqual([422, 'SMALL_STEP_DAY_INVALID']);
    app.setNow(NOON + 15 * 3_600_000);
    expect((await ana.mark(WALK.id, '2026-03-15')).status).toBe(200);
  });

  it.each([
    ['too many', Array.from({ length: SMALL_STEPS_MAX + 1 }, (_, id) => ({ ...WALK, id: `${id}` }))],
    ['an id twice', [WALK, WALK]],
    ['an empty text', [{ ...WALK, text: ' ' }]],
    ['a text of two lines', [{ ...WALK, text: 'um\ndois' }]],
    ['a text of 81 characters', [{ ...WALK, text: 'a'.repeat(81) }]],
    ['eight times a week', [{ ...WALK, timesAWeek: 8 }]],
    ['no times a week', [{ ...WALK, timesAWeek: 0 }]],
  ])('are refused with %s, and nothing is changed', async (_, steps) => {
    const ana = await person();
    const { status, body } = await ana.put(...steps);
    expect([status, body.errorCode, await ana.read()]).toEqual([422, 'SMALL_STEPS_INVALID', { steps: [], days: [] }]);
  });

  it('of another person are not found', async () => {
    const [ana, bia] = [await person(), await person()];
    await ana.put(WALK);
    const answer = await bia.mark(WALK.id, '2026-03-14');
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'SMALL_STEP_NOT_FOUND']);
    expect((await ana.read()).days).toEqual([]);
  });
});
