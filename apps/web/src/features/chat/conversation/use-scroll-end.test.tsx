// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useScrollEnd } from './use-scroll-end.ts';

afterEach(cleanup);

function List({ count, sent }: { count: number; sent?: string }) {
  const { area, hasNews, toEnd, onScroll } = useScrollEnd(count, sent);
  return (
    <>
      <section ref={area} onScroll={onScroll} data-testid="list" />
      {hasNews && (
        <button type="button" onClick={toEnd}>
          Novas
        </button>
      )}
    </>
  );
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
