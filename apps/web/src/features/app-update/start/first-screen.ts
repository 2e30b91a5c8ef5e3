import { isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';

/** Limit for one request about whether the server can be reached, ms. */
const ANSWER_WITHIN_MS = 10_000;

/** Whether a screen is drawn that is neither the loading screen nor that of a crash (app/start). */
export function isScreenDrawn(): boolean {
  const text = document.querySelector('main')?.textContent ?? '';
  return text.trim() !== '' && document.querySelector('[data-starting], [data-crashed]') === null;
}

/** Whether the server answers, with any status. */
export const isServerReachable = (): Promise<boolean> =>
  call('GET /health', {}, { repeatable: false, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    () => true,
    (failure: unknown) => !isOffline(failure),
  );
