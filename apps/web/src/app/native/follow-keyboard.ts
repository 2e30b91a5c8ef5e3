import type { Stop } from '../../platform/device.ts';
import type { Shell } from '../../platform/shell.ts';

const HEIGHT = '--keyboard-height';

/** Scrolls the field that has the focus into the part of the page that the keyboard leaves visible. */
function showField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field !== document.body) field.scrollIntoView({ block: 'nearest' });
}

/**
 * Measures how much height the page has lost to the keyboard: the difference to the greatest height that it had at this
 * width. A rotation changes the width.
 */
function heightLoss(): () => number {
  let full = { width: 0, height: 0 };
  return () => {
    const { innerWidth: width, innerHeight: height } = window;
    if (width !== full.width || height > full.height) full = { width, height };
    return full.height - height;
  };
}

/**
 * Passes the height that the on-screen keyboard covers to the style sheet. Android makes the page smaller instead, so
 * what the page has lost is subtracted. The attribute hides the tab bar on both systems.
 */
export function followKeyboard(shell: Shell, root: HTMLElement = document.documentElement): Stop {
  let keyboard = 0;
  const lost = heightLoss();
  const apply = (): void => {
    const covered = Math.max(0, keyboard - lost());
    if (keyboard === 0) {
      root.style.removeProperty(HEIGHT);
      delete root.dataset.keyboard;
      return;
    }
    root.style.setProperty(HEIGHT, `${Math.round(covered)}px`);
    root.dataset.keyboard = '';
    // After the layout has changed.
    requestAnimationFrame(showField);
  };
  const stop = shell.followKeyboard((height) => {
    keyboard = height;
    apply();
  });
  window.addEventListener('resize', apply);
  apply();
  return () => {
    stop();
    window.removeEventListener('resize', apply);
    keyboard = 0;
    apply();
  };
}
