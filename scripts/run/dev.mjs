import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENV_FILE, installWhatIsMissing, NODE, ROOT } from './install.mjs';
import { startStripeDouble } from './stripe-double.mjs';

installWhatIsMissing();

const stripe = await startStripeDouble();
// The server restarts when its code changes. Vite serves the web app with hot reload and forwards /api to the server.
const server = spawn(
  NODE,
  [...ENV_FILE, '--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...stripe.environment },
  },
);
const web = spawn(NODE, [join(ROOT, 'node_modules/vite/bin/vite.js')], {
  cwd: join(ROOT, 'apps/web'),
  stdio: 'inherit',
});
const children = [server, web, ...(stripe.child ? [stripe.child] : [])];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}
