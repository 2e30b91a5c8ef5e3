import { onTestFinished, vi } from 'vitest';

/** The browser knows until the end of the test that there is no network. Requests are answered as before. */
export function withoutNetwork(): void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => spy.mockRestore());
}
