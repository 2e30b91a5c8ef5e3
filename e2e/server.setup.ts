import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');
const START_MS = 60_000;

/** Starts the product as people run it, on a free port and an empty folder; stories speak HTTP to it. */
export default async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'alento-e2e-'));
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_UP_PER_ADDRESS: '100000',
      LIMIT_SIGN_IN_PER_ADDRESS: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.on('close', () => done()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), START_MS);
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /no ar em (\S+)/.exec(output);
      if (!match?.[1]) return;
      clearTimeout(timer);
      resolve(match[1]);
    });
  });
  process.env.ALENTO_ADDRESS = address;
  process.env.ALENTO_DATA_DIR = dataDir;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
