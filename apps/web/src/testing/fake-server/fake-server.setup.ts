import { afterEach, beforeEach } from 'vitest';

// Only tests with a document use the network.
if (typeof document !== 'undefined') {
  const { endTest } = await import('./network.ts');
  const { server } = await import('./fake-server.ts');
  // Lists of entries ask for their photos, of which most tests say nothing.
  beforeEach(() => server.answer('GET /attachments', { attachments: [], leftThisMonth: null }));
  afterEach(() => {
    const problems = endTest();
    if (problems.length > 0) throw problems[0];
  });
}
