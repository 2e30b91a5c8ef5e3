/**
 * Ref of a heading that is rendered once data is loaded. A route change before that left the focus on the page
 * (app/shell/route-change.tsx), so the heading takes it.
 */
export function takeFocus(heading: HTMLHeadingElement | null): void {
  if (document.activeElement?.tagName === 'MAIN') heading?.focus({ preventScroll: true });
}
