import { localArea, withStorage } from '../web-area.ts';

/**
 * index.html reads the theme before any module is loaded, and the app's preferences can't be read so early. A copy in
 * the WebView's own storage keeps the first paint in the right theme. It is no secret, and the preferences decide.
 */
export function copyTheme(theme: string | null): void {
  withStorage(
    localArea,
    (storage) => (theme === null ? storage.removeItem('theme') : storage.setItem('theme', theme)),
    undefined,
  );
}

/** Shows the stored theme before the first screen, in case that the copy was lost, as after a restored backup. */
export function showStoredTheme(theme: string | null): void {
  copyTheme(theme);
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}
