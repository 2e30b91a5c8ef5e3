import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runChild } from './testing/child-process.ts';
import { addressOf, type SignedUp, serverProcesses, signUpAt } from './testing/server-processes.ts';

// Each test starts one or more processes.
vi.setConfig({ testTimeout: 120_000 });

const { start, killAll } = serverProcesses();
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alento-main-'));
});
afterEach(killAll);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the server process with the embedded database', () => {
  let person: SignedUp;

  it('creates a database, keeps other processes from it, and loses no stored entry when it is killed', async () => {
    const first = start(dataDir);
    const address = await addressOf(first);
    person = await signUpAt(address, 'processo@exemplo.com');
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);

    const second = start(dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`process ${first.process.pid} `);
    expect(second.output()).toContain('Nothing was changed');

    expect(await person.record(address, 'fica')).toBe(201);
    first.kill('SIGKILL');
    await first.ended();
    expect(JSON.parse(await readFile(join(dataDir, 'pg.owner.json'), 'utf8')).pid).toBe(first.process.pid);
    const third = start(dataDir);
    expect(await (await person.get(await addressOf(third), '/mood-entries')).json()).toMatchObject([{ note: 'fica' }]);
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
    expect(await (await person.get(await addressOf(child), '/mood-entries')).json()).toMatchObject([{ note: 'fica' }]);
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
    const after = await readFile(join(dataDir, 'keys.json'), 'utf8');
    expect(after).not.toBe(before);
    await writeFile(join(dataDir, 'keys.json'), before);
    const withOld = start(dataDir);
    expect((await person.get(await addressOf(withOld), '/mood-entries')).status).toBe(500);
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
