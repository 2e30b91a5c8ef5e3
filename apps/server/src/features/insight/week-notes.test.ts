import { describe, expect, it } from 'vitest';
import { startAssistantApp } from '../../testing/assistant-app.ts';
import { DAY, NOON, type Person } from '../../testing/test-app.ts';
import { testArticle, testLibrary } from '../../testing/test-library.ts';

const article = testArticle('rotina-leve', 'Rotina leve', 'basic', ['rotina'], 'rotina');
const { app, external, local } = await startAssistantApp({ library: { ...testLibrary(), articles: [article] } });

const record = async (person: Person, daysAgo: number, note: string, score = 3, tags: string[] = []): Promise<string> =>
  (await person.call('POST', '/mood-entries', { score, note, timestamp: NOON - daysAgo * DAY, tags })).body.id;

/** Requests the summary and returns what the local assistant got for it. */
async function weekOf(person: Person) {
  app.jobs.length = 0;
  await person.call('POST', '/weekly-summary');
  await app.runJobs();
  return local.weeks.at(-1)?.week;
}

describe('notes in a weekly summary', () => {
  it('give people of two days, and the quote of a hard week', async () => {
    const person = await app.newPerson();
    await record(person, 0, 'Chorei no caminho para casa.', 0);
    await record(person, 1, 'Almocei com a Ana.', 1);
    await record(person, 2, 'Liguei para a Ana e minha mãe.', 1);
    await record(person, 3, '', 2);
    await record(person, 4, 'Minha mãe veio aqui.', 2);
    await record(person, 8, 'Vi o Davi.');
    await record(person, 9, 'Vi o Davi.');
    expect(await weekOf(person)).toMatchObject({
      isHard: true,
      quote: { date: '2026-03-14', words: 'Chorei no caminho para casa' },
      mentions: [
        { name: 'Ana', dates: ['2026-03-12', '2026-03-13'] },
        { name: 'sua mãe', dates: ['2026-03-10', '2026-03-12'] },
      ],
      proposal: { kind: 'piece', piece: { title: 'Rotina leve', url: expect.stringMatching(/rotina-leve$/) } },
    });
  });

  it('with a sign of crisis are neither quoted nor counted, and the names in them are not mentioned from other notes', async () => {
    const person = await app.newPerson();
    await record(person, 0, 'Não quero mais viver, nem a Ana sabe', 0);
    for (const ago of [1, 2, 3, 4]) await record(person, ago, 'Vi a Ana e o Davi', 1);
    const week = await weekOf(person);
    expect(week?.mentions.map(({ name }) => name)).toEqual(['Davi']);
    expect(week?.quote?.words).toBe('Vi a Ana e o Davi');
  });

  it('of more than 100,000 characters in a week are neither quoted nor mentioned', async () => {
    const person = await app.newPerson();
    const long = `Vi a Ana. ${'Foi um dia comum. '.repeat(105)}`;
    for (let at = 0; at < 55; at += 1) await record(person, at % 5, long);
    expect(await weekOf(person)).toMatchObject({ mentions: [], quote: null });
    expect(local.weeks.at(-1)?.figures.days).toBe(5);
  });

  it('are never sent to an external service, which gets the figures only', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/external-ai', { isGranted: true });
    for (const ago of [0, 1, 2, 3, 4]) await record(person, ago, 'Almocei com a Ana.', 1);
    external.word('Você registrou em 5 dias.');
    app.jobs.length = 0;
    await person.call('POST', '/weekly-summary');
    await app.runJobs();
    expect(local.weeks).toEqual([]);
    expect(external.weeks).toEqual([{ figures: expect.objectContaining({ days: 5 }), week: undefined }]);
    expect(JSON.stringify(external.weeks)).not.toContain('Ana');
  });

  it('make the summary outdated when they change, so that a deleted note isn’t quoted again', async () => {
    const person = await app.newPerson('essencial');
    const ids = [];
    for (const ago of [0, 1, 2, 3, 4]) ids.push(await record(person, ago, 'Um dia comum.'));
    await weekOf(person);
    expect((await person.call('POST', '/weekly-summary')).status).toBe(200);
    await person.call('PUT', `/mood-entries/${ids[0]}`, { score: 3, note: '' });
    expect((await person.call('POST', '/weekly-summary')).status).toBe(202);
  });
});

it('a weekly summary compares with the 90 and the 365 days before, and with tags of the whole year', async () => {
  const person = await app.newPerson();
  const [tag] = (await person.call('GET', '/tags')).body;
  app.setNow(NOON);
  const entries = Array.from({ length: 300 }, (_, ago) => {
    const isMarked = Math.abs((Math.sin((ago + 1) * 12.9898) * 43758.5453) % 1) < 0.35;
    return { score: isMarked ? 5 : 2, timestamp: NOON - ago * DAY, note: '', tags: isMarked ? [tag.id] : [] };
  });
  for (let at = 0; at < entries.length; at += 100)
    expect(
      (await person.call('POST', '/mood-entries/batch', { entries: entries.slice(at, at + 100) })).status,
    ).toBeLessThan(300);
  const week = await weekOf(person);
  expect(week?.earlier).toMatchObject([
    { days: 90, n: 90 },
    { days: 365, n: 293 },
  ]);
  expect(week?.figures.tags).toMatchObject([{ name: tag.name, average: 5, otherAverage: 2 }]);
});
