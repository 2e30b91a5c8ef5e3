import { useEffect } from 'react';

const NAME = '--keyboard';

/** Passes the height of the on-screen keyboard to the style sheet, because some browsers overlay the page with it. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void => {
      const room = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      // While zoomed in, the invisible part of the page is not a keyboard.
      const px = visualViewport.scale > 1 ? 0 : Math.round(room);
      document.documentElement.style.setProperty(NAME, `${px}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty(NAME);
    };
  }, []);
}
