import { withStorage } from '../web-area.ts';

// biome-ignore lint/plugin: it has to end with the app, unlike what the storage port keeps, and holds no personal data.
const area = (): Storage => window.sessionStorage;
const KEY = 'followed-launch-link';

/**
 * Whether the address with which the app was started still has to be opened. The system names it until the app is
 * closed, also after a reload or an update, which must not open it again.
 */
export function isNewLaunchLink(url: string): boolean {
  const isNew = withStorage(area, (storage) => storage.getItem(KEY) !== url, true);
  withStorage(area, (storage) => storage.setItem(KEY, url), undefined);
  return isNew;
}
