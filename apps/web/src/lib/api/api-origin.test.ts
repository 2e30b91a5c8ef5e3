// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { apiOrigin, fileAddress, serverAddress } from './api-origin.ts';

it('apiOrigin and serverAddress name the page’s own server in a browser', () => {
  expect(apiOrigin()).toBe(window.location.origin);
  expect(serverAddress('/api/audio/a.mp3')).toBe('/api/audio/a.mp3');
});

it('apiOrigin and serverAddress name the server of the build in the shell', () => {
  vi.stubEnv('VITE_PUBLIC_URL', 'https://alento.exemplo');
  expect(apiOrigin()).toBe('https://alento.exemplo');
  expect(serverAddress('/api/audio/a.mp3')).toBe('https://alento.exemplo/api/audio/a.mp3');
  expect(fileAddress('/api/audio/a.mp3')).toBe('https://alento.exemplo/api/audio/a.mp3');
  expect(fileAddress('https://outro.exemplo/a.mp3')).toBe('https://outro.exemplo/a.mp3');
});
