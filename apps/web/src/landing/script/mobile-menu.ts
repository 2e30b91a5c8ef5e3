import { MOBILE_MENU_BREAKPOINT } from '@alento/domain/interface/layout';
import { followMedia } from '../../platform/media.ts';

/**
 * Closes the <details> menu on Escape, on a choice, on a tap outside and in a wide window. It opens and closes by its
 * button without a script.
 */
export function tendMobileMenu(menu: HTMLDetailsElement): void {
  const summary = menu.querySelector('summary');
  const close = (): void => {
    menu.open = false;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    summary?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const node = target instanceof Node ? target : null;
    const chosen = node instanceof Element && node.closest('a') !== null;
    if (chosen || !menu.contains(node)) close();
  });
  followMedia(`(min-width: ${MOBILE_MENU_BREAKPOINT}px)`, ({ matches }) => {
    if (matches) close();
  });
}
