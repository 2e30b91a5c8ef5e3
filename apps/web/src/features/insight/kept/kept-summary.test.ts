// @vitest-environment jsdom
import { SUMMARY_CACHE_MS, SUMMARY_ENTRIES_CACHE_MS } from '@alento/domain/insight/limits';
import { expect, it, vi } from 'vitest';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { ownedBy } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { dropWeeklySummary } from '../../../state/mood/weekly-summary-store.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { entry, NOW, TODAY, weekOf, withInsights } from '../insight.harness.ts';
import { begunSummary, checkSummary, keepBegun, keepSummary, keptSummary } from './kept-summary.ts';
import { markOf, recordedDays } from './week-material.ts';

withInsights();

const INSIGHT = { text: 'Foi assim.', startDate: '2026-11-15', endDate: TODAY, writtenBy: 'external' as const };
const kept = (mark = 'm', userId = 'maria', today = TODAY) => keptSummary(userId, today, mark);
const at = (ms: number): void => void vi.setSystemTime(NOW + ms);

it('keptSummary returns the cached summary only for the same entries, day and person', () => {
  keepSummary('maria', INSIGHT, 'm');
  expect(kept()).toEqual(INSIGHT);
  expect(kept('other')).toBeNull();
  expect(kept('m', 'joao')).toBeNull();
  expect(kept('m', 'maria', '2026-11-22')).toBeNull();
  expect(keptSummary(null, TODAY, 'm')).toBeNull();
});

it('keptSummary returns a summary for an hour if its entries are checked every 30 minutes', () => {
  keepSummary('maria', INSIGHT, 'm');
  at(SUMMARY_ENTRIES_CACHE_MS - 1);
  expect(kept()).not.toBeNull();
  at(SUMMARY_ENTRIES_CACHE_MS);
  expect(kept()).toBeNull();
  at(SUMMARY_ENTRIES_CACHE_MS - 1);
  checkSummary('maria', TODAY, 'm');
  at(SUMMARY_CACHE_MS - 2);
  checkSummary('maria', TODAY, 'm');
  at(SUMMARY_CACHE_MS - 1);
  expect(kept()).not.toBeNull();
  at(SUMMARY_CACHE_MS);
  expect(kept()).toBeNull();
  at(-1);
  expect(kept()).toBeNull();
});

it('checkSummary drops the summary if the fingerprint of the entries differs once', () => {
  keepSummary('maria', INSIGHT, 'm');
  checkSummary('maria', TODAY, 'other');
  checkSummary('maria', TODAY, 'm');
  expect(kept()).toBeNull();
});

it('dropWeeklySummary drops the cached summary', () => {
  keepSummary('maria', INSIGHT, 'm');
  dropWeeklySummary();
  expect(kept()).toBeNull();
});

it('the cached summary is deleted at sign-out and at the end of the session', async () => {
  for (const leave of [session.leave, session.end]) {
    await signIn();
    keepSummary('maria', INSIGHT, 'm');
    keepBegun('maria', { requestId: 's1', mark: 'm' });
    await leave();
    expect(ownedBy('maria')).toEqual([]);
    keepSummary('maria', INSIGHT, 'm');
    keepBegun('maria', { requestId: 's1', mark: 'm' });
    expect(ownedBy('maria')).toEqual([]);
  }
});

it('begunSummary returns a running request for an hour', () => {
  keepBegun('maria', { requestId: 's1', mark: 'm' });
  expect(begunSummary('maria')).toEqual({ requestId: 's1', mark: 'm' });
  expect(begunSummary(null)).toBeNull();
  at(SUMMARY_CACHE_MS);
  expect(begunSummary('maria')).toBeNull();
});

it.each([{ text: 7 }, { startDate: null }, { keptAt: 'ontem' }, { endDate: undefined }])(
  'keptSummary ignores a stored value with the invalid part %j',
  (broken) => {
    keepSummary('maria', INSIGHT, 'm');
    writeJson('maria', 'weekly-summary', { keptAt: NOW, ...INSIGHT, ...broken });
    expect(kept()).toBeNull();
  },
);

it('markOf depends on score, time, day, tags and the length of notes, but not on their words or order', () => {
  const zone = 'America/Sao_Paulo';
  const week = [entry(0, 3, { tags: ['a', 'b'] }), entry(1)];
  const mark = markOf(week, zone);
  expect(markOf([entry(1), entry(0, 3, { tags: ['b', 'a'] })], zone)).toBe(mark);
  expect(markOf([entry(0, 3, { note: 'segredo' })], zone)).not.toContain('segredo');
  for (const other of [
    [entry(0, 3, { tags: ['a'] }), entry(1)],
    [entry(0, 4, { tags: ['a', 'b'] }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'], note: 'outra' }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'] })],
    [entry(0, 3, { tags: ['a', 'b'], timestamp: NOW - 1 }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'], localDate: '2026-11-20' }), entry(1)],
  ]) {
    expect(markOf(other, zone)).not.toBe(mark);
  }
});

it('recordedDays counts different local days', () => {
  const zone = 'America/Sao_Paulo';
  expect(recordedDays([...weekOf(3), entry(0, 5)], zone)).toBe(3);
  // An entry without a local date gets the one of this zone: 02:00 UTC is the evening of the day before.
  const { localDate: _, ...late } = entry(0, 2, { timestamp: Date.parse('2026-11-22T02:00:00Z') });
  expect(recordedDays([late, entry(0)], zone)).toBe(1);
});
