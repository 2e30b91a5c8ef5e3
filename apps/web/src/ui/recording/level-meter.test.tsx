// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LevelMeter } from './level-meter.tsx';

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});

describe('the level meter', () => {
  const width = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-level-meter] > span')?.style.transform;
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });

  it('moves with the voice, and stops when it is gone', () => {
    const level = vi.fn(() => 0);
    const { unmount } = render(<LevelMeter level={level} />);
    const seen = [width()];
    for (const next of [0.25, 0.8, 0, 3]) {
      level.mockReturnValue(next);
      pass(20);
      seen.push(width());
    }
    expect(seen).toEqual(['scaleX(0)', 'scaleX(0.25)', 'scaleX(0.8)', 'scaleX(0)', 'scaleX(1)']);
    unmount();
    level.mockClear();
    pass(200);
    expect(level).not.toHaveBeenCalled();
  });

  it('moves less often for people who asked for less motion', () => {
    isCalm = true;
    const level = vi.fn(() => 0.5);
    render(<LevelMeter level={level} />);
    pass(20);
    level.mockReturnValue(0.9);
    pass(300);
    expect(width()).toBe('scaleX(0.5)');
    pass(120);
    expect(width()).toBe('scaleX(0.9)');
  });
});
