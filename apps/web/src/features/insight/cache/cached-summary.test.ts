// @vitest-environment jsdom
import { SUMMARY_CACHE_MS, SUMMARY_ENTRIES_CACHE_MS } from '@alento/domain/insight/limits';
import { expect, it, vi } from 'vitest';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { entry, NOW, TODAY, weekOf, withInsights } from '../insight.harness.ts';
import { cachedSummary, cacheSummary, checkSummary, runningRequest, storeRunningRequest } from './cached-summary.ts';
import { fingerprintOf, recordedDays } from './week-material.ts';

withInsights();

const INSIGHT = { text: 'Foi assim.', startDate: '2026-11-15', endDate: TODAY, writtenBy: 'external' as const };
const cached = (mark = 'm', userId = 'maria', today = TODAY) => cachedSummary(userId, today, mark);
const at = (ms: number): void => void vi.setSystemTime(NOW + ms);

it('cachedSummary returns the cached summary only for the same entries, day and person', () => {
  cacheSummary('maria', INSIGHT, 'm');
  expect(cached()).toEqual(INSIGHT);
  expect(cached('other')).toBeNull();
  expect(cached('m', 'joao')).toBeNull();
  expect(cached('m', 'maria', '2026-11-22')).toBeNull();
  expect(cachedSummary(null, TODAY, 'm')).toBeNull();
});

it('cachedSummary returns a summary for an hour if its entries are checked every 30 minutes', () => {
  cacheSummary('maria', INSIGHT, 'm');
  at(SUMMARY_ENTRIES_CACHE_MS - 1);
  expect(cached()).not.toBeNull();
  at(SUMMARY_ENTRIES_CACHE_MS);
  expect(cached()).toBeNull();
  at(SUMMARY_ENTRIES_CACHE_MS - 1);
  checkSummary('maria', TODAY, 'm');
  at(SUMMARY_CACHE_MS - 2);
  checkSummary('maria', TODAY, 'm');
  at(SUMMARY_CACHE_MS - 1);
  expect(cached()).not.toBeNull();
  at(SUMMARY_CACHE_MS);
  expect(cached()).toBeNull();
  at(-1);
  expect(cached()).toBeNull();
});

it('checkSummary drops the summary if the fingerprint of the entries differs once', () => {
  cacheSummary('maria', INSIGHT, 'm');
  checkSummary('maria', TODAY, 'other');
  checkSummary('maria', TODAY, 'm');
  expect(cached()).toBeNull();
});

it('begunSummary returns a running request for an hour', () => {
  storeRunningRequest('maria', { requestId: 's1', mark: 'm' });
  expect(runningRequest('maria')).toEqual({ requestId: 's1', mark: 'm' });
  expect(runningRequest(null)).toBeNull();
  at(SUMMARY_CACHE_MS);
  expect(runningRequest('maria')).toBeNull();
});

it.each([{ text: 7 }, { startDate: null }, { keptAt: 'ontem' }, { endDate: undefined }])(
  'cachedSummary ignores a stored value with the invalid part %j',
  (broken) => {
    cacheSummary('maria', INSIGHT, 'm');
    writeJson('maria', 'weekly-summary', { keptAt: NOW, ...INSIGHT, ...broken });
    expect(cached()).toBeNull();
  },
);

it('fingerprintOf depends on score, time, day, tags and the length of notes, but not on their words or order', () => {
  const zone = 'America/Sao_Paulo';
  const week = [entry(0, 3, { tags: ['a', 'b'] }), entry(1)];
  const mark = fingerprintOf(week, zone);
  expect(fingerprintOf([entry(1), entry(0, 3, { tags: ['b', 'a'] })], zone)).toBe(mark);
  expect(fingerprintOf([entry(0, 3, { note: 'segredo' })], zone)).not.toContain('segredo');
  for (const other of [
    [entry(0, 3, { tags: ['a'] }), entry(1)],
    [entry(0, 4, { tags: ['a', 'b'] }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'], note: 'outra' }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'] })],
    [entry(0, 3, { tags: ['a', 'b'], timestamp: NOW - 1 }), entry(1)],
    [entry(0, 3, { tags: ['a', 'b'], localDate: '2026-11-20' }), entry(1)],
  ]) {
    expect(fingerprintOf(other, zone)).not.toBe(mark);
  }
});

it('recordedDays counts different local days', () => {
  const zone = 'America/Sao_Paulo';
  expect(recordedDays([...weekOf(3), entry(0, 5)], zone)).toBe(3);
  // An entry without a local date gets the one of this zone: 02:00 UTC is the evening of the day before.
  const { localDate: _, ...late } = entry(0, 2, { timestamp: Date.parse('2026-11-22T02:00:00Z') });
  expect(recordedDays([late, entry(0)], zone)).toBe(1);
});
