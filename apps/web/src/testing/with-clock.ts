import { afterEach, beforeEach } from 'vitest';
import { setClock } from '../lib/time/clock.ts';

/** Stops the clock of the app at this time during each test of the file. */
export function withClock(at: number): void {
  let putBack = () => {};
  beforeEach(() => {
    putBack = setClock(() => at);
  });
  afterEach(() => putBack());
}
