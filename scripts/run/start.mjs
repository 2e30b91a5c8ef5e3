import { spawn } from 'node:child_process';
import { ENV_FILE, installWhatIsMissing, NODE, ROOT } from './install.mjs';
import { bundledServerFile, MALLOC } from './server-build.mjs';
import { buildWebWhenChanged } from './web-build.mjs';

installWhatIsMissing();
buildWebWhenChanged();

const server = spawn(NODE, [...ENV_FILE, bundledServerFile('main.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...MALLOC, ...process.env },
});
// Ctrl-C reaches the server too. This process ignores it and waits until the server ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
