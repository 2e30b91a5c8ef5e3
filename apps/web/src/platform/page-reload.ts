import { tabArea, withStorage } from './web-area.ts';

/** When the app last reloaded this tab by itself, ms epoch. */
const RELOADED_AT = 'reloadedAt';
/** Milliseconds after a reload by the app in which it doesn't reload the tab again. */
const APART_MS = 60_000;

export const pageReload = {
  /**
   * Reloads the page, at most once a minute in a tab: a file that is missing for long must not make it reload forever.
   *
   * @param at now, ms epoch
   * @returns false if the page isn't reloaded, also if the time can't be stored.
   */
  begin: (at: number, reload = (): void => window.location.reload()): boolean =>
    withStorage(
      tabArea,
      (storage) => {
        if (at - Number(storage.getItem(RELOADED_AT)) < APART_MS) return false;
        storage.setItem(RELOADED_AT, String(at));
        reload();
        return true;
      },
      false,
    ),
};
