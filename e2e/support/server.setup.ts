import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_SOURCES } from '../../scripts/run/server-build.mjs';
import { buildWebWhenChanged } from '../../scripts/run/web-build.mjs';
import { buildWhenChanged } from '../../scripts/run/when-changed.mjs';
import { buildShellWhenChanged } from '../../scripts/test/shell-build.mjs';
import { startProduct } from './running-product.ts';
import { controlOf, startDouble } from './start-double.ts';
import { paymentVariables, WEBHOOK_SECRET } from './stripe-double.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');
const PREPARED = join(MODULES, '.cache/stories-data');
/** What makes the data. */
const SCRIPTS = ['stories-data.ts', 'demo-person.ts'];

/**
 * Builds the app, and a data folder with the demo person, unless nothing has changed since the last build. The demo
 * person's entries end on the day on which they are made.
 */
function prepare(): void {
  buildWebWhenChanged();
  buildShellWhenChanged();
  buildWhenChanged({
    sources: [...SERVER_SOURCES, ...SCRIPTS.map((name) => `e2e/support/${name}`)],
    dist: PREPARED,
    lock: join(MODULES, '.stories-data'),
    message: 'Preparando os dados das histórias…',
    script: `e2e/support/${SCRIPTS[0]}`,
    args: [PREPARED],
    day: new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' }),
  });
}

/**
 * Starts the server on a copy of the prepared data folder, and doubles of Stripe and of the push services. The tests
 * access both by HTTP only. With ALENTO_ADDRESS, they use what already runs.
 */
export default async function startServer() {
  if (process.env.ALENTO_ADDRESS) return;
  prepare();
  const dataDir = await mkdtemp(join(tmpdir(), 'alento-e2e-'));
  const [double, push] = await Promise.all([
    startDouble('stripe-double'),
    startDouble('push-double'),
    cp(join(PREPARED, 'data'), dataDir, { recursive: true }),
  ]);
  const product = await startProduct(dataDir, {
    ...paymentVariables(double.address),
    PUSH_ALLOWED_ORIGINS: push.address,
    MIN_CLIENT_VERSION: '0.1.0',
  });
  const webhook = { url: `${product.address}/api/webhooks/stripe`, secret: WEBHOOK_SECRET };
  await controlOf(double.address, 'webhooks', webhook);
  process.env.ALENTO_STRIPE = double.address;
  process.env.ALENTO_PUSH = push.address;
  process.env.ALENTO_ADDRESS = product.address;
  process.env.ALENTO_DATA_DIR = dataDir;
  return async () => {
    await product.stop();
    await double.stop();
    await push.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
