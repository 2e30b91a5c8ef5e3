import { SCROLL_OFFSET } from '@alento/domain/interface/layout';
import { matchesMedia } from '../../platform/media.ts';

/** The section of this page that an unmodified click on a link leads to. */
function sectionOf({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  return link && document.getElementById(link.hash.slice(1));
}

/**
 * Scrolls smoothly to sections, leaves room for the header and focuses the section. Without this script, the browser
 * jumps to the section.
 */
export function glideToSections(): void {
  document.addEventListener('click', (event) => {
    const section = sectionOf(event);
    if (!section) return;
    event.preventDefault();
    const still = matchesMedia('(prefers-reduced-motion: reduce)');
    const top = Math.max(0, section.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET);
    window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
    history.pushState(null, '', `#${section.id}`);
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
