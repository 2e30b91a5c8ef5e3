import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const SCROLLS = /auto|scroll/;

/** Whether an area between this element and the page scrolls by itself, in either direction. */
function scrollsInside(from: Element): boolean {
  for (let area: Element | null = from; area && area !== document.body; area = area.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(area);
    if (SCROLLS.test(overflowY) && area.scrollHeight > area.clientHeight) return true;
    if (SCROLLS.test(overflowX) && area.scrollWidth > area.clientWidth) return true;
  }
  return false;
}

/**
 * Whether a finger put down here may pull the page: at its top, with nothing open above it, not in
 * an area that scrolls by itself, and never over unsaved work.
 */
export function mayPull(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || hasUnsavedWork() || document.querySelector(OPEN_ABOVE)) return false;
  return !(target instanceof Element) || !scrollsInside(target);
}
