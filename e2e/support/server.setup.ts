import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PERSON } from './demo-person.ts';
import { startPushDouble } from './push-double.ts';
import { startProduct } from './running-product.ts';
import { control, paymentVariables, startDouble, WEBHOOK_SECRET } from './stripe-double.ts';

const SEED = join(import.meta.dirname, '../../apps/server/src/commands/seed-demo.ts');

/**
 * Starts the server on a data folder with the demo person, and doubles of Stripe and of the push services. The tests
 * access both by HTTP only. With ALENTO_ADDRESS, they use what already runs.
 */
export default async function startServer() {
  if (process.env.ALENTO_ADDRESS) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'alento-e2e-'));
  const args = [SEED, '--email', DEMO_PERSON.email, '--password', DEMO_PERSON.password];
  const { status } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Seeding failed');
  const double = await startDouble();
  const push = await startPushDouble();
  const product = await startProduct(dataDir, {
    ...paymentVariables(double.address),
    PUSH_ALLOWED_ORIGINS: push.address,
    MIN_CLIENT_VERSION: '0.1.0',
  });
  const webhook = { url: `${product.address}/api/webhooks/stripe`, secret: WEBHOOK_SECRET };
  await control('webhooks', webhook, double.address);
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
