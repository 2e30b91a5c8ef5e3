import { whenQuiet } from '../../lib/page/when-quiet.ts';
import { session } from '../../lib/session/session.ts';
import { hasServiceWorker } from '../../platform/service-worker.ts';

/**
 * Registers the service worker, so that the app opens without a network: help and the safety plan must be available
 * then. Gives it the session, with which it sends what waits.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !hasServiceWorker()) return;
  whenQuiet(() => {
    void navigator.serviceWorker.register('/service-worker.js');
    void session.share();
  });
}
