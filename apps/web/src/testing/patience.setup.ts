/** How long queries of Testing Library wait, ms. The wait is long, so that a slow machine fails no test. */
const PATIENCE_MS = 25_000;

// Only in tests with a document: the library is slow to load, and most unit tests don't need it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
