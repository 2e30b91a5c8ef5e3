import type { MoodEntry } from '@alento/contract/mood-entry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { server, TODAY, weekOf } from '../insight.harness.ts';
import { WeeklyInsight } from './weekly-insight.tsx';

/** Advances the fake timers and flushes pending updates. */
export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

const drawnWith = (client: QueryClient, entries: MoodEntry[], today: string) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <WeeklyInsight entries={entries} today={today} />
    </MemoryRouter>
  </QueryClientProvider>
);

/** Renders the insight card for a week. The returned `change` sets other entries or another day. */
export async function show(entries = weekOf(5), today = TODAY) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { rerender, unmount } = render(drawnWith(client, entries, today));
  await pass();
  return {
    unmount,
    change: async (next: MoodEntry[], day = today) => {
      rerender(drawnWith(client, next, day));
      await pass();
    },
  };
}

const NAME = 'Gerar insight da semana';
export const button = () => screen.getByRole('button', { name: NAME });
export const isOffered = (): boolean => screen.queryByRole('button', { name: NAME }) !== null;
export async function tap(): Promise<void> {
  button().focus();
  fireEvent.click(button());
  await pass();
}
/** Renders the card and requests an insight, which the server answers so. */
export async function ask(...answers: typeof server.request) {
  server.request = answers;
  const drawn = await show();
  await tap();
  return drawn;
}
/** Returns the text of the live region. */
export const statusText = (): string | null => screen.getByRole('status').textContent;

/** Waits for a text. Its component is loaded on demand, and the fake timers don't advance that loading. */
export const words = (text: RegExp | string) =>
  vi.waitFor(async () => {
    await pass();
    expect(screen.getByText(text)).toBeTruthy();
  });
