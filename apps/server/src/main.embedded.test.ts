import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Child, runChild } from './testing/child-process.ts';
import { folderForFile } from './testing/open-for-file.ts';
import { addressOf, callAt, type SignedUp, serverProcesses, signUpAt } from './testing/server-processes.ts';

// Each test starts one or more processes.
vi.setConfig({ testTimeout: 120_000 });

const { start, killAll } = serverProcesses();
const dataDir = await folderForFile();
afterEach(killAll);

describe('the server process with the embedded database', () => {
  let person: SignedUp;
  const entriesAt = async (server: Child) =>
    (await callAt(await addressOf(server), 'GET', '/mood-entries', person.token)).body;

  it('creates a database, keeps other processes from it, and loses no stored entry when it is killed', async () => {
    const first = start(dataDir);
    const address = await addressOf(first);
    person = await signUpAt(address, 'processo@exemplo.com');
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);

    const second = start(dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`process ${first.process.pid} `);
    expect(second.output()).toContain('Nothing was changed');

    await person.call('POST', '/mood-entries', { score: 4, note: 'fica' });
    first.kill('SIGKILL');
    await first.ended();
    expect(JSON.parse(await readFile(join(dataDir, 'pg.owner.json'), 'utf8')).pid).toBe(first.process.pid);
    const third = start(dataDir);
    expect(await entriesAt(third)).toMatchObject([{ note: 'fica' }]);
    third.kill('SIGINT');
    expect(await third.ended()).toBe(0);
    expect(await readdir(dataDir)).not.toContain('pg.owner.json');
  });

  it('decrypts all texts after the master key was rotated, and none with the old key', async () => {
    const before = await readFile(join(dataDir, 'keys.json'), 'utf8');
    const rotation = runChild('commands/rotate-keys.ts', { DATA_DIR: dataDir });
    expect(await rotation.ended(), rotation.output()).toBe(0);
    expect(rotation.output()).toMatch(/Wrapped 1 keys under version 2/);
    const child = start(dataDir);
    expect(await entriesAt(child)).toMatchObject([{ note: 'fica' }]);
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
    const after = await readFile(join(dataDir, 'keys.json'), 'utf8');
    expect(after).not.toBe(before);
    await writeFile(join(dataDir, 'keys.json'), before);
    const withOld = start(dataDir);
    const headers = { Authorization: `Bearer ${person.token}` };
    expect((await fetch(`${await addressOf(withOld)}/api/mood-entries`, { headers })).status).toBe(500);
    withOld.kill('SIGTERM');
    await withOld.ended();
    await writeFile(join(dataDir, 'keys.json'), after);
  });

  it('refuses to start without the key file of an existing database', async () => {
    const path = join(dataDir, 'keys.json');
    const keys = await readFile(path, 'utf8');
    await rm(path);
    const child = start(dataDir);
    expect(await child.ended()).toBe(1);
    expect(child.output()).toContain('keys.json is missing');
    await writeFile(path, keys);
  });

  it('refuses to start and names all invalid variables', async () => {
    const child = start(dataDir, { PORT: 'abc', LOG_LEVEL: 'tudo', MASTER_KEYS: '1:curta', ROLE: 'web' });
    expect(await child.ended()).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'MASTER_KEYS']) expect(child.output()).toContain(name);
  });
});
