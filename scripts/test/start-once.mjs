// Makes the data folder of a server that was started once. Run by started-data.mjs.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { bundledServerFile } from '../run/server-build.mjs';

/** Longer than a first start takes on a busy machine. */
const START_MS = 120_000;
const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
const server = spawn(process.execPath, [bundledServerFile('main.ts')], {
  env: {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: folder,
    HOST: 'localhost',
    PORT: '0',
    LOG_LEVEL: 'warn',
    BACKUP_NIGHTLY: 'false',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
server.stdout.on('data', (chunk) => {
  output += chunk;
  if (output.includes('no ar em')) server.kill('SIGTERM');
});
setTimeout(() => server.kill('SIGKILL'), START_MS).unref();
server.on('close', (code) => process.exit(code ?? 1));
