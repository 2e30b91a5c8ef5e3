import { MOBILE_MENU_BREAKPOINT } from '@alento/domain/interface/layout';

/**
 * The <details> menu opens and closes without script; this also closes it on Escape, a choice, a tap outside, or a wide
 * window.
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
  window.matchMedia(`(min-width: ${MOBILE_MENU_BREAKPOINT}px)`).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}
