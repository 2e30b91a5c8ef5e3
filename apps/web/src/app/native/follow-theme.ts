import type { Stop } from '../../platform/device.ts';
import { followMedia, matchesMedia } from '../../platform/media.ts';
import type { Shell } from '../../platform/shell.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The theme that the page shows: the person's choice, or that of the system. */
function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchesMedia(DARK) ? 'dark' : 'light';
}

/** Keeps the icons of the status bar readable on the theme that the page shows. */
export function followTheme(shell: Shell): Stop {
  const show = (): void => shell.showTheme(shownTheme());
  const choice = new MutationObserver(show);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const stopSystem = followMedia(DARK, show);
  show();
  return () => {
    choice.disconnect();
    stopSystem();
  };
}
