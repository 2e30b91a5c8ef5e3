import type { Reading } from '@alento/contract/content';
import { beforeEach, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withVisitor } from '../content.harness.tsx';
import { bookOf, readingOf } from './book.fixture.ts';

const changes = () => server.calls('PUT /reading/{id}').map(({ body: { share }, keepalive }) => ({ share, keepalive }));
/** The shares that the server received, in order. */
export const receivedShares = () => changes().map(({ share }) => share);
/** The shares that were sent with keepalive because the page was left, in order. */
export const sharesSentOnLeaving = () => changes().flatMap(({ share, keepalive }) => (keepalive ? [share] : []));

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

/** Starts each test as a visitor, with a server that has one book and stores positions. */
export function withShelf(): void {
  withVisitor();
  beforeEach(() => {
    hasRead({});
    keepsReading();
    server.answer('GET /reading', () => reading);
    server.answer('GET /books', { books: [] });
    server.answer('GET /books/{id}', bookOf());
  });
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
