// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useMore } from './use-more.ts';

/** Readings of pages, in the order in which they began. */
let readings: { page: number; end: (items: readonly string[]) => void; fail: () => void }[] = [];
let client: QueryClient;

beforeEach(() => {
  readings = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  client.clear();
});

function List() {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam: page }) =>
      new Promise<readonly string[]>((end, fail) => readings.push({ page, end, fail: () => fail(new Error('lost')) })),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length : undefined),
  });
  const { more, isBusy } = useMore(query, list, 'p');
  return (
    <>
      <ul ref={list}>
        {query.data?.pages.flat().map((item) => (
          <li key={item}>
            <p tabIndex={-1}>{item}</p>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <button type="button" disabled={isBusy} onClick={more}>
          Mais
        </button>
      )}
    </>
  );
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Mais' });
const focused = () => document.activeElement?.textContent;
/** Turns of the event loop until a reading's result, and the next reading that it starts, are on the screen. */
const TURNS = 5;
/** Ends a reading and lets the screen show it. */
async function after(settle: () => void): Promise<void> {
  await act(async () => settle());
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(...items: string[]): Promise<void> {
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  await after(() => readings[0]?.end(items));
}

it('reads the next page, and the first new item takes the focus', async () => {
  await open('a', 'b');
  await userEvent.click(await button());
  expect((await button()).disabled).toBe(true);
  await after(() => readings[1]?.end(['c', 'd']));
  expect(readings.map(({ page }) => page)).toEqual([0, 1]);
  expect(focused()).toBe('c');
  expect((await button()).disabled).toBe(false);
});

it('reads the next page after a reading that was under way, and counts the items that it brought', async () => {
  await open('a', 'b');
  act(() => void client.invalidateQueries({ queryKey: ['list'] }));
  await userEvent.click(await button());
  expect((await button()).disabled).toBe(true);
  expect(readings).toHaveLength(2);
  await after(() => readings[1]?.end(['new', 'a', 'b']));
  expect(readings.map(({ page }) => page)).toEqual([0, 0, 1]);
  await after(() => readings[2]?.end(['c']));
  expect(focused()).toBe('c');
});

it('leaves the focus alone if an item appears after the next page could not be read', async () => {
  await open('a');
  await userEvent.click(await button());
  await after(() => readings[1]?.fail());
  expect((await button()).disabled).toBe(false);
  act(() => void client.invalidateQueries({ queryKey: ['list'] }));
  await after(() => readings[2]?.end(['new', 'a']));
  expect(focused()).not.toBe('a');
  await userEvent.click(await button());
  await after(() => readings[3]?.end(['b']));
  expect(focused()).toBe('b');
});

it('moves the focus to the last item if the next page brings no new one', async () => {
  await open('a', 'b');
  await userEvent.click(await button());
  await after(() => readings[1]?.end([]));
  expect(focused()).toBe('b');
});
