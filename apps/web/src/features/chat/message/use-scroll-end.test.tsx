// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollEnd } from './use-scroll-end.ts';

let resize = (): void => undefined;
let observed: Element[];
beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resize = notify;
      }
      observe(element: Element): void {
        observed.push(element);
      }
      disconnect(): void {}
    },
  );
});

type Props = { count: number; sent?: string; start?: boolean };

function List({ count, sent, start = false }: Props) {
  const { area, hasNews, toEnd, onScroll } = useScrollEnd(count, sent);
  return (
    <>
      <section ref={area} onScroll={onScroll} data-testid="list">
        <p data-start={start || undefined}>Resposta</p>
      </section>
      {hasNews && (
        <button type="button" onClick={toEnd}>
          Novas
        </button>
      )}
    </>
  );
}

/** Renders a list of 1,000 px in a viewport of 100 px, whose element begins at `top`. */
function draw(top = 0) {
  const { rerender } = render(<List count={1} />);
  const list = screen.getByTestId('list');
  Object.defineProperties(list, { scrollHeight: { value: 1000, configurable: true }, clientHeight: { value: 100 } });
  const start = list.querySelector('p') as HTMLElement;
  start.getBoundingClientRect = () => ({ top: top - list.scrollTop }) as DOMRect;
  return {
    become: (props: Props) => rerender(<List {...props} />),
    scrollTo(position: number): void {
      list.scrollTop = position;
      fireEvent.scroll(list);
    },
    /** The position, and whether new content is reported. */
    seen: () => [list.scrollTop, screen.queryByRole('button') !== null],
  };
}

it('useScrollEnd scrolls to new messages while the reader is at the end', () => {
  const { become, seen } = draw();
  become({ count: 2 });
  expect(seen()).toEqual([1000, false]);
});

it('useScrollEnd stays at the end when the list becomes lower, and leaves a reader who scrolled up where they are', () => {
  const { scrollTo, seen } = draw();
  expect(observed).toEqual([screen.getByTestId('list')]);
  resize();
  expect(seen()).toEqual([1000, false]);
  scrollTo(200);
  resize();
  expect(seen()).toEqual([200, false]);
});

it('useScrollEnd keeps the position of a reader who scrolled up, and reports new content until the end is reached', () => {
  const { become, scrollTo, seen } = draw();
  scrollTo(200);
  become({ count: 2 });
  expect(seen()).toEqual([200, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Novas' }));
  expect(seen()).toEqual([1000, false]);
  scrollTo(200);
  become({ count: 3 });
  scrollTo(880);
  expect(seen()).toEqual([880, false]);
});

it('useScrollEnd scrolls to the reader’s own message from any position', () => {
  const { become, scrollTo, seen } = draw();
  scrollTo(200);
  become({ count: 2, sent: 'k1' });
  expect(seen()).toEqual([1000, false]);
});

it('useScrollEnd keeps the beginning of a marked element in view while content is added below it', () => {
  const { become, scrollTo, seen } = draw(608);
  become({ count: 2, start: true });
  expect(seen()).toEqual([600, false]);
  scrollTo(600);
  become({ count: 3, start: true });
  expect(seen()).toEqual([600, false]);
  scrollTo(200);
  become({ count: 4, start: true });
  expect(seen()).toEqual([200, true]);
});

it('useScrollEnd scrolls to the end if the marked element begins in the last view', () => {
  const { become, seen } = draw(960);
  become({ count: 2, start: true });
  expect(seen()).toEqual([900, false]);
});
