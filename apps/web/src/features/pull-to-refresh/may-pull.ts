import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const SCROLLS = /auto|scroll/;

/** Whether an element between this one and the page can be scrolled, in either direction. */
function scrollsInside(from: Element): boolean {
  for (let area: Element | null = from; area && area !== document.body; area = area.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(area);
    if (SCROLLS.test(overflowY) && area.scrollHeight > area.clientHeight) return true;
    if (SCROLLS.test(overflowX) && area.scrollWidth > area.clientWidth) return true;
  }
  return false;
}

/**
 * Whether a touch on this element may pull the page: the page is scrolled to its top, no dialog is open, the element
 * is in no scrolling element, and there is no unsaved work.
 */
export function mayPull(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || hasUnsavedWork() || document.querySelector(OPEN_ABOVE)) return false;
  return !(target instanceof Element) || !scrollsInside(target);
}
