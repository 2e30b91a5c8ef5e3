import { afterEach } from 'vitest';

// Only where a page is drawn: most unit tests have no network.
if (typeof document !== 'undefined') {
  const { endTest } = await import('./network.ts');
  afterEach(() => {
    const missing = endTest();
    if (missing.length > 0) throw new Error(`The test gives no answer to ${missing.join(', ')}`);
  });
}
