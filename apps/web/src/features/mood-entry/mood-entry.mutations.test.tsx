// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messageOf } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readJson, writeJson } from '../../lib/session/device/device-json.ts';
import { attachmentKeys } from '../../state/mood/attachment.keys.ts';
import { flattenPages } from '../../state/mood/mood-entry.cache.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { WEEKLY_SUMMARY_KEY } from '../../state/mood/weekly-summary-store.ts';
import { entryOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { Queries } from '../../testing/show.tsx';
import { leave, signIn } from '../../testing/signed-in.ts';
import { useRemoveTag } from '../tag/tag.mutations.ts';
import { useCorrectMood, useRecordBatch, useRecordMood, useRemoveMood } from './mood-entry.mutations.ts';

const A = entryOf({ id: 'a', timestamp: Date.parse('2026-11-14T11:00:00Z'), note: 'Chá com a Inês' });
const B = entryOf({ id: 'b', timestamp: Date.parse('2026-11-13T11:00:00Z'), score: 1 });
const BOTH = ' ';
const TAGGED = 'sono';
const WORDS = 'ines  cha';
const WEEK = ['2026-11-08', '2026-11-14'] as const;

function setUp<Hook>(hook: () => Hook) {
  const client = queryClient;
  client.setQueryData(moodKeys.range(...WEEK), [A, B]);
  for (const [words, entries] of [
    [BOTH, [A, B]],
    [TAGGED, [A, B]],
    [WORDS, [A]],
  ] as const) {
    client.setQueryData(moodKeys.search(words), { pages: [{ entries, nextCursor: null }], pageParams: [null] });
  }
  const { result } = renderHook(hook, { wrapper: Queries });
  const listed = (words: string) => {
    const data = client.getQueryData<{ pages: { entries: (typeof A)[]; nextCursor: null }[] }>(moodKeys.search(words));
    return flattenPages(data?.pages ?? []).map(({ id, score }) => [id, score]);
  };
  return { hook: result, listed, week: () => client.getQueryData(moodKeys.range(...WEEK)) };
}

afterEach(leave);

const BOTH_LISTED = [
  ['a', 3],
  ['b', 1],
];

const REFUSAL = refused(500, 'INTERNAL', { message: 'Algo falhou.' });

describe('the mutations of mood entries', () => {
  it('read the lists of photos again after an entry moved or was deleted, and after nothing else', async () => {
    const key = attachmentKeys.range(...WEEK);
    const isStale = (): boolean => queryClient.getQueryState(key)?.isInvalidated ?? false;
    const list = (): void => void queryClient.setQueryData(key, { attachments: [], leftThisMonth: null });
    server.answer('PUT /mood-entries/{id}', A);
    server.answer('DELETE /mood-entries/{id}', undefined);
    const correct = setUp(useCorrectMood).hook.current;
    const remove = setUp(useRemoveMood).hook.current;
    const outcomes: boolean[] = [];
    for (const change of [
      () => correct.mutateAsync({ entry: A, score: 2, note: '' }),
      () => correct.mutateAsync({ entry: A, score: 2, note: '', timestamp: B.timestamp }),
      () => remove.mutateAsync('b'),
    ]) {
      list();
      await act(async () => void (await change()));
      outcomes.push(isStale());
    }
    expect(outcomes).toEqual([false, true, true]);
  });

  it('remove a deleted entry from the lists at once, and restore it after a refusal', async () => {
    const answer = server.hold('DELETE /mood-entries/{id}');
    const { hook, listed, week } = setUp(useRemoveMood);
    const removal = hook.current.mutateAsync('b');
    await waitFor(() => expect(week()).toEqual([A]));
    expect(listed(TAGGED)).toEqual([['a', 3]]);
    answer(REFUSAL);
    await expect(removal).rejects.toThrow('Algo falhou.');
    expect(week()).toEqual([A, B]);
    expect(listed(BOTH)).toEqual(BOTH_LISTED);
  });

  it('add a corrected entry to the searches whose words it now has, and leave it in the others', async () => {
    const answer = server.hold('PUT /mood-entries/{id}');
    const { hook, listed } = setUp(useCorrectMood);
    const correction = hook.current.mutateAsync({ entry: B, score: 0, note: 'Inês fez chá' });
    const corrected = [
      ['a', 3],
      ['b', 0],
    ];
    await waitFor(() => expect(listed(WORDS)).toEqual(corrected));
    expect(listed(TAGGED)).toEqual(corrected);
    answer({ ...B, score: 0, note: 'Inês fez chá' });
    await correction;
    expect([listed(TAGGED), listed(WORDS)]).toEqual([corrected, corrected]);
  });

  it('read the ranges again, but no open search with many pages', async () => {
    server.answer('PUT /mood-entries/{id}', B);
    const { hook } = setUp(useCorrectMood);
    const [search, range] = [vi.fn(async () => ({})), vi.fn(async () => [])];
    const pages = Array.from({ length: 4 }, () => ({ entries: [], nextCursor: null }));
    queryClient.setQueryData(moodKeys.search(BOTH), { pages, pageParams: [] });
    for (const [queryKey, queryFn] of [
      [moodKeys.search(BOTH), search],
      [moodKeys.range(...WEEK), range],
    ] as const) {
      const stop = new QueryObserver<unknown>(queryClient, {
        ...{ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY },
      }).subscribe(() => undefined);
      onTestFinished(stop);
    }
    await hook.current.mutateAsync({ entry: B, score: 0, note: '' });
    await waitFor(() => expect(range).toHaveBeenCalledTimes(1));
    expect(search).not.toHaveBeenCalled();
    expect(queryClient.getQueryState(moodKeys.search(BOTH))?.isInvalidated).toBe(true);
  });

  it('roll back only the mutation that failed if two run at the same time', async () => {
    const answerPut = server.hold('PUT /mood-entries/{id}');
    const answerDelete = server.hold('DELETE /mood-entries/{id}');
    const { hook, listed, week } = setUp(() => ({ correct: useCorrectMood(), remove: useRemoveMood() }));
    const correction = hook.current.correct.mutateAsync({ entry: A, score: 5, note: A.note });
    await waitFor(() => expect(server.calls('PUT /mood-entries/{id}')).toHaveLength(1));
    const removal = hook.current.remove.mutateAsync('b');
    await waitFor(() => expect(server.calls('DELETE /mood-entries/{id}')).toHaveLength(1));
    answerDelete();
    await removal;
    answerPut(REFUSAL);
    await expect(correction).rejects.toThrow('Algo falhou.');
    expect(week()).toEqual([A]);
    expect(listed(BOTH)).toEqual([['a', 3]]);
    expect(listed(TAGGED)).toEqual([['a', 3]]);
  });

  it('restore the last entry of a list with further pages if its deletion fails', async () => {
    const answer = server.hold('DELETE /mood-entries/{id}');
    const { hook, listed } = setUp(useRemoveMood);
    const nextCursor = `${B.timestamp}~b`;
    queryClient.setQueryData(moodKeys.search(BOTH), { pages: [{ entries: [A, B], nextCursor }], pageParams: [null] });
    const removal = hook.current.mutateAsync('b');
    await waitFor(() => expect(listed(BOTH)).toEqual([['a', 3]]));
    answer(REFUSAL);
    await expect(removal).rejects.toThrow();
    expect(listed(BOTH)).toEqual(BOTH_LISTED);
  });

  it.each([
    ['succeeds', { ...A, score: 5 }],
    ['fails', REFUSAL],
  ])('don’t change the next person’s cache if a request of the previous person %s late', async (_, reply) => {
    await signIn('ana');
    const answer = server.hold('PUT /mood-entries/{id}');
    const { hook, week } = setUp(useCorrectMood);
    const correction = hook.current.mutateAsync({ entry: A, score: 5, note: A.note });
    await waitFor(() => expect(week()).toMatchObject([{ score: 5 }, { score: 1 }]));
    await signIn('bia');
    queryClient.setQueryData(moodKeys.range(...WEEK), []);
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    answer(reply);
    await correction.catch(() => undefined);
    expect(queryClient.getQueriesData({ queryKey: ['mood'] })).toEqual([[moodKeys.range(...WEEK), []]]);
    expect(invalidated).not.toHaveBeenCalled();
  });

  it('reject the deletion of an entry without an id, before any request', async () => {
    const { hook } = setUp(useRemoveMood);
    const failure = await hook.current.mutateAsync('').catch((error: unknown) => error);
    expect(messageOf(failure)).toBe('ID da entrada não fornecido para exclusão');
    expect(server.calls()).toEqual([]);
  });
});

it('every mutation of entries drops the cached weekly summary', async () => {
  await signIn();
  server.answer('POST /mood-entries', A);
  server.answer('POST /mood-entries/batch', { entries: [A] });
  server.answer('PUT /mood-entries/{id}', A);
  server.answer('DELETE /mood-entries/{id}');
  server.answer('DELETE /tags/{id}');
  async function expectDropped<Input>(
    useChange: () => { mutateAsync: (input: Input) => Promise<unknown> },
    input: Input,
  ): Promise<void> {
    writeJson('maria', WEEKLY_SUMMARY_KEY, { text: 'Foi assim.' });
    const { result } = renderHook(useChange, { wrapper: Queries });
    expect(readJson('maria', WEEKLY_SUMMARY_KEY)).not.toBeNull();
    await act(() => result.current.mutateAsync(input));
    expect(readJson('maria', WEEKLY_SUMMARY_KEY)).toBeNull();
  }
  const entry = { score: 3, note: '', tags: [], timestamp: A.timestamp };
  await expectDropped(useRecordMood, { key: 'k', body: entry });
  await expectDropped(useRecordBatch, { key: 'k', body: [entry] });
  await expectDropped(useCorrectMood, { entry: A, score: 4, note: '' });
  await expectDropped(useRemoveMood, 'a');
  await expectDropped(useRemoveTag, 'tag');
});
