/**
 * The ref of a heading that is rendered after its data was loaded. If a route change left the focus on the page
 * because there was no heading yet (app/shell/layout.tsx), the heading takes the focus.
 */
export function takeFocus(heading: HTMLHeadingElement | null): void {
  if (document.activeElement?.tagName === 'MAIN') heading?.focus({ preventScroll: true });
}

/** The ref of an element that takes the focus when it appears, because the pressed button was removed and with it the focus. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
