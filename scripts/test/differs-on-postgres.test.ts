import { expect, it } from 'vitest';
import { differsOnPostgres } from './differs-on-postgres.mjs';

const SERVER = 'apps/server/src';

it.each([
  ['jobs', 'jobs/job-queue.test.ts'],
  ['backups', 'backup/restore/restore.test.ts'],
  ['real-time events', 'features/account-stream/account-stream.test.ts'],
  ['two requests for the last unit of a quota', 'features/chat/chat-limits.test.ts'],
  ['a deletion while a job runs', 'features/account/deletion/my-data-races.test.ts'],
  ['simultaneous sign-ups', 'features/account/sign-up.test.ts'],
])('a test of %s needs PostgreSQL', (_, file) => {
  expect(differsOnPostgres(`${SERVER}/${file}`)).toBe(true);
});

it('a test that makes one request after the other needs no PostgreSQL', () => {
  expect(differsOnPostgres(`${SERVER}/features/help/help.test.ts`)).toBe(false);
});
