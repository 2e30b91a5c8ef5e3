import { localArea, withStorage } from '../web-area.ts';

/** The choices of light or dark, and of a palette. */
export const LOOKS = ['theme', 'palette'] as const;
type Look = (typeof LOOKS)[number];

/**
 * index.html reads theme and palette before any module is loaded, and the app's preferences can't be read so early. A
 * copy in the WebView's own storage keeps the first paint right. It is no secret, and the preferences decide.
 */
export function copyLook(look: Look, value: string | null): void {
  withStorage(
    localArea,
    (storage) => (value === null ? storage.removeItem(look) : storage.setItem(look, value)),
    undefined,
  );
}

/** Shows the stored theme or palette before the first screen, in case the copy was lost, as after a restored backup. */
export function showStoredLook(look: Look, value: string | null): void {
  copyLook(look, value);
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[look];
  else dataset[look] = value;
}
