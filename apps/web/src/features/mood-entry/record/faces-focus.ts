import { matchesMedia } from '../../../platform/media.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Moves the focus to the face that had it last, or else to the first, and scrolls the faces into view. Called before
 * the element that has the focus is unmounted. A focus outside the screen stays there.
 */
export function focusFaces(screen: HTMLElement | null): void {
  const faces = screen?.querySelector('[role="radiogroup"]');
  const focused = document.activeElement;
  if (!screen || !faces || (focused !== document.body && !screen.contains(focused))) return;
  faces.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  faces.scrollIntoView({ block: 'nearest', behavior: matchesMedia(STILL) ? 'auto' : 'smooth' });
}
