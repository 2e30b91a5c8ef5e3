import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChild } from '../testing/child-process.ts';
import { openChildDatabase } from '../testing/database/child-database.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { openTestUpdates } from '../testing/updates/test-updates.ts';

const updates = await openForFile(openTestUpdates());
const database = await openForFile(openChildDatabase(updates.settings));

async function run(file: string, args: string[] = [], changes: Record<string, string> = {}) {
  const child = runChild(file, { ...database.environment, ...changes }, args);
  const code = await child.ended();
  return { code, output: child.output() };
}

it('lists, stages and withdraws versions', async () => {
  const dist = await updates.writeBuild();
  expect(await run('testing/updates/publish-and-die.ts', ['never', '1.0.0+1', dist])).toMatchObject({ code: 0 });
  expect(await run('commands/ota-rollout.ts', ['1.0.0+1', '20'])).toMatchObject({ code: 0 });
  expect(await run('commands/ota-withdraw.ts', ['1.0.0+1'])).toMatchObject({ code: 0 });
  const listed = await run('commands/ota-list.ts');
  expect(listed.output).toMatch(
    /^1\.0\.0\+1 {2}production {2}20 % {2}shell 1\.0\.0 {2}1 kB {2}published \S+Z {2}withdrawn \S+Z\n {2}no events\n$/,
  );
  const again = await run('commands/ota-withdraw.ts', ['1.0.0+1']);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('withdrawn before')]);
});

it.each([
  ['commands/ota-withdraw.ts', [], {}, 'Usage: npm run ota:withdraw'],
  ['commands/ota-rollout.ts', ['1.0.0', '120'], {}, 'Usage: npm run ota:rollout'],
  ['commands/ota-publish.ts', ['--channel', 'beta'], {}, 'PUBLIC_URL has to be the address'],
  ['commands/ota-publish.ts', ['--channel', 'beta'], { OTA_SIGNING_KEY: '' }, 'OTA_SIGNING_KEY has to be the path'],
  ['commands/ota-publish.ts', ['--channel', 'beta', '--dist', 'x'], { OTA_SIGNING_KEY: '/nada' }, "can't be read"],
])('%s with %j and %j ends with a sentence before a database is opened', async (file, args, changes, message) => {
  const folder = join(updates.folder, 'not-created');
  const { code, output } = await run(file, args, { DATABASE_URL: '', DATA_DIR: folder, ...changes });
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  expect(output).not.toContain('    at ');
  expect(existsSync(folder)).toBe(false);
});
