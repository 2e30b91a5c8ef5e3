import { DAY_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { turnsWithin } from '../../testing/database/turns-within.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

it('a requested summary reads its notes before its transaction', async () => {
  const ana = await app.newPerson('premium');
  for (let day = 0; day < 5; day += 1)
    await ana.call('POST', '/mood-entries', { score: 3, note: `nota ${day}`, timestamp: NOON - day * DAY_MS });
  const turns = await turnsWithin(app.database, async () =>
    expect((await ana.call('POST', '/weekly-summary')).status).toBe(202),
  );
  expect(turns).toBe(0);
});
