/**
 * Ref of a heading that comes with its page's data. A route change that found no heading yet left the
 * focus on the page (app/shell/route-change.tsx): it goes on to the heading.
 */
export function takeFocus(heading: HTMLHeadingElement | null): void {
  if (document.activeElement?.tagName === 'MAIN') heading?.focus({ preventScroll: true });
}
