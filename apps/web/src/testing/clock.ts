import { afterEach, beforeEach, vi } from 'vitest';
import { setClock } from '../lib/time/clock.ts';

/** Stops the app's clock at a time before each test of a file, and starts it again after it. A test may change `at`. */
export function withClock(start: number): { at: number } {
  const clock = { at: start };
  let putBack: () => void;
  beforeEach(() => {
    clock.at = start;
    putBack = setClock(() => clock.at);
  });
  afterEach(() => putBack());
  return clock;
}

/** The device tells this time zone from now on, until the mocks are restored. */
export function setDeviceZone(timeZone: string | undefined): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
}
