import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundledServerFile } from '../../scripts/run/server-build.mjs';

const START_MS = 60_000;
const NO_LIMIT = '100000';

export type RunningProduct = {
  address: string;
  /** What the server wrote to its standard output: its address, and the log. */
  output(): string;
  stop(): Promise<void>;
};

/** The address that the server prints once it listens. */
function addressOf(server: ChildProcess, ended: Promise<void>, output: () => string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output()}`)), START_MS);
    void ended.then(() => reject(new Error(`The server ended:\n${output()}`)));
    server.stdout?.on('data', () => {
      const match = /no ar em (\S+)/.exec(output());
      if (!match?.[1]) return;
      clearTimeout(timer);
      resolve(match[1]);
    });
  });
}

/**
 * Starts the server as in production, on a free port and with the given data folder and additional environment
 * variables.
 */
export async function startProduct(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const server = spawn(process.execPath, [bundledServerFile('main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      // Passkeys require a host name instead of an IP address.
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'warn',
      BACKUP_NIGHTLY: 'false',
      BACKUP_DIR: join(dataDir, 'backups'),
      LIMIT_SIGN_UP_PER_ADDRESS: NO_LIMIT,
      LIMIT_SIGN_IN_PER_ADDRESS: NO_LIMIT,
      LIMIT_RESET_PER_ADDRESS: NO_LIMIT,
      LIMIT_PUBLIC_SEARCHES_PER_MINUTE: NO_LIMIT,
      LIMIT_PUBLIC_READS_PER_MINUTE: NO_LIMIT,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.on('close', () => done()));
  const chunks: Buffer[] = [];
  server.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = (): string => Buffer.concat(chunks).toString();
  return {
    address: await addressOf(server, ended, output),
    output,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
