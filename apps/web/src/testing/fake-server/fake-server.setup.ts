import { afterEach } from 'vitest';

// Only tests with a document use the network.
if (typeof document !== 'undefined') {
  const { endTest } = await import('./network.ts');
  afterEach(() => {
    const problems = endTest();
    if (problems.length > 0) throw problems[0];
  });
}
