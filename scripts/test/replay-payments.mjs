import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE, ROOT } from '../run/install.mjs';

/** Replays the recorded payment events in 1,000 random orders on both databases (docs/architecture.md). */
const { status } = spawnSync(
  NODE,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api*',
    'apps/server/src/features/payment/replay.test.ts',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PAYMENT_REPLAYS: '1000' } },
);
process.exit(status ?? 1);
