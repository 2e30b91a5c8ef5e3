// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { analyticsKeys } from '../../../state/mood/analytics.keys.ts';
import { ENTRIES_HERE } from '../../../state/mood/entries-here.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { entryOf } from '../../../testing/answers.ts';
import { setDeviceZone, withClock } from '../../../testing/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { monthQuery } from '../history/history.queries.ts';
import type { MoodBody } from './mood-creation.ts';
import { moodKind, moodOutbox } from './mood-outbox.ts';
import { moodNow } from './waiting-entry.ts';

const FELT = Date.parse('2026-11-22T02:30:00Z');
const BODY: MoodBody = { score: 3, note: 'sol', tags: ['t1'], timestamp: FELT, timeZone: 'America/Sao_Paulo' };
const ENTRY = entryOf({ note: 'sol', tags: ['t1'], timestamp: FELT });
const sent = () =>
  server.calls().map(({ method, body, headers }) => ({
    method,
    body,
    zone: headers.get('X-Time-Zone'),
    key: headers.get('Idempotency-Key'),
  }));

withMember();
beforeEach(() => {
  server.answer('POST /mood-entries', ENTRY);
  server.answer('PUT /mood-entries/{id}', ({ body }) => ({ ...ENTRY, ...(body as MoodEntry) }));
  server.answer('DELETE /mood-entries/{id}');
});

describe('a mood entry in the outbox', () => {
  it('is created under its idempotency key, with its original timestamp and zone', async () => {
    expect(await moodKind.create(BODY, 'k1')).toEqual({ ...ENTRY, localDate: '2026-11-21', offsetMinutes: -180 });
    const { timeZone, ...body } = BODY;
    expect(sent()).toEqual([{ method: 'POST', body, zone: timeZone, key: 'k1' }]);
  });

  it('is corrected without tags and timestamp if these did not change', async () => {
    const created = { ...ENTRY, localDate: '2026-11-21' };
    expect(await moodKind.correct(created, { ...BODY, score: 5 })).toMatchObject({ score: 5, localDate: '2026-11-21' });
    await moodKind.correct(created, { ...BODY, tags: [], timestamp: FELT - 86_400_000 });
    expect(sent().map(({ body }) => body)).toEqual([
      { score: 5, note: 'sol' },
      { score: 3, note: 'sol', tags: [], timestamp: FELT - 86_400_000 },
    ]);
  });

  it('is sent without a timestamp only if the device’s clock is wrong', () => {
    expect(moodKind.amend?.(BODY, { code: 'TIMESTAMP_IN_FUTURE', message: '' })).toEqual({ ...BODY, timestamp: null });
    expect(moodKind.amend?.({ ...BODY, timestamp: null }, { code: 'TIMESTAMP_INVALID', message: '' })).toBeNull();
    expect(moodKind.amend?.(BODY, { code: 'ENTRY_TAGS_INVALID', message: '' })).toBeNull();
  });

  it.each([
    ['first reading', null],
    ['reading, beside what was last seen,', []],
  ])('is in a month whose %s had begun before it was sent', async (_, seen) => {
    const answerBefore = server.hold('GET /mood-entries/date-range');
    const { queryKey, ...query } = monthQuery('2026-11');
    const month = new QueryObserver(queryClient, { queryKey, ...query });
    const stop = month.subscribe(() => undefined);
    await vi.waitFor(() => expect(server.calls('GET /mood-entries/date-range')).toHaveLength(1));
    if (seen) queryClient.getQueryCache().find({ queryKey })?.setData(seen, { manual: true });
    server.answer('GET /mood-entries/date-range', [ENTRY]);
    moodKind.onSent(ENTRY, 'item-1');
    answerBefore([]);
    await vi.waitFor(() => expect(server.calls('GET /mood-entries/date-range')).toHaveLength(2));
    await vi.waitFor(() => expect(month.getCurrentResult().isFetching).toBe(false));
    expect(month.getCurrentResult().data).toEqual([ENTRY]);
    stop();
  });

  it('is added to the cached lists and counted when it is sent, and makes patterns and analyses stale', async () => {
    const day = moodKeys.range('2026-11-21', '2026-11-21');
    queryClient.setQueryData(day, []);
    const derived = [moodKeys.patterns(), [...analyticsKeys.all(), 'until', '2026-11-21']];
    for (const key of derived) queryClient.setQueryData(key, []);
    const created = await moodKind.create(BODY, 'k1');
    moodKind.onSent(created, 'item-1');
    const isStale = () => derived.map((key) => queryClient.getQueryState(key)?.isInvalidated);
    await vi.waitFor(() => expect(isStale()).toEqual([true, true]));
    expect(queryClient.getQueryData(day)).toMatchObject([{ id: 'e1' }]);
    moodKind.onSent(created, 'item-2');
    expect(readOwned('maria', ENTRIES_HERE)).toBe('2');
    await moodKind.remove(created);
    expect(queryClient.getQueryData(day)).toEqual([]);
  });
});

describe('a mood that waits for days', () => {
  const clock = withClock(FELT);

  it('is sent with the day and the zone in which it was recorded, also from another zone', async () => {
    // 23:30 of 21 November in São Paulo.
    setDeviceZone('America/Sao_Paulo');
    server.answer('POST /mood-entries', lost);
    const id = await moodOutbox.add(moodNow({ score: 3, note: 'sol', tags: ['t1'] }));
    expect(await moodOutbox.settle(id)).toEqual({ state: 'waiting', isStored: true });
    const before = sent().length;
    expect(before).toBeGreaterThan(0);
    // Five days later in Tokyo.
    clock.at = Date.parse('2026-11-27T12:00:00Z');
    setDeviceZone('Asia/Tokyo');
    server.answer('POST /mood-entries', ENTRY);
    expect(await moodOutbox.settle(id)).toEqual({
      state: 'sent',
      result: { ...ENTRY, localDate: '2026-11-21', offsetMinutes: -180 },
    });
    const [first] = sent();
    expect(sent().slice(before)).toEqual([first]);
    expect(first).toMatchObject({ zone: 'America/Sao_Paulo', body: { timestamp: FELT } });
  });
});
