// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { hasServiceWorker } from './service-worker.ts';

it('hasServiceWorker is false in the shell, even if its WebView has the interface', () => {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  expect(hasServiceWorker()).toBe(true);
  vi.stubEnv('VITE_SHELL', 'native');
  expect(hasServiceWorker()).toBe(false);
  vi.unstubAllEnvs();
  vi.stubGlobal('navigator', {});
  expect(hasServiceWorker()).toBe(false);
});
