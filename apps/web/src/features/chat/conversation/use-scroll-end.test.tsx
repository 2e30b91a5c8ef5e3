// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useScrollEnd } from './use-scroll-end.ts';

afterEach(cleanup);

function List({ count, sent, start = false }: { count: number; sent?: string; start?: boolean }) {
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

/** Places the marked element at this distance from the list's beginning, in px. */
function startAt(list: HTMLElement, top: number): void {
  const start = list.querySelector('p');
  if (!start) throw new Error('the list has no element');
  start.getBoundingClientRect = () => ({ top: top - list.scrollTop }) as DOMRect;
}

/** Creates a list of 1,000 px in a viewport of 100 px. */
function measured(): HTMLElement {
  const list = screen.getByTestId('list');
  Object.defineProperties(list, { scrollHeight: { value: 1000, configurable: true }, clientHeight: { value: 100 } });
  return list;
}

it('useScrollEnd scrolls to new messages while the reader is at the end', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  rerender(<List count={2} />);
  expect(list.scrollTop).toBe(1000);
  expect(screen.queryByRole('button')).toBeNull();
});

it('useScrollEnd keeps the position of a reader who scrolled up, and reports new content', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  list.scrollTop = 200;
  fireEvent.scroll(list);
  rerender(<List count={2} />);
  expect(list.scrollTop).toBe(200);
  fireEvent.click(screen.getByRole('button', { name: 'Novas' }));
  expect(list.scrollTop).toBe(1000);
  expect(screen.queryByRole('button')).toBeNull();
});

it('useScrollEnd stops reporting new content once the reader scrolled to the end', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  list.scrollTop = 200;
  fireEvent.scroll(list);
  rerender(<List count={2} />);
  list.scrollTop = 880;
  fireEvent.scroll(list);
  expect(screen.queryByRole('button')).toBeNull();
});

it('useScrollEnd scrolls to the reader’s own message from any position', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  list.scrollTop = 200;
  fireEvent.scroll(list);
  rerender(<List count={2} sent="k1" />);
  expect(list.scrollTop).toBe(1000);
});

it('useScrollEnd keeps the beginning of a marked element in view while content is added below it', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  startAt(list, 608);
  rerender(<List count={2} start />);
  expect(list.scrollTop).toBe(600);
  fireEvent.scroll(list);
  rerender(<List count={3} start />);
  expect(list.scrollTop).toBe(600);
  expect(screen.queryByRole('button')).toBeNull();
});

it('useScrollEnd scrolls to the end if the marked element begins in the last view', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  startAt(list, 960);
  rerender(<List count={2} start />);
  expect(list.scrollTop).toBe(900);
});

it('useScrollEnd doesn’t move a reader who scrolled away from the marked element', () => {
  const { rerender } = render(<List count={1} />);
  const list = measured();
  startAt(list, 608);
  rerender(<List count={2} start />);
  list.scrollTop = 200;
  fireEvent.scroll(list);
  rerender(<List count={3} start />);
  expect(list.scrollTop).toBe(200);
  expect(screen.getByRole('button', { name: 'Novas' })).toBeTruthy();
});
