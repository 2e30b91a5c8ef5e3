import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useRouteHandle } from '../../lib/page/route-handle.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { appCopy } from '../app.copy.ts';

type Handle = { title: string };

const hasTitle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top on every route change, focuses the heading and announces the title. */
export function RouteChange() {
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const page = hasTitle(handle) ? handle.title : undefined;
  const title = page === undefined || page.startsWith(appCopy.brand) ? (page ?? appCopy.brand) : appCopy.titleOf(page);
  const shown = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
    const first = shown.current === null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Screen readers announce the first page themselves.
    if (first) return;
    window.scrollTo(0, 0);
    focusHeading();
    setAnnounced(title);
  }, [pathname, title]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
