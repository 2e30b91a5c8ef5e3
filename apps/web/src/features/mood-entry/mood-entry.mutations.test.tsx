// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flattenPages } from './mood-entry.cache.ts';
import { type EntryFilters, moodKeys } from './mood-entry.keys.ts';
import { useCorrectMood, useRemoveMood } from './mood-entry.mutations.ts';

const entry = (id: string, iso: string, score: number, note = '') => ({
  id,
  score,
  note,
  timestamp: Date.parse(iso),
  ai_analysis: '',
});

const A = entry('a', '2026-11-14T15:00:00Z', 3, 'Chá com a Inês');
const B = entry('b', '2026-11-13T15:00:00Z', 1);
const all: EntryFilters = { text: '', scores: [], until: null };
const low: EntryFilters = { text: '', scores: [0, 1], until: null };

function setUp<Hook>(hook: () => Hook) {
  const client = new QueryClient();
  client.setQueryData(moodKeys.range('2026-11-08', '2026-11-14'), [A, B]);
  for (const [filters, entries] of [
    [all, [A, B]],
    [low, [B]],
  ] as const) {
    client.setQueryData(moodKeys.list(filters), { pages: [{ entries, nextCursor: null }], pageParams: [null] });
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(hook, { wrapper });
  const listed = (filters: EntryFilters) => {
    const data = client.getQueryData<{ pages: { entries: (typeof A)[]; nextCursor: null }[] }>(moodKeys.list(filters));
    return flattenPages(data?.pages ?? []).map(({ id, score }) => [id, score]);
  };
  return { hook: result, listed, week: () => client.getQueryData(moodKeys.range('2026-11-08', '2026-11-14')) };
}

afterEach(() => vi.unstubAllGlobals());

/** A server that answers only when told to. */
function heldServer() {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  return { answer: (response: Response) => answer(response) };
}

const refusal = () => Response.json({ errorCode: 'INTERNAL', message: 'Algo falhou.' }, { status: 500 });

describe('changes of entries', () => {
  it('remove at once, and give back what a refusal leaves', async () => {
    const server = heldServer();
    const { hook, listed, week } = setUp(useRemoveMood);
    const removal = hook.current.mutateAsync('b');
    await waitFor(() => expect(week()).toEqual([A]));
    expect(listed(low)).toEqual([]);
    server.answer(refusal());
    await expect(removal).rejects.toThrow('Algo falhou.');
    expect(week()).toEqual([A, B]);
    expect(listed(all)).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(listed(low)).toEqual([['b', 1]]);
  });

  it('move a corrected entry into the lists it now belongs to', async () => {
    const server = heldServer();
    const { hook, listed } = setUp(useCorrectMood);
    const correction = hook.current.mutateAsync({ entry: A, score: 0, note: A.note });
    await waitFor(() =>
      expect(listed(low)).toEqual([
        ['a', 0],
        ['b', 1],
      ]),
    );
    server.answer(Response.json({ ...A, score: 0 }));
    await correction;
    expect(listed(all)).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });

  it('refuse to delete without an id, before any call', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const { hook } = setUp(useRemoveMood);
    await expect(hook.current.mutateAsync('')).rejects.toThrow('ID da entrada não fornecido para exclusão');
    expect(fetched).not.toHaveBeenCalled();
  });
});
