// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAt, shareBehind } from './reading-measure.ts';
import { followReading, REST_MS } from './reading-rest.ts';
import { progressSender } from './use-reading-progress.ts';

const boxed = (element: Element, top: number, height: number): Element => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
};

describe('shareBehind', () => {
  const text = document.createElement('div');
  it.each([
    ['is 0 before the text’s beginning', 300, 0],
    ['is 0 at the text’s beginning', 100, 0],
    ['is 0.5 in the text’s middle', -900, 0.5],
    ['is 1 if the text’s end is visible', -1300, 1],
    ['is 1 below the text', -5000, 1],
  ])('%s', (_, top, share) => expect(shareBehind(boxed(text, top, 2000), 100, 800)).toBe(share));

  it('is 0 if the text is not rendered', () => expect(shareBehind(boxed(text, 0, 0), 0, 800)).toBe(0));
});

it('placeAt finds the block at a share of the text, and its heading', () => {
  const text = document.createElement('div');
  text.innerHTML = '<p>Antes.</p><h2>O começo</h2><p>Era noite.</p><h2>O fim</h2>';
  boxed(text, -200, 400);
  for (const [index, child] of [...text.children].entries()) boxed(child, -200 + index * 100, 100);
  const found = (share: number) => {
    const place = placeAt(text, share);
    return [place?.block.textContent, place?.heading];
  };
  expect(found(0.1)).toEqual(['Antes.', null]);
  expect(found(0.6)).toEqual(['Era noite.', 'O começo']);
  expect(found(0.8)).toEqual(['O fim', 'O fim']);
});

describe('followReading', () => {
  beforeEach(() => vi.useFakeTimers());

  function read(from = 0) {
    let share = from;
    const reports: [number, 'leaving' | 'resting'][] = [];
    const stop = followReading(
      () => share,
      (at, { isLeaving }) => reports.push([at, isLeaving ? 'leaving' : 'resting']),
    );
    return {
      reports,
      stop,
      to(next: number): void {
        share = next;
        window.dispatchEvent(new Event('scroll'));
      },
      rest: (ms = REST_MS) => vi.advanceTimersByTime(ms),
    };
  }
  const turn = (visibility: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('reports a position only after scrolling stopped, and a jump only if the reader stays there', () => {
    const { reports, to, rest, stop } = read();
    for (const share of [0.2, 0.5, 0.8, 1]) {
      to(share);
      rest(REST_MS - 1);
    }
    expect(reports).toEqual([]);
    to(0.7);
    rest();
    rest(10 * REST_MS);
    expect(reports).toEqual([[0.7, 'resting']]);
    to(0.1);
    rest(REST_MS - 1);
    to(0.75);
    rest();
    to(0.95);
    stop();
    expect(reports.slice(1)).toEqual([[0.75, 'resting']]);
  });

  it('reports the end of a text that fits the viewport after a pause', () => {
    const { reports, rest } = read(1);
    rest(REST_MS - 1);
    expect(reports).toEqual([]);
    rest(1);
    expect(reports).toEqual([[1, 'resting']]);
  });

  it.each<[string, (stop: () => void) => unknown]>([
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['a hidden tab', () => turn('hidden')],
    ['the end', (stop) => stop()],
  ])('reports the last position once when the page is left by %s', (_, leave) => {
    const { reports, to, rest, stop } = read();
    to(0.2);
    rest();
    to(0.25);
    leave(stop);
    rest(10 * REST_MS);
    stop();
    expect(reports).toEqual([
      [0.2, 'resting'],
      [0.25, 'leaving'],
    ]);
  });

  it('pauses while the tab is hidden, and continues when it is visible', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { reports, rest } = read(0.6);
    rest(2 * REST_MS);
    expect(reports).toEqual([]);
    turn('visible');
    rest();
    expect(reports).toEqual([[0.6, 'resting']]);
  });
});

describe('progressSender', () => {
  const resting = { isLeaving: false };

  it('sends only positions that are clearly further than the last one', () => {
    const send = vi.fn(async () => undefined);
    const report = progressSender(send);
    for (const share of [0, 0.3, 0.2, 0.31, 1, 1]) report(share, resting);
    expect(send.mock.calls).toEqual([
      [0.3, resting],
      [1, resting],
    ]);
  });

  it('sends the last step to the end even if it is small', () => {
    const send = vi.fn(async () => undefined);
    const report = progressSender(send);
    report(0.99, resting);
    report(1, { isLeaving: true });
    expect(send).toHaveBeenLastCalledWith(1, { isLeaving: true });
  });

  it('sends the position again after a failure', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    const report = progressSender(send);
    report(0.4, resting);
    await Promise.resolve();
    report(0.4, resting);
    expect(send.mock.calls.map(([share]) => share)).toEqual([0.4, 0.4]);
  });
});
