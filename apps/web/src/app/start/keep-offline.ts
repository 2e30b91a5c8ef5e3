import { whenQuiet } from '../../lib/page/when-quiet.ts';

/**
 * Keeps the app on this device, so that it opens without a network: help and the safety plan are
 * needed most where nothing else works (issue 4, §3).
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenQuiet(() => void navigator.serviceWorker.register('/service-worker.js'));
}
