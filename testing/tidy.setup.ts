import { afterEach, vi } from 'vitest';

// What a test has replaced would stay for the next one. The hooks of its file run before this one.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
