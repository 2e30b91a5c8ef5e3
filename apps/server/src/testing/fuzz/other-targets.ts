import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** Routes that are not in the contract. */
const ROUTES = ['/api/openapi.json', '/api/docs', '/api/chat/stream/{id}', '/api/audio/{audio}'] as const;

/** Paths that resemble the API but don't exist. */
const STRAY = [
  ...['/api', '/api/', '/api/nada', '/api/health/', '/api//health', '/api/../', '/api/%2e%2e/', '/api%2Fhealth'],
  ...['/api%00', '//api/health', '///api', '/%61pi/nada', '/API/health', '/api/index.html', '/api/docs/', '/api/.env'],
  ...['/api/mood-entries/a/b', '/api/chat/session/', '/api/audio/', '/api/audio/..%2f..%2fpackage.json', '/api?x'],
  ...['/api/audio/nada.mp3?until=1&signature=x', '/api/tags/%', '/api/__proto__', '/api/constructor'],
] as const;

/** Encodes characters that Node's client refuses in a request line. */
export const sendable = (target: string): string =>
  target.toWellFormed().replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));

export const otherTargets: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ROUTES),
  fc.constantFrom(...STRAY),
  hostileText.map((text) => sendable(`/api/${text.slice(0, 3000)}`)),
  hostileText.map((text) => `/api/audio/${encodeURIComponent(text.slice(0, 300).toWellFormed())}`),
);
