import type { Book, BookCard, Reading } from '@alento/contract/content';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { bookOf, readingOf } from './book.fixture.ts';

type Answer = Response | Promise<Response>;

export const refused = (status: number, errorCode: string) => (): Answer =>
  Response.json({ errorCode, message: `Texto de ${errorCode}.` }, { status });
export const given = (body: BookCard[] | Book) => (): Answer =>
  Response.json(Array.isArray(body) ? { books: body } : body);
export const never = (): Answer => new Promise(() => {});

const calm = () => ({
  books: given([]),
  book: given(bookOf()),
  reading: readingOf() as Reading,
  /** Shares it was told, in their order. */
  kept: [] as number[],
  /** Of those, the ones that arrive where the page is gone. */
  keptOnLeaving: [] as number[],
  keep: null as (() => Answer) | null,
});

/** The fake server of the shelf. */
export const server = calm();

export function withShelf(): void {
  beforeEach(async () => {
    await emptyDevice();
    queryClient.clear();
    Object.assign(server, calm());
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (init.method === 'PUT') {
        const { share } = JSON.parse(String(init.body));
        server.kept.push(share);
        if (init.keepalive) server.keptOnLeaving.push(share);
        if (server.keep) return server.keep();
        server.reading = readingOf({ noites: share });
        return Response.json(server.reading);
      }
      if (address === '/api/reading') return Response.json(server.reading);
      return address === '/api/books' ? server.books() : server.book();
    });
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

/** Lays the chapters out one below the other, from 1000 px on, and scrolls: jsdom has no layout. */
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
/** As far down as makes a share of the fixture's three chapters, at jsdom's window of 768 px. */
export const scrolledTo = (share: number): number => 1000 - 768 / 3 + share * 3 * CHAPTER_PX;
