import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startedData } from '../../../scripts/test/started-data.mjs';
import { talk } from './features/voice/voice.harness.ts';
import { runChild } from './testing/child-process.ts';
import { folderForFile } from './testing/open-for-file.ts';
import { exchange } from './testing/raw-http.ts';
import { openRawWebSocket } from './testing/raw-web-socket.ts';
import { addressOf, callAt, serverProcesses, signUpAt } from './testing/server-processes.ts';

const { start, killAll } = serverProcesses();
const dataDir = await folderForFile();
await cp(startedData(), dataDir, { recursive: true });
afterEach(killAll);

describe('the server process with the embedded database', () => {
  it('stores its compiled modules while it runs, for the next start', async () => {
    const compiled = join(dataDir, 'compiled');
    await addressOf(start(dataDir, { NODE_COMPILE_CACHE: compiled }));
    const files = async () => (await readdir(compiled, { recursive: true })).length;
    // The bundle has about fifty files; the packages outside of it have some.
    await vi.waitFor(async () => expect(await files()).toBeGreaterThan(30), { interval: 200 });
  });

  it('warns at a start with a public address and without a contact for questions about the data', async () => {
    const child = start(dataDir, { PUBLIC_URL: 'https://alento.example' });
    await child.waitFor(/PRIVACY_CONTACT is not set/);
    child.kill('SIGINT');
    await child.ended();
  });

  it('doesn’t take over the lock of a stopped (SIGSTOP) process', async () => {
    const first = start(dataDir);
    await addressOf(first);
    first.kill('SIGSTOP');
    const second = start(dataDir);
    expect(await second.ended()).toBe(1);
    first.kill('SIGCONT');
  });

  it('starts on a data folder whose first starts were killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alento-first-'));
    try {
      for (const delay of [300, 900, 1500]) {
        const child = start(folder);
        await new Promise((done) => setTimeout(done, delay));
        child.kill('SIGKILL');
        await child.ended();
      }
      await addressOf(start(folder));
    } finally {
      await killAll();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('returns a plan that the command grant-plan has granted', async () => {
    const server = start(dataDir);
    const person = await signUpAt(await addressOf(server), 'processo@exemplo.com');
    server.kill('SIGTERM');
    await server.ended();
    const grant = (...args: string[]) => runChild('commands/grant-plan.ts', { DATA_DIR: dataDir }, args);
    const granted = grant('--account', 'processo@exemplo.com', '--plan', 'premium', '--days', '30');
    expect(await granted.ended(), granted.output()).toBe(0);
    const unknown = grant('--account', 'ninguem@exemplo.com', '--plan', 'premium');
    expect(await unknown.ended()).toBe(1);
    expect(unknown.output()).toContain('No such account');
    const wrong = grant('--account', 'processo@exemplo.com', '--plan', 'ouro');
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output()).toContain('Usage');
    const plan = await callAt(await addressOf(start(dataDir)), 'GET', '/user-plans/current', person.token);
    expect(plan.body).toMatchObject({ currentPlan: 'premium' });
  });

  it('reports that the port is in use, and unlocks the data folder', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };
    const child = start(dataDir, { PORT: String(port) });
    expect(await child.ended()).toBe(1);
    expect(child.output()).toContain(`Cannot listen on 127.0.0.1:${port}`);
    await new Promise((done) => holder.close(done));
    await addressOf(start(dataDir));
  });

  it('continues if it can’t write the lock file, and stops despite an incomplete request', async () => {
    const child = start(dataDir);
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
    const child = start(dataDir);
    const address = await addressOf(child);
    const { token } = await signUpAt(address, 'voz@exemplo.com');
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
});
