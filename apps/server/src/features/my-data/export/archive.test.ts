import { ExportDocument } from '@alento/contract/my-data/export-document';
import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { archiveOf, exported } from '../../../testing/people/archive.ts';
import { wholePerson } from '../../../testing/people/whole-person.ts';
import { scriptedModel } from '../../../testing/services/scripted-model.ts';
import { NOON, startTestApp } from '../../../testing/test-app.ts';

const local = scriptedModel('local');
const app = await openForFile(startTestApp({}, { assistant: { local, external: null } }));
await app.app.contents.importAll();
local.say('jurema-resposta');
local.word('jurema-resumo');
const ana = await wholePerson(app, 'jurema');
local.say('tapioca-resposta');
local.word('tapioca-resumo');
const bia = await wholePerson(app, 'tapioca');
const archive = await archiveOf(ana, await exported(app, ana, ana.confirmation));

/** Ids of rows of a document: those of the library's pieces and legal texts are the same for everybody. */
const idsIn = (document: ExportDocument): string[] =>
  [...JSON.stringify({ ...document, reading: null, recommendations: null }).matchAll(/"id":"([^"]+)"/g)].map(
    ([, id = '']) => id,
  );

const everything = () => archive.names.map((name) => archive.text(name)).join('\n');

describe('the archive of a person', () => {
  it('contains a document that matches the published schema, and no field that is not in it', () => {
    const parsed = ExportDocument.parse(archive.document);
    expect(parsed).toEqual(archive.document);
  });

  it('matches the schema at /api/export-schema.json, which /api/docs links to', async () => {
    const { status, body } = await app.call('GET', '/export-schema.json');
    expect(status).toBe(200);
    const published = z.fromJSONSchema(body);
    expect(published.parse(archive.document)).toEqual(archive.document);
    expect(published.safeParse({ ...archive.document, version: 2 }).success).toBe(false);
    expect(published.safeParse({ ...archive.document, entries: [{}] }).success).toBe(false);
    expect(await (await app.app.app.request('/api/docs')).text()).toContain('href="/api/export-schema.json"');
  });

  it('contains everything of the person: a text of every kind, and rows of every kind', async () => {
    const all = everything();
    for (const text of [...ana.texts, 'jurema-resposta', 'jurema-resumo']) expect(all).toContain(text);
    const { document } = archive;
    const lists = Object.entries(document).filter(([, value]) => Array.isArray(value));
    for (const [name, list] of lists) expect(list, name).not.toHaveLength(0);
    for (const one of [document.safetyPlan, document.reading, document.billing]) expect(one).toBeTruthy();
    const { kinds } = (await ana.call('GET', '/my-data')).body;
    expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual([...DATA_KINDS]);
    for (const { kind, count } of kinds) expect(count, kind).toBeGreaterThan(0);
  });

  it('contains nothing of another person: no text and no id of a row', async () => {
    const all = everything();
    expect(all).not.toContain('tapioca');
    const other = await archiveOf(bia, await exported(app, bia, bia.confirmation));
    const ids = idsIn(other.document);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids).toContain(bia.userId);
    expect(ids.filter((id) => all.includes(id))).toEqual([]);
    expect(idsIn(archive.document).filter((id) => all.includes(id))).toContain(ana.userId);
  });

  it('contains no secret: no password, no key, no code and no token', () => {
    const all = everything();
    for (const secret of [...ana.secrets, ana.token]) expect(all).not.toContain(secret);
  });

  it('has five files and those of the attachments, which only their owner may read', () => {
    const [photo] = archive.document.attachments ?? [];
    const names = ['diario.json', 'registros.csv', 'remedios.csv', 'diario.html', photo?.file, 'leia-me.txt'];
    expect(archive.names).toEqual(names);
    expect(archive.text(photo?.file ?? '')).toContain('jurema-foto');
    expect(archive.text('leia-me.txt')).toContain('Cópia feita em 14/03/2026.');
  });

  it('has entries that are complete, newest first', async () => {
    const listed = (await ana.call('GET', '/mood-entries')).body;
    expect(archive.document.entries.map(({ id }) => id)).toEqual(listed.map(({ id }: { id: string }) => id));
    expect(archive.document.entries[0]).toEqual({
      id: expect.any(String),
      score: 0,
      note: 'jurema-nota0',
      timestamp: NOON,
      localDate: '2026-03-14',
      offsetMinutes: -180,
      source: 'app',
      tags: [archive.document.tags.find(({ name }) => name === 'jurema-tag')?.id],
      aiAnalysis: 'jurema-comentario',
      importId: null,
    });
  });
});

/** Ids of rows, which are no secret. */
const ROW_ID = /^(?:anuncio-|aparelho-|import-|cus_|in_|sub_|ch_)/;
/**
 * Names of fields and values in sealed documents, by which a dump would tell what a person uses. They are too long to
 * occur in encrypted bytes by chance.
 */
const SEALED_WORDS = [
  ...['difficulty', 'severity', '"answers"', '"gad1"', 'warningSigns', 'readableContacts', 'safety-plan', 'ownWords'],
  ...['"reason"', '"icon":"moon"', '"status":"taken"', 'Chrome', '06/123'],
];

it('what an archive contains, and the secrets of a person, are in clear text neither in the database nor in the log', async () => {
  const dump = await dumpDatabase(app.database.db);
  expect(dump).toContain(ana.userId);
  const texts = [...ana.texts.filter((text) => !ROW_ID.test(text)), 'jurema-resposta', 'jurema-resumo'];
  const secrets = ana.secrets.flatMap((secret) => [secret, secret.replaceAll('-', '')]);
  for (const secret of [...texts, ...secrets, ...SEALED_WORDS]) expect(dump.includes(secret), secret).toBe(false);
  for (const secret of [...texts, ...secrets]) expect(app.logged().includes(secret), secret).toBe(false);
  // A time is readable only as that of a reminder, which doesn't tell what it reminds of.
  for (const time of ['08:00', '21:15']) expect(app.logged(), time).not.toContain(time);
});
