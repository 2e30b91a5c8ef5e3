import type { Reading } from '@alento/contract/content';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { bookOf, readingOf } from './book.fixture.ts';

const changes = () => server.calls('PUT /reading/{id}').map(({ body: { share }, keepalive }) => ({ share, keepalive }));
/** The shares that the server received, in order. */
export const kept = () => changes().map(({ share }) => share);
/** The shares that were sent with keepalive because the page was left, in order. */
export const keptOnLeaving = () => changes().flatMap(({ share, keepalive }) => (keepalive ? [share] : []));

let reading: Reading;
/** Sets the positions stored on the server. */
export function hasRead(progress: Record<string, number>): void {
  reading = readingOf(progress);
}
/** Makes the fake server store the positions that it receives. */
export function keepsReading(): void {
  server.answer('PUT /reading/{id}', ({ params: { id }, body: { share = 0 } }) => {
    hasRead({ [id]: share });
    return reading;
  });
}

export function withShelf(): void {
  beforeEach(async () => {
    await emptyDevice();
    queryClient.clear();
    hasRead({});
    keepsReading();
    server.answer('GET /reading', () => reading);
    server.answer('GET /books', { books: [] });
    server.answer('GET /books/{id}', bookOf());
  });

  afterEach(async () => {
    cleanup();
    await session.leave();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const signIn = (): Promise<void> => session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');

export function open(screen: ReactNode) {
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), unmount };
}

const CHAPTER_PX = 3000;

/**
 * Mocks the layout, which jsdom lacks: the chapters are one below the other from 1000 px on. Returns a function that
 * scrolls.
 */
export function withLayout(): (to: number) => void {
  let scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 1000 + index * CHAPTER_PX - scrolled, 360, CHAPTER_PX);
  });
  return (to) => {
    scrolled = to;
    window.dispatchEvent(new Event('scroll'));
  };
}
/** Returns the scroll position for a share of the fixture's three chapters, in jsdom's viewport of 768 px. */
export const scrolledTo = (share: number): number => 1000 - 768 / 3 + share * 3 * CHAPTER_PX;
