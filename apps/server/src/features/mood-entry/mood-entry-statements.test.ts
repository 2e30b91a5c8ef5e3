import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());

/** Returns the SQL statements that are executed during `work`, by spying on the `query` method of the driver. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { $client } = app.database.db as unknown as { $client: { query: (...args: unknown[]) => unknown } };
  const spy = vi.spyOn($client, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));
  } finally {
    spy.mockRestore();
  }
}

it('a request that records or lists entries executes only two SQL statements', async () => {
  const { token } = await app.signUp();
  await app.call('GET', '/auth/get-session', { token }); // the first request stores the time zone
  const range = '/mood-entries/date-range?startDate=2026-03-08&endDate=2026-03-14';
  const paths: [string, () => Promise<unknown>, RegExp][] = [
    [
      'record',
      () => app.call('POST', '/mood-entries', { token, body: { score: 3, note: 'a' } }),
      /^insert into "mood_entries"/,
    ],
    [
      'record with a key',
      () =>
        app.call('POST', '/mood-entries', {
          token,
          body: { score: 3, note: 'a' },
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      /^with "claimed" as \(insert into "idempotency_keys"/,
    ],
    ['list', () => app.call('GET', '/mood-entries', { token }), /^select .* from "mood_entries"/],
    ['list 7 days', () => app.call('GET', range, { token }), /^select .* from "mood_entries"/],
  ];
  for (const [name, work, expected] of paths) {
    const statements = await statementsOf(work);
    expect(statements, name).toHaveLength(2);
    expect(statements[0], name).toMatch(/^select .* from "sessions"/);
    expect(statements[1], name).toMatch(expected);
  }
});
