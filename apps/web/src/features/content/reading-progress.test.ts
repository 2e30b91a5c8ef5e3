// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAt, shareBehind } from './reading-measure.ts';
import { progressSender, SEND_EVERY_MS } from './use-reading-progress.ts';

const boxed = (element: Element, top: number, height: number): Element => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
};

describe('the share of a text that lies behind', () => {
  const text = document.createElement('div');
  it.each([
    ['before its beginning', 300, 0],
    ['at its beginning', 100, 0],
    ['in its middle', -900, 0.5],
    ['where its end is seen', -1300, 1],
    ['below it', -5000, 1],
  ])('%s', (_, top, share) => expect(shareBehind(boxed(text, top, 2000), 100, 800)).toBe(share));

  it('is nothing of a text that is not drawn', () => expect(shareBehind(boxed(text, 0, 0), 0, 800)).toBe(0));
});

it('finds the block a share leads to, and the heading above it', () => {
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

describe('sending it', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sends the furthest place, once in a while, and never one again', async () => {
    const send = vi.fn(async () => undefined);
    const sender = progressSender(send);
    for (const share of [0.1, 0.3, 0.2]) sender.at(share);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SEND_EVERY_MS);
    sender.at(0.3);
    await vi.advanceTimersByTimeAsync(SEND_EVERY_MS);
    expect(send.mock.calls).toEqual([[0.3]]);
  });

  it('sends what is left when the reader leaves, and nothing where nothing was read', () => {
    const send = vi.fn(async () => undefined);
    const sender = progressSender(send);
    sender.leave();
    sender.at(0);
    sender.leave();
    expect(send).not.toHaveBeenCalled();
    sender.at(0.4);
    sender.leave();
    sender.leave();
    expect(send.mock.calls).toEqual([[0.4]]);
  });

  it('sends again what did not arrive', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    const sender = progressSender(send);
    sender.at(0.4);
    await vi.advanceTimersByTimeAsync(SEND_EVERY_MS);
    sender.leave();
    expect(send.mock.calls).toEqual([[0.4], [0.4]]);
  });
});
