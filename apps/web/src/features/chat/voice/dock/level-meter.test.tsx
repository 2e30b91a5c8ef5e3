// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LevelMeter } from './level-meter.tsx';

let calm = false;
beforeEach(() => {
  calm = false;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const width = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-level-meter] > span')?.style.transform;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the level meter', () => {
  it('moves with the voice', () => {
    let loudness = 0;
    render(<LevelMeter level={() => loudness} />);
    const seen = [width()];
    for (const next of [0.25, 0.8, 0, 3]) {
      loudness = next;
      pass(20);
      seen.push(width());
    }
    expect(seen).toEqual(['scaleX(0)', 'scaleX(0.25)', 'scaleX(0.8)', 'scaleX(0)', 'scaleX(1)']);
  });

  it('moves less often for people who asked for less motion', () => {
    calm = true;
    let loudness = 0.5;
    render(<LevelMeter level={() => loudness} />);
    pass(20);
    expect(width()).toBe('scaleX(0.5)');
    loudness = 0.9;
    pass(300);
    expect(width()).toBe('scaleX(0.5)');
    pass(120);
    expect(width()).toBe('scaleX(0.9)');
  });

  it('stops when it is gone', () => {
    const level = vi.fn(() => 0.5);
    const { unmount } = render(<LevelMeter level={level} />);
    pass(20);
    unmount();
    const calls = level.mock.calls.length;
    pass(200);
    expect(level).toHaveBeenCalledTimes(calls);
  });
});
