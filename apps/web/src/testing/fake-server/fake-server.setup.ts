import { afterEach } from 'vitest';

// Only in tests with a document; most unit tests have no network.
if (typeof document !== 'undefined') {
  const { endTest } = await import('./network.ts');
  afterEach(() => {
    const problems = endTest();
    if (problems.length > 0) throw problems[0];
  });
}
