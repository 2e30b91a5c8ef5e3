import { randomUUID } from 'node:crypto';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import { describe, expect, it } from 'vitest';
import { type DaylioRow, daylioCsv, type Importer, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON, resetAfterEach } from '../../../testing/test-app.ts';

const app = await openForFile(startImportApp());
resetAfterEach(app);

const DIARY: DaylioRow[] = [
  { date: '2026-03-10', time: '08:15', mood: 'bem', activities: 'trabalho | família', title: 'Segunda', note: 'Oi' },
  { date: '2026-03-10', time: '21:40', mood: 'sereno', activities: 'trabalho' },
  { date: '2026-03-09', time: '12:00', mood: 'mal', note: 'linha um\nlinha dois 🙂' },
];

/** A time of the 24-hour clock as Daylio writes it in Arabic: `٠٩:٤٠ م`. */
const inArabic = (time = '12:00'): string =>
  new Intl.DateTimeFormat('ar-EG', { timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(`2026-01-01T${time}Z`));

/** Confirms the preview and runs the job. */
async function confirm(person: Importer, id: string, body: object = { scale: [{ name: 'sereno', score: 3 }] }) {
  const confirmed = await person.call('POST', `/imports/${id}/confirm`, body);
  await app.runJobs();
  return confirmed;
}
const diaryOf = async (person: Importer) => (await person.call('GET', '/mood-entries?include=localDate')).body;

describe('an import', () => {
  it('is shown before anything is written', async () => {
    const ana = await app.newImporter();
    await ana.call('GET', '/tags');
    const { status, body } = await ana.upload(daylioCsv(DIARY));
    expect(status).toBe(201);
    const family = (await ana.call('GET', '/tags')).body.find(({ name }: { name: string }) => name === 'Família');
    expect(body).toEqual({
      id: expect.any(String),
      source: 'daylio',
      fileName: 'daylio_export.csv',
      days: 2,
      entries: 3,
      known: 0,
      changed: 0,
      since: '2026-03-09',
      until: '2026-03-10',
      scale: [
        { name: 'bem', entries: 1, score: 4 },
        { name: 'mal', entries: 1, score: 1 },
        { name: 'sereno', entries: 1, score: null },
      ],
      tags: [
        { name: 'trabalho', entries: 2, tag: expect.any(String) },
        { name: 'família', entries: 1, tag: family?.id ?? 'new' },
      ],
      problems: [],
    });
    expect(await diaryOf(ana)).toEqual([]);
    expect((await ana.call('GET', '/imports')).body).toEqual([]);
    expect((await ana.call('GET', `/imports/${body.id}`)).body.status).toBe('preview');
    expect((await ana.call('DELETE', `/imports/${body.id}`)).body).toEqual({ removed: 0 });
    expect((await ana.call('GET', `/imports/${body.id}`)).status).toBe(404);
    expect((await ana.call('GET', '/tags')).body).toHaveLength(STARTER_TAGS.length);
  });

  it('is the same preview for a repeated upload with its key, and another file under it is refused', async () => {
    const ana = await app.newImporter();
    const key = randomUUID();
    const send = (rows: DaylioRow[]) => ana.upload(daylioCsv(rows), 'daylio', 'daylio_export.csv', key);
    const first = await send(DIARY);
    expect(await send(DIARY)).toMatchObject({ status: 201, body: first.body });
    expect(await send(DIARY.slice(1))).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await ana.upload(daylioCsv(DIARY.slice(1)))).body.id).not.toBe(first.body.id);
    expect(await send(DIARY)).toMatchObject({ status: 410, body: { errorCode: 'IDEMPOTENT_RESULT_GONE' } });
  });

  it('adds entries with their day, note, tags and origin, and says how many', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(daylioCsv(DIARY));
    const { status, body } = await confirm(ana, preview.id);
    expect(status).toBe(202);
    expect(body).toMatchObject({ id: preview.id, status: 'processing', progress: { done: 0, of: 3 } });
    expect((await ana.call('GET', `/imports/${preview.id}`)).body).toEqual({
      id: preview.id,
      source: 'daylio',
      fileName: 'daylio_export.csv',
      status: 'ready',
      progress: { done: 3, of: 3 },
      created: 3,
      updated: 0,
      createdAt: NOON,
      undoUntil: NOON + 30 * 86_400_000,
      showsHelp: false,
    });
    const names = new Map((await ana.call('GET', '/tags')).body.map(({ id, name }: never) => [id, name]));
    const entries = await diaryOf(ana);
    expect(
      entries.map(({ tags, id: _, ...entry }: { tags: string[]; id: string }) => ({
        ...entry,
        tags: tags.map((tag) => String(names.get(tag)).toLowerCase()).sort(),
      })),
    ).toEqual([
      {
        score: 3,
        note: '',
        timestamp: Date.parse('2026-03-11T00:40:00Z'),
        ai_analysis: '',
        tags: ['trabalho'],
        localDate: '2026-03-10',
        offsetMinutes: -180,
        source: 'daylio',
      },
      expect.objectContaining({
        score: 4,
        note: 'Segunda\nOi',
        timestamp: Date.parse('2026-03-10T11:15:00Z'),
        tags: ['família', 'trabalho'],
      }),
      expect.objectContaining({ score: 1, note: 'linha um\nlinha dois 🙂', tags: [] }),
    ]);
  });

  it('names rows that the file repeats', async () => {
    const ana = await app.newImporter();
    const [first] = DIARY;
    if (!first) throw new Error('The diary is empty');
    const { body } = await ana.upload(daylioCsv([first, first, first]));
    expect(body).toMatchObject({
      entries: 1,
      problems: [{ line: 0, message: '2 registros estão repetidos no arquivo e entram uma vez só.' }],
    });
    const counts = new Map((await ana.call('GET', '/my-data')).body.kinds.map((one: never) => Object.values(one)));
    expect(counts.get('imports'), 'a preview has brought nothing').toBe(0);
  });

  it('adds nothing when the same file is imported again, with another mapping too', async () => {
    const ana = await app.newImporter();
    const first = (await ana.upload(daylioCsv(DIARY))).body;
    await confirm(ana, first.id);
    const before = await diaryOf(ana);
    const again = (await ana.upload(daylioCsv([...DIARY, { date: '2026-03-01', mood: 'bem' }]))).body;
    expect(again).toMatchObject({ entries: 4, known: 3 });
    await confirm(ana, again.id, { scale: [{ name: 'sereno', score: 5 }] });
    expect((await ana.call('GET', `/imports/${again.id}`)).body).toMatchObject({ status: 'ready', created: 1 });
    expect((await diaryOf(ana)).slice(0, 3)).toEqual(before);
  });

  it.each<[string, (rows: DaylioRow[]) => DaylioRow[]]>([
    ['an activity was renamed', (rows) => rows.map((row) => ({ ...row, activities: 'serviço' }))],
    ['a mood was renamed', (rows) => rows.map((row) => (row.mood === 'bem' ? { ...row, mood: 'contente' } : row))],
    ['a note was edited', (rows) => rows.map((row) => ({ ...row, note: 'outra' }))],
    [
      'the language was changed',
      (rows) => rows.map((row, at) => ({ ...row, mood: ['good', 'meh', 'bad', 'awful'][at] ?? '' })),
    ],
    ['the language of the clock was changed', (rows) => rows.map((row) => ({ ...row, time: inArabic(row.time) }))],
    ['the rows came in another order', (rows) => rows.toReversed()],
  ])('adds nothing again after %s in the other app', async (_, change) => {
    const ana = await app.newImporter();
    const rows = [...DIARY, { date: '2026-03-10', time: '08:15', mood: 'mal', note: 'no mesmo minuto' }];
    await confirm(ana, (await ana.upload(daylioCsv(rows))).body.id);
    const before = await diaryOf(ana);
    expect(before).toHaveLength(4);
    const again = (await ana.upload(daylioCsv(change(rows)))).body;
    expect(again).toMatchObject({ entries: 4, known: 4 });
    const scale = again.scale.map(({ name, score }: { name: string; score: number | null }) => ({
      name,
      score: score ?? 3,
    }));
    await confirm(ana, again.id, { scale });
    expect(await diaryOf(ana)).toEqual(before);
  });

  it('adds the newer of two entries of the same minute, which the file lists first', async () => {
    const ana = await app.newImporter();
    await confirm(ana, (await ana.upload(daylioCsv(DIARY))).body.id);
    const [first, ...rest] = DIARY;
    const newer = { date: '2026-03-10', time: '08:15', mood: 'mal', note: 'mais nova' };
    const again = (await ana.upload(daylioCsv([newer, ...(first ? [first] : []), ...rest]))).body;
    expect(again).toMatchObject({ entries: 4, known: 3 });
    await confirm(ana, again.id);
    const notes = (await diaryOf(ana)).map(({ note }: { note: string }) => note);
    expect(notes.toSorted()).toEqual(['', 'Segunda\nOi', 'linha um\nlinha dois 🙂', 'mais nova'].toSorted());
  });

  it('is undone exactly, with the tags that it created and nothing else has', async () => {
    const ana = await app.newImporter();
    const { body: own } = await ana.call('POST', '/mood-entries', { score: 2, note: 'minha' });
    const tagsBefore = (await ana.call('GET', '/tags')).body;
    const rows = [...DIARY, { date: '2026-03-02', activities: 'xadrez | pipa' }];
    const { body: preview } = await ana.upload(daylioCsv(rows));
    await confirm(ana, preview.id);
    const chess = (await ana.call('GET', '/tags')).body.find(({ name }: { name: string }) => name === 'xadrez');
    await ana.call('PUT', `/mood-entries/${own.id}`, { score: 2, note: 'minha', tags: [chess.id] });
    expect((await ana.call('DELETE', `/imports/${preview.id}`)).body).toEqual({ removed: 4 });
    expect((await diaryOf(ana)).map(({ note }: { note: string }) => note)).toEqual(['minha']);
    expect((await ana.call('GET', '/tags')).body).toEqual([...tagsBefore, chess]);
    const repeated = (await ana.upload(daylioCsv(rows))).body;
    expect(repeated.known).toBe(0);
  });

  it('can’t be undone after 30 days', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(daylioCsv(DIARY));
    await confirm(ana, preview.id);
    app.setNow(NOON + 20 * 86_400_000);
    // A session that is used within 30 days stays open, with a renewed token.
    const renewed = (await ana.call('GET', '/imports')).headers.get('X-Renewed-Token') ?? ana.token;
    app.setNow(NOON + 30 * 86_400_000 + 1);
    const late = await app.call('DELETE', `/imports/${preview.id}`, { token: renewed });
    expect(late.body.errorCode).toBe('IMPORT_UNDO_ENDED');
    expect((await app.call('GET', '/mood-entries', { token: renewed })).body).toHaveLength(3);
  });

  it('needs a score for every mood, and knows no other names', async () => {
    const ana = await app.newImporter();
    const { body: preview } = await ana.upload(daylioCsv(DIARY));
    const refused = (body: object) => ana.call('POST', `/imports/${preview.id}/confirm`, body);
    expect((await refused({})).body.errorCode).toBe('IMPORT_SCALE_INCOMPLETE');
    const sereno = { name: 'sereno', score: 3 };
    for (const body of [
      { scale: [sereno, { name: 'outro', score: 1 }] },
      { scale: [sereno, sereno] },
      { scale: [{ name: 'sereno', score: 6 }] },
      { scale: [sereno], tags: [{ name: 'trabalho', tag: 'de-outra-pessoa' }] },
      { scale: [sereno], tags: [{ name: 'inexistente', tag: 'new' }] },
    ])
      expect((await refused(body)).body.errorCode, JSON.stringify(body)).toBe('IMPORT_MAPPING_INVALID');
    expect(app.jobs).toEqual([]);
    expect(await diaryOf(ana)).toEqual([]);
  });

  it('puts activities on the tags that the person chose', async () => {
    const ana = await app.newImporter();
    const tags = (await ana.call('GET', '/tags')).body;
    const { body: preview } = await ana.upload(daylioCsv(DIARY));
    await confirm(ana, preview.id, {
      scale: [{ name: 'sereno', score: 3 }],
      tags: [
        { name: 'trabalho', tag: null },
        { name: 'família', tag: tags[0].id },
      ],
    });
    expect((await diaryOf(ana)).map((entry: { tags: string[] }) => entry.tags)).toEqual([[], [tags[0].id], []]);
  });

  it('creates no more tags than a person may have', async () => {
    const ana = await app.newImporter();
    const names = Array.from({ length: 80 }, (_, index) => `coisa ${index}`);
    const rows = names.map((activities, index) => ({
      date: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
      time: `10:${String(index % 60).padStart(2, '0')}`,
      activities,
    }));
    const { body: preview } = await ana.upload(daylioCsv(rows));
    const created = preview.tags.filter(({ tag }: { tag: string | null }) => tag === 'new');
    expect(created).toHaveLength(60 - STARTER_TAGS.length);
    const all = { tags: names.map((name) => ({ name, tag: 'new' })) };
    expect((await ana.call('POST', `/imports/${preview.id}/confirm`, all)).body.errorCode).toBe('IMPORT_TAGS_FULL');
    await confirm(ana, preview.id, {});
    expect((await ana.call('GET', '/tags')).body).toHaveLength(60);
    expect((await ana.call('GET', `/imports/${preview.id}`)).body).toMatchObject({ status: 'ready', created: 80 });
  });
});
