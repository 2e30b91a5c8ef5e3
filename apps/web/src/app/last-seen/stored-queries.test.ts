// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { attachmentKeys } from '../../state/mood/attachment.keys.ts';
import { withClock } from '../../testing/clock.ts';
import { withMember } from '../../testing/signed-in.ts';
import { isStoredQuery } from './stored-queries.ts';

withClock(Date.parse('2026-11-30T12:00:00Z'));
withMember('ana');

it.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-10-01', '2026-10-31', true],
  ['2026-08-01', '2026-08-31', false],
])('the list of photos from %s to %s is stored with the days of the diary only: %s', (start, end, isStored) => {
  expect(isStoredQuery(attachmentKeys.range(start, end))).toBe(isStored);
});
