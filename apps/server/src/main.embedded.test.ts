import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { talk } from './features/voice/voice.harness.ts';
import { type Child, runChild } from './testing/child-process.ts';
import { exchange } from './testing/raw-http.ts';
import { openRawWebSocket } from './testing/raw-web-socket.ts';
import { ACCEPTED, PASSWORD } from './testing/test-app.ts';

// Each test starts one or more processes.
vi.setConfig({ testTimeout: 90_000 });

const children: Child[] = [];
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alento-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await child.ended();
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(environment: Record<string, string> = {}): Child {
  const child = runChild('main.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...environment });
  children.push(child);
  return child;
}
const addressOf = async (child: Child) => (await child.waitFor(/no ar em (\S+)/))[1] ?? '';

async function signUp(address: string, email: string): Promise<string> {
  const document = async (type: string) =>
    ((await (await fetch(`${address}/api/legal-documents/latest?type=${type}`)).json()) as { id: string }).id;
  const body = {
    email,
    password: PASSWORD,
    ...ACCEPTED,
    termsOfUseDocumentId: await document('TERMS_OF_USE'),
    privacyPolicyDocumentId: await document('PRIVACY_POLICY'),
  };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { token: string }).token;
}
const entriesOf = async (address: string, token: string) =>
  (await fetch(`${address}/api/mood-entries`, { headers: { Authorization: `Bearer ${token}` } })).json();

describe('the server process with the embedded database', () => {
  let token: string;

  it('starts, writes a key file that only the owner can read, and stops on SIGINT', async () => {
    const child = start();
    const address = await addressOf(child);
    token = await signUp(address, 'processo@exemplo.com');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    await fetch(`${address}/api/mood-entries`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ score: 4, note: 'fica' }),
    });
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    child.kill('SIGINT');
    expect(await child.ended()).toBe(0);
    expect(await readdir(dataDir)).not.toContain('pg.owner.json');
  });

  it('stores its compiled modules while it runs, for the next start', async () => {
    const compiled = join(dataDir, 'compiled');
    await addressOf(start({ NODE_COMPILE_CACHE: compiled }));
    const files = async () => (await readdir(compiled, { recursive: true })).length;
    await vi.waitFor(async () => expect(await files()).toBeGreaterThan(1000), { timeout: 20_000, interval: 200 });
  });

  it('refuses to start on the data folder of a running process and prints that process’s pid', async () => {
    const first = start();
    const address = await addressOf(first);
    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`process ${first.process.pid} `);
    expect(second.output()).toContain('Nothing was changed');
    expect(await entriesOf(address, token)).toMatchObject([{ note: 'fica' }]);
  });

  it('warns at a start with a public address and without a contact for questions about the data', async () => {
    const child = start({ PUBLIC_URL: 'https://alento.example' });
    await child.waitFor(/PRIVACY_CONTACT is not set/);
    child.kill('SIGINT');
    await child.ended();
  });

  it('takes over the lock of a killed process', async () => {
    const first = start();
    await addressOf(first);
    first.kill('SIGKILL');
    await first.ended();
    expect(JSON.parse(await readFile(join(dataDir, 'pg.owner.json'), 'utf8')).pid).toBe(first.process.pid);
    const second = start();
    expect(await entriesOf(await addressOf(second), token)).toMatchObject([{ note: 'fica' }]);
  });

  it('doesn’t take over the lock of a stopped (SIGSTOP) process', async () => {
    const first = start();
    await addressOf(first);
    first.kill('SIGSTOP');
    const second = start();
    expect(await second.ended()).toBe(1);
    first.kill('SIGCONT');
  });

  it('starts on a data folder whose first starts were killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alento-first-'));
    try {
      for (const delay of [300, 900, 1500]) {
        const child = start({ DATA_DIR: folder });
        await new Promise((done) => setTimeout(done, delay));
        child.kill('SIGKILL');
        await child.ended();
      }
      await addressOf(start({ DATA_DIR: folder }));
    } finally {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map((child) => child.ended()));
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('decrypts all texts after the master key was rotated, and none with the old key', async () => {
    const before = await readFile(join(dataDir, 'keys.json'), 'utf8');
    const rotation = runChild('commands/rotate-keys.ts', { DATA_DIR: dataDir });
    expect(await rotation.ended(), rotation.output()).toBe(0);
    expect(rotation.output()).toMatch(/Wrapped 1 keys under version 2/);
    const child = start();
    expect(await entriesOf(await addressOf(child), token)).toMatchObject([{ note: 'fica' }]);
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
    const after = await readFile(join(dataDir, 'keys.json'), 'utf8');
    expect(after).not.toBe(before);
    await writeFile(join(dataDir, 'keys.json'), before);
    const withOld = start();
    expect(
      (await fetch(`${await addressOf(withOld)}/api/mood-entries`, { headers: { Authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(500);
    withOld.kill('SIGTERM');
    await withOld.ended();
    await writeFile(join(dataDir, 'keys.json'), after);
  });

  it('refuses to start without the key file of an existing database', async () => {
    const path = join(dataDir, 'keys.json');
    const keys = await readFile(path, 'utf8');
    await rm(path);
    const child = start();
    expect(await child.ended()).toBe(1);
    expect(child.output()).toContain('keys.json is missing');
    await writeFile(path, keys);
  });

  it('returns a plan that the command grant-plan has granted', async () => {
    const grant = (...args: string[]) => runChild('commands/grant-plan.ts', { DATA_DIR: dataDir }, args);
    const granted = grant('--account', 'processo@exemplo.com', '--plan', 'premium', '--days', '30');
    expect(await granted.ended(), granted.output()).toBe(0);
    const unknown = grant('--account', 'ninguem@exemplo.com', '--plan', 'premium');
    expect(await unknown.ended()).toBe(1);
    expect(unknown.output()).toContain('No such account');
    const wrong = grant('--account', 'processo@exemplo.com', '--plan', 'ouro');
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output()).toContain('Usage');
    const address = await addressOf(start());
    const plan = await fetch(`${address}/api/user-plans/current`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await plan.json()).toMatchObject({ currentPlan: 'premium' });
  });

  it('reports that the port is in use, and unlocks the data folder', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };
    const child = start({ PORT: String(port) });
    expect(await child.ended()).toBe(1);
    expect(child.output()).toContain(`Cannot listen on 127.0.0.1:${port}`);
    await new Promise((done) => holder.close(done));
    await addressOf(start());
  });

  it('continues if it can’t write the lock file, and stops despite an incomplete request', async () => {
    const child = start();
    const address = new URL(await addressOf(child));
    await mkdir(join(dataDir, 'pg.owner.json.new'));
    const half = connect(Number(address.port), address.hostname);
    half.on('error', () => {});
    half.write(
      'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    await child.waitFor(/heartbeat/);
    const unreadable = await exchange(Number(address.port), 'nonsense\r\n\r\n');
    expect(unreadable).toMatchObject({ status: 400, body: expect.stringContaining('"errorCode":"REQUEST_INVALID"') });
    expect((await fetch(`${address.href}api/ready`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await child.ended()).toBe(0);
    await rm(join(dataDir, 'pg.owner.json.new'), { recursive: true });
    half.destroy();
  });

  it('stops within 10 seconds despite voice connections, also of clients that don’t answer the request to close', async () => {
    const child = start();
    const address = await addressOf(child);
    const talker = await talk(address, { token });
    const left = new Promise<void>((resolve) => talker.socket.on('disconnect', () => resolve()));
    const raw = await openRawWebSocket(address, '/socket.io/?EIO=4&transport=websocket');
    raw.on('error', () => {});
    raw.resume();
    const since = performance.now();
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
    expect(performance.now() - since).toBeLessThan(10_000);
    await left;
    expect(await readdir(dataDir)).not.toContain('pg.owner.json');
  });

  it('refuses to start and names all invalid variables', async () => {
    const child = start({ PORT: 'abc', LOG_LEVEL: 'tudo', MASTER_KEYS: '1:curta', ROLE: 'web' });
    expect(await child.ended()).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'MASTER_KEYS']) expect(child.output()).toContain(name);
  });
});
