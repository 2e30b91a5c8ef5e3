import type { Device } from './device.ts';
import { deviceStorage } from './web-storage.ts';

/** A browser as a device. */
export const webDevice: Device = {
  storage: deviceStorage,
  vibrate: () => undefined,

  async share(link) {
    if (!('share' in navigator)) return false;
    try {
      await navigator.share(link);
      return true;
    } catch (error) {
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      return error instanceof DOMException && error.name === 'AbortError';
    }
  },

  followPresence({ onAway, onReturn }) {
    const follow = (): void => (document.visibilityState === 'hidden' ? onAway() : onReturn());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  },

  shell: null,
};
