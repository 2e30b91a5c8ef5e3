import { useEffect } from 'react';

const NAME = '--keyboard';
/** Attribute of the page while a keyboard covers a part of it. Bars of the browser are lower. */
const COVERED = 'data-keyboard-room';
const KEYBOARD_MIN_PX = 100;

/** Passes the height of the on-screen keyboard to the style sheet, because in some browsers it covers the page. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void => {
      const room = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      // On a zoomed page the visual viewport is also smaller, but not because of a keyboard.
      const px = visualViewport.scale > 1 ? 0 : Math.round(room);
      document.documentElement.style.setProperty(NAME, `${px}px`);
      document.documentElement.toggleAttribute(COVERED, px > KEYBOARD_MIN_PX);
    };
    measure();
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, measure);
    return () => {
      for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, measure);
      document.documentElement.style.removeProperty(NAME);
      document.documentElement.removeAttribute(COVERED);
    };
  }, []);
}
