import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

type Entry = { isIntersecting: boolean; boundingClientRect: { top: number } };

/** Gives each test of a file an IntersectionObserver, which jsdom lacks. Nothing is in sight until a test says so. */
export function withIntersections() {
  let observers: Set<{ notify: (entries: Entry[]) => void; margin: string | undefined }>;
  beforeEach(() => {
    observers = new Set();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly margin: string | undefined;
        readonly notify: (entries: Entry[]) => void;
        constructor(notify: (entries: Entry[]) => void, { rootMargin }: { rootMargin?: string } = {}) {
          this.notify = notify;
          this.margin = rootMargin;
        }
        observe(): void {
          observers.add(this);
        }
        disconnect(): void {
          observers.delete(this);
        }
      },
    );
  });
  return {
    margins: () => [...observers].map(({ margin }) => margin),
    /** Tells the page where what it observes is now. */
    scrollTo: (isIntersecting: boolean, top = 0): void =>
      act(() => {
        for (const { notify } of [...observers]) notify([{ isIntersecting, boundingClientRect: { top } }]);
      }),
  };
}

/** Gives each test of a file a ResizeObserver, which jsdom lacks. No size ever changes. */
export function withSizes(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  });
}
