import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('native:sync changes nothing without the address of the server, and names the variable', () => {
  const { PUBLIC_URL: _, OTA_PUBLIC_KEY: __, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'sync.mjs')], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toMatch(/^PUBLIC_URL is missing/);
  expect([status, stdout]).toEqual([1, '']);
});
