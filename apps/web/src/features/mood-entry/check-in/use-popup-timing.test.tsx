// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { usePopupTiming } from './use-popup-timing.ts';

const T0 = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let putBackClock = () => {};
let visibility: DocumentVisibilityState = 'visible';

beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
  vi.useFakeTimers({ now: T0 });
  putBackClock = setClock(() => Date.now());
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(async () => {
  cleanup();
  await session.leave();
  putBackClock();
});

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
async function turn(next: DocumentVisibilityState): Promise<void> {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}
function tab(mayAppear: () => boolean = () => true, isWanted = async () => true) {
  const onAppear = vi.fn();
  const { result, unmount } = renderHook(() => usePopupTiming('ana', { mayAppear, isWanted, onAppear }));
  return { onAppear, unmount, dismissed: () => result.current.dismissed() };
}
const storedValue = (name: string): string | null => readOwned('ana', `mood-popup-${name}`);
const keys = () => ['start', 'last-shown', 'total', 'dismissed', 'count'].map((name) => storedValue(name));

describe('the five stored values of the check-in popup', () => {
  it('are start time, last appearance, total time, dismissal and count', async () => {
    const { dismissed } = tab();
    await pass(0);
    expect(keys()).toEqual([String(T0), null, '0', null, '0']);
    await pass(14 * MINUTE);
    expect(keys()).toEqual([String(T0 + 14 * MINUTE), null, String(14 * MINUTE), null, '0']);
    await pass(MINUTE);
    const displayedAt = String(T0 + 15 * MINUTE);
    expect(keys()).toEqual([displayedAt, displayedAt, '0', null, '1']);
    await pass(10 * SECOND);
    dismissed();
    await pass(0);
    expect(keys()).toEqual([displayedAt, displayedAt, '0', String(T0 + 15 * MINUTE + 10 * SECOND), '1']);
  });

  it('prevent the popup if they can’t be written', async () => {
    writeOwned('ana', 'mood-popup-total', String(99 * MINUTE));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { onAppear } = tab();
    await pass(5 * MINUTE);
    expect(onAppear).not.toHaveBeenCalled();
  });
});

describe('the check of the popup every 60 s', () => {
  it('counts time only while the tab is visible', async () => {
    const { onAppear } = tab();
    await pass(5 * MINUTE + 30 * SECOND);
    await turn('hidden');
    expect(storedValue('total')).toBe(String(5 * MINUTE + 30 * SECOND));
    await pass(4 * MINUTE);
    await turn('visible');
    expect(storedValue('total')).toBe(String(5 * MINUTE + 30 * SECOND));
    await pass(9 * MINUTE);
    expect(onAppear).not.toHaveBeenCalled();
    await pass(MINUTE);
    expect(onAppear).toHaveBeenCalledTimes(1);
  });

  it('postpones a due popup that may not appear yet', async () => {
    let calm = false;
    const { onAppear } = tab(() => calm);
    await pass(20 * MINUTE);
    expect(onAppear).not.toHaveBeenCalled();
    expect(keys().slice(1)).toEqual([null, String(20 * MINUTE), null, '0']);
    calm = true;
    await pass(MINUTE);
    expect(onAppear).toHaveBeenCalledTimes(1);
  });
});

describe('the check-in popup with two visible tabs', () => {
  it('uses a lock if the browser supports locks', async () => {
    const names: string[] = [];
    let queue = Promise.resolve();
    const request = (name: string, _: object, run: () => void): Promise<void> => {
      names.push(name);
      // The browser grants locks asynchronously and one after the other.
      queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, 3))).then(run);
      return queue;
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const tabs = [tab(), tab(), tab()];
    await pass(16 * MINUTE);
    expect(tabs.reduce((sum, { onAppear }) => sum + onAppear.mock.calls.length, 0)).toBe(1);
    expect(new Set(names)).toEqual(new Set(['alento-mood-popup']));
  });
});
