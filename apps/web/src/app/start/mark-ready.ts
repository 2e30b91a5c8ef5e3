import { firstQuiet } from '../../lib/page/when-quiet.ts';

/**
 * Sets `data-ready` on the page once it is hydrated, its first data are shown and it handles presses. The browser tests
 * wait for it.
 */
export function markReady(): void {
  void firstQuiet().then(() => {
    document.documentElement.dataset.ready = '';
  });
}
