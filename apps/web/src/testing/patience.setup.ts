/** How long a test waits for what it looks for, ms: a machine that does other things too is no failure. */
const PATIENCE_MS = 10_000;

// Only where a page is drawn: the library is heavy, and most unit tests have no document.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
