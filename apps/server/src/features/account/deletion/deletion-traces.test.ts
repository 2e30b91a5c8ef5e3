import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startedData } from '../../../../../../scripts/test/started-data.mjs';
import { readConfig } from '../../../config.ts';
import { rowsOf } from '../../../db/database.ts';
import { type OpenDatabase, openDatabase } from '../../../db/open-database.ts';
import { type Child, runChild } from '../../../testing/child-process.ts';
import '../../../testing/context.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { createPostgresCopy } from '../../../testing/database/test-database.ts';
import { signUpAt } from '../../../testing/server-processes.ts';
import { PASSWORD } from '../../../testing/test-app.ts';
import { secretSettings } from '../../../testing/test-secrets.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Words of the person, and the accounts' addresses. */
const NOTE = 'Chorei-no-ponto-de-onibus';
const TAG = 'Capoeira-de-sabado';
const NAME = 'Jurema Caetano';
const CONTACT = 'jurema.caetano@exemplo.com';
const RECOVERY = 'prima.da.jurema@exemplo.com';
const MESSAGE = 'Sinto-muita-falta-da-minha-avo';
const WORDS = [NOTE, TAG, NAME, 'Jurema', CONTACT, RECOVERY, MESSAGE, PASSWORD];

let folder: string;
let environment: Record<string, string>;
let child: Child;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-traces-'));
  const template = inject('template');
  environment = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...secretSettings,
    ...(template.kind === 'postgres' ? { DATABASE_URL: await createPostgresCopy(template.url) } : {}),
  };
  if (template.kind === 'embedded') await cp(startedData(), join(folder, 'data'), { recursive: true });
  child = runChild('main.ts', environment);
  address = (await child.waitFor(/no ar em (\S+)/))[1] ?? '';
}, 120_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await child.ended();
  await rm(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  return { status: response.status, body: (await response.json()) as any };
}

const signUp = (email: string, name: string) =>
  signUpAt(address, email, { contactEmail: email, name, isAnonymous: false });

async function opened<T>(read: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(environment), (error) => {
    throw error;
  });
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

/** The content of every file of the data folder, by path. */
async function filesOf(): Promise<Map<string, Buffer>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
}

describe('after DELETE /account/delete', () => {
  it('no file, message or log line has a word of the person, and no row of the database has the account', async () => {
    const { token, userId } = await signUp(CONTACT, NAME);
    const other = await signUp('bia@exemplo.com', 'Bia');
    const mine = (method: string, path: string, body?: object) => call(method, path, body, token);
    await mine('POST', '/mood-entries', { score: 1, note: NOTE });
    await mine('POST', '/tags', { name: TAG });
    await mine('POST', '/chat', { message: MESSAGE });
    await mine('POST', '/weekly-summary');
    const change = { recoveryEmail: RECOVERY, password: PASSWORD };
    expect((await mine('PUT', '/account/recovery-email', change)).status).toBe(200);
    await mine('POST', '/auth/request-password-reset', { email: CONTACT });
    const mails = async () =>
      [...(await filesOf())].filter(([file]) => file.endsWith('.eml')).map(([, bytes]) => bytes);
    await expect.poll(mails, { interval: 100 }).toSatisfy((all: Buffer[]) => {
      return all.length >= 2 && all.every(({ length }) => length > 0) && Buffer.concat(all).includes(RECOVERY);
    });

    const { status } = await mine('DELETE', '/account/delete', { password: PASSWORD });
    expect(status).toBe(200);
    expect((await mine('GET', '/mood-entries')).status).toBe(401);
    expect((await call('GET', '/mood-entries', undefined, other.token)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);

    for (const word of [...WORDS, userId]) expect(child.output()).not.toContain(word);
    expect(child.output()).not.toMatch(/"level":(50|60)/);
    for (const [file, bytes] of await filesOf())
      for (const word of WORDS) expect([file, word, bytes.includes(word)]).toEqual([file, word, false]);
    // The list beside the backups has a keyed hash only.
    const list = await readFile(join(folder, 'backups', 'erased.list'), 'utf8');
    expect(list).toMatch(/\n\d{4}-\d\d-\d\d [a-z2-7]+\n$/);
    expect(list).not.toContain(userId);
    await opened(async ({ db }) => {
      const dump = await dumpDatabase(db);
      expect(dump).not.toContain(userId);
      expect(dump).toContain(other.userId);
      // The tables of the queue are part of the dump.
      expect(rowsOf(await db.execute(sql`select 1 from pgboss.queue`)).length).toBeGreaterThan(10);
    });
  });
});
