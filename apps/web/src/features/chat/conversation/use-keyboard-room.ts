import { useEffect } from 'react';

const NAME = '--keyboard';

/**
 * Passes the height of the on-screen keyboard to the style sheet, because in some browsers the keyboard covers the
 * page.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void => {
      const room = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      // On a zoomed page the visual viewport is also smaller, but not because of a keyboard.
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
