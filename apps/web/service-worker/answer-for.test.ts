import { describe, expect, it } from 'vitest';
import { cachedPageFor, isFailure, wayFor } from './answer-for.ts';

const ORIGIN = 'https://alento.test';
const ask = (path: string, mode = 'cors', method = 'GET', destination = mode === 'navigate' ? 'document' : 'script') =>
  wayFor({ method, mode, destination, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('service worker', () => {
  it('does not handle API requests', () => {
    expect(ask('/api/mood-entries')).toBe('network');
    expect(ask('/api/health', 'navigate')).toBe('network');
  });

  it('handles pages, files with a hash in their name, and the library’s pictures', () => {
    expect(ask('/home', 'navigate')).toBe('page');
    expect(ask('/', 'navigate')).toBe('page');
    expect(ask('/assets/main-abc.js')).toBe('cache');
    expect(ask('/imagens/farol.svg', 'no-cors', 'GET', 'image')).toBe('cache');
  });

  it('does not handle frames, other files without a hash, other methods and other origins', () => {
    expect(ask('/quadro-de-anuncio', 'navigate', 'GET', 'iframe')).toBe('network');
    expect(ask('/manifest.webmanifest')).toBe('network');
    expect(ask('/service-worker.js')).toBe('network');
    expect(ask('/assets/main-abc.js', 'cors', 'POST')).toBe('network');
    expect(ask('https://elsewhere.test/assets/main-abc.js')).toBe('network');
  });

  it('treats only status 500 and above as a failure of the server', () => {
    expect([500, 502, 503, 504].every(isFailure)).toBe(true);
    expect([200, 304, 404, 429].some(isFailure)).toBe(false);
  });

  it('serves a cached page, and the fallback page if the requested page is not cached', () => {
    expect(cachedPageFor('/ajuda', ['/ajuda'], '/home')).toBe('/ajuda');
    expect(cachedPageFor('/plano-de-seguranca', ['/ajuda'], '/home')).toBe('/home');
    expect(cachedPageFor('/', ['/ajuda'], '/home')).toBe('/home');
  });
});
