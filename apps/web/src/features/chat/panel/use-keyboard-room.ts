import { useEffect } from 'react';

const NAME = '--keyboard';

/** Tells the style sheet what a keyboard on the screen takes of the page: some browsers lay it over. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void => {
      const room = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      // Zoomed in, what is out of sight is no keyboard.
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
