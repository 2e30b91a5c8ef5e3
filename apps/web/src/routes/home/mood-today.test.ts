import { expect, it } from 'vitest';
import { entryOf } from '../../testing/answers.ts';
import { moodToday } from './mood-today.ts';

const ZONE = 'America/Sao_Paulo';
const entry = (at: string, localDate?: string) =>
  entryOf({ timestamp: Date.parse(at), ...(localDate === undefined ? {} : { localDate }) });
/** The first is 00:30 on the 21st in São Paulo, the second 23:30 on the 20th. */
const AFTER_MIDNIGHT = '2026-11-21T03:30:00Z';
const BEFORE_MIDNIGHT = '2026-11-21T02:30:00Z';

it.each([
  ['waiting while the query is pending', { data: undefined, isPending: true }, 'waiting'],
  ['failed if the query failed', { data: undefined, isPending: false }, 'failed'],
  ['missing without an entry', { data: [], isPending: false }, 'missing'],
  ['logged after an entry just after midnight', { data: [entry(AFTER_MIDNIGHT)], isPending: false }, 'logged'],
  ['missing after an entry just before midnight', { data: [entry(BEFORE_MIDNIGHT)], isPending: false }, 'missing'],
  [
    'logged after an entry whose local date in another zone is today',
    { data: [entry(BEFORE_MIDNIGHT, '2026-11-21')], isPending: false },
    'logged',
  ],
  [
    'logged after entries of yesterday and today',
    { data: [entry(BEFORE_MIDNIGHT), entry(AFTER_MIDNIGHT)], isPending: false },
    'logged',
  ],
] as const)('moodToday() is %s', (_what, { data, isPending }, expected) => {
  // moodToday() reads only these two fields of the query.
  expect(
    moodToday({ data: data && [...data], isPending } as Parameters<typeof moodToday>[0], [], '2026-11-21', ZONE),
  ).toBe(expected);
});

it('moodToday() counts today’s unsent entry on this device even if the query has failed', () => {
  const week = { data: undefined, isPending: false } as Parameters<typeof moodToday>[0];
  expect(moodToday(week, [entry(AFTER_MIDNIGHT)], '2026-11-21', ZONE)).toBe('logged');
  expect(moodToday(week, [entry(BEFORE_MIDNIGHT)], '2026-11-21', ZONE)).toBe('failed');
});
