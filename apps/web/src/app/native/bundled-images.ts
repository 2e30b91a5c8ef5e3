import { serverAddress } from '../../lib/api/api-origin.ts';
import type { Stop } from '../../platform/device.ts';

/**
 * Pictures of the library are in the shell's build. One that is newer than the build is loaded from the server.
 */
export function fetchMissingImages(): Stop {
  const onError = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement)) return;
    const { origin, pathname } = new URL(target.src, window.location.href);
    if (origin !== window.location.origin || !pathname.startsWith('/imagens/')) return;
    // The picture isn't missing yet for whoever shows a text in its place.
    event.stopPropagation();
    target.src = serverAddress(pathname);
  };
  // An error of a picture doesn't bubble.
  document.addEventListener('error', onError, { capture: true });
  return () => document.removeEventListener('error', onError, { capture: true });
}
