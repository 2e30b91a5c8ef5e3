import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Library } from '@alento/content/library';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { dumpDatabase } from '../../testing/database/dump-database.ts';
import { folderForFile, openForFile } from '../../testing/open-for-file.ts';
import { HOUR, NOON, startTestApp } from '../../testing/test-app.ts';
import { testArticle, testLibrary } from '../../testing/test-library.ts';
import { audioAddresses } from './audio-address.ts';
import { contentService } from './content.service.ts';

const AUDIO = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const folder = await folderForFile();
for (const { id } of testLibrary().podcasts) await writeFile(join(folder, `${id}.mp3`), AUDIO);
const app = await openForFile(startTestApp({}, { audioFolder: folder }));
await app.app.contents.importAll();
beforeEach(() => app.setNow(NOON));

const PLANS = [null, 'free', 'essencial', 'premium'] as const;
/** Sends requests as a visitor (null) or as a person with the plan. */
async function reader(plan: (typeof PLANS)[number]) {
  if (plan === null) return (path: string) => app.call('GET', path);
  const { call } = await app.newPerson(plan);
  return (path: string) => call('GET', path);
}

describe('GET /articles and /books', () => {
  it.each(PLANS.map((plan, rank) => [plan, Math.max(1, rank)] as const))(
    'return only the texts that the plan includes: plan %s',
    async (plan, rank) => {
      const read = await reader(plan);
      for (const [id, needs] of [
        ['por-que-o-sono-foge', 1],
        ['a-cama', 2],
        ['madrugada', 3],
      ] as const) {
        const { status, body } = await read(`/articles/${id}`);
        expect(status).toBe(200);
        expect(body.summary).toContain('Um resumo');
        expect([body.isLocked, body.content === null]).toEqual([rank < needs, rank < needs]);
        expect(body.expertReviewed).toBe(false);
      }
      const books = (await read('/books')).body.books;
      expect(books.map(({ isLocked }: { isLocked: boolean }) => isLocked)).toEqual([false, rank < 3]);
      const chapters = (await read('/books/luto')).body.chapters;
      expect(chapters).toMatchObject([{ title: 'O começo', content: rank < 3 ? null : '<p>Era noite.</p>' }, {}]);
      const listed = JSON.stringify((await read('/articles')).body) + JSON.stringify((await read('/books')).body);
      for (const text of ['Dormir mal', 'Levante-se', 'Era noite']) expect(listed).not.toContain(text);
    },
  );

  it('treat a caller with an invalid token as a visitor', async () => {
    const answer = await app.call('GET', '/articles/a-cama', { token: 'x'.repeat(43) });
    expect([answer.status, answer.body.isLocked]).toEqual([200, true]);
  });

  it('return categories, related pieces and reading times', async () => {
    const read = await reader('premium');
    const { categories, articles } = (await read('/articles')).body;
    expect(categories[0]).toMatchObject({ id: 'sono', subcategories: [{ id: 'entender' }] });
    expect(articles[0]).toMatchObject({
      url: '/conteudos/sono/entender/por-que-o-sono-foge',
      minutes: 4,
      isPremium: false,
    });
    const { related } = (await read('/articles/por-que-o-sono-foge')).body;
    expect(related.map(({ id }: { id: string }) => id)).not.toContain('por-que-o-sono-foge');
    expect(related[0].id).toBe('a-cama');
    expect((await read('/podcasts')).body.podcasts[0]).toMatchObject({ minutes: 5, podcastKind: 'guided' });
  });

  it.each(['/articles/nada', '/articles/noites', '/books/a-cama', '/articles/__proto__', '/articles/A%20B'])(
    'respond 404 for %s',
    async (path) => {
      const answer = await app.call('GET', path);
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'CONTENT_NOT_FOUND']);
    },
  );
});

describe('POST /content/search', () => {
  const search = (query: unknown) => app.call('POST', '/content/search', { body: { query } });
  const ids = async (query: string): Promise<string[]> => {
    const { body } = await search(query);
    return body.results.map(({ id }: { id: string }) => id);
  };

  it.each([
    ['insônia', 'por-que-o-sono-foge'],
    ['insonia', 'por-que-o-sono-foge'],
    ['PREOCUPAÇÃO', 'madrugada'],
    ['preocupacoes', 'madrugada'],
    ['preocupado de madrugada', 'madrugada'],
    ['respirando', 'respirar'],
    ['acordar', 'madrugada'],
    ['amor', 'luto'],
  ])('answers the query “%s” with the piece %s', async (query, id) => expect(await ids(query)).toContain(id));

  it('returns pieces about help first for a query with crisis words', async () => {
    expect((await ids('quero morrer, não aguento mais'))[0]).toBe('ajuda-agora');
    expect((await ids('dormir mal'))[0]).toBe('por-que-o-sono-foge');
    expect(app.logged()).not.toContain('morrer');
  });

  it('returns no text of locked pieces', async () => {
    const { body } = await search('levante');
    expect(body.results[0]).toMatchObject({ id: 'a-cama', isLocked: true });
    expect(JSON.stringify(body)).not.toContain('Levante-se');
    expect(await ids('xyzzy')).toEqual([]);
    for (const query of ['', ' ', 'a'.repeat(101), undefined, ['sono']])
      expect((await search(query)).body.errorCode).toBe('CONTENT_QUERY_INVALID');
  });
});

describe('the audio of a podcast', () => {
  const get = (address: string) => app.app.app.request(address);
  const addressOf = async (plan: (typeof PLANS)[number], id: string): Promise<string | null> =>
    (await (await reader(plan))('/podcasts')).body.podcasts.find((one: { id: string }) => one.id === id).podcast;

  it('can be requested without a token if the free plan includes it', async () => {
    const address = (await addressOf(null, 'respirar')) ?? '';
    const whole = await get(address);
    expect([whole.status, whole.headers.get('Content-Type'), (await whole.arrayBuffer()).byteLength]).toEqual([
      200,
      'audio/mpeg',
      1000,
    ]);
  });

  it('has an expiring signed address if only a paid plan includes it', async () => {
    expect(await addressOf('free', 'para-adormecer')).toBeNull();
    const address = (await addressOf('premium', 'para-adormecer')) ?? '';
    expect((await get(address)).status).toBe(200);
    expect((await get(address)).headers.get('Cache-Control')).toContain('private');
    for (const other of [
      address.replace(/signature=\w/, 'signature=_'),
      address.replace('para-adormecer', 'narracao-da-cama'),
      address.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + HOUR}`),
      '/api/audio/para-adormecer.mp3',
      '/api/audio/para-adormecer.mp3?until=9999999999999&signature=',
    ])
      expect((await get(other)).status, other).toBe(403);
    app.setNow(NOON + 8 * HOUR);
    expect((await get(address)).status).toBe(403);
  });

  it.each([
    '/api/audio/nada.mp3',
    '/api/audio/..%2f..%2fpackage.mp3',
    '/api/audio/respirar.wav',
    '/api/audio/por-que-o-sono-foge.mp3',
  ])('responds 404 for the unknown address %s', async (address) => expect((await get(address)).status).toBe(404));

  it('has its address in the narrated article if the plan includes the article', async () => {
    expect((await (await reader('essencial'))('/articles/a-cama')).body.podcast).toMatch(
      /narracao-da-cama\.mp3\?until=/,
    );
    expect((await (await reader(null))('/articles/a-cama')).body.podcast).toBeNull();
  });
});

describe('saved pieces and reading progress', () => {
  it('are returned only to their person and stored encrypted', async () => {
    const ana = await app.newPerson();
    const bia = await app.newPerson();
    const countMentions = async () => (await dumpDatabase(app.database.db)).split('por-que-o-sono-foge').length;
    const before = await countMentions();
    const put = (body: unknown) => ana.call('PUT', '/reading/por-que-o-sono-foge', body);
    expect((await put({ saved: true, share: 0.4 })).body).toEqual({
      saved: ['por-que-o-sono-foge'],
      progress: { 'por-que-o-sono-foge': { share: 0.4, at: NOON } },
    });
    expect((await put({ share: 0.2 })).body.progress['por-que-o-sono-foge'].share).toBe(0.4);
    expect((await bia.call('GET', '/reading')).body).toEqual({ saved: [], progress: {} });
    expect((await ana.call('PUT', '/reading/nada', { saved: true })).status).toBe(404);
    for (const body of [{ share: 2 }, { share: -0.1 }, { saved: 'sim' }])
      expect((await put(body)).body.errorCode).toBe('READING_INVALID');
    expect(await countMentions()).toBe(before);
  });
});

describe('importAll of the content library', () => {
  const service = (library: Library, now = NOON) => {
    const { db, secrets } = app.database;
    const clock = () => now;
    return contentService({ db, clock, library, audio: audioAddresses(keyRingOf(secrets), clock) });
  };

  it('updates the date of a changed piece and withdraws a missing piece', async () => {
    const library = testLibrary();
    const rows = async () =>
      (await app.database.db.query.contentItems.findMany()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await service(library).importAll();
    const before = await rows();
    await service(library, NOON + HOUR).importAll();
    expect(await rows()).toEqual(before);

    const changed = {
      ...library,
      articles: [testArticle('a-cama', 'A cama', 'essential', ['sono'], 'Outro.'), ...library.articles.slice(2)],
    };
    const later = service(changed, NOON + HOUR);
    await later.importAll();
    const now = Object.fromEntries((await rows()).map((row) => [row.id, row]));
    expect(now['a-cama']).toMatchObject({ title: 'A cama', importedAt: new Date(NOON + HOUR), withdrawnAt: null });
    expect(now['por-que-o-sono-foge']?.withdrawnAt).toEqual(new Date(NOON + HOUR));
    expect(now.madrugada?.importedAt).toEqual(new Date(NOON));
    expect(await later.article('por-que-o-sono-foge', 'basic')).toEqual({ ok: false, code: 'CONTENT_WITHDRAWN' });

    await service(library, NOON + 2 * HOUR).importAll();
    expect((await rows()).every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true);
  });
});
