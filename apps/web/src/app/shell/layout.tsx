import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { AdSlot } from '../../features/ad/slot/ad-slot.tsx';
import { sendOutbox, useSendingOccasions } from '../../lib/outbox/outbox.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { applyNavigationHeight } from '../../platform/navigation-height.ts';
import { getPlatform } from '../../platform/platform.ts';
import { useIsAdFree } from '../../routes/plans/use-is-ad-free.ts';
import { appCopy } from '../app.copy.ts';
import { LastSeenPlace } from '../last-seen/last-seen-place.tsx';
import { latePart } from '../start/late-part.ts';
import { Header } from './header.tsx';
import { isBare } from './is-bare.ts';
import { TabBar } from './tab-bar.tsx';
import '../hooks/unsent-senders.ts';
import { useRouteHandle } from '../../lib/page/route-handle.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAccountStream } from '../hooks/use-account-stream.ts';
import { useStoreSafetyPlan } from '../hooks/use-store-safety-plan.ts';

type Handle = { title: string };

const hasTitle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top on every route change, focuses the heading and announces the title. */
function RouteChange() {
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const page = hasTitle(handle) ? handle.title : undefined;
  const title = page === undefined || page.startsWith(appCopy.brand) ? (page ?? appCopy.brand) : appCopy.titleOf(page);
  const previousPath = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
    const first = previousPath.current === null;
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
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

// Rarely needed, so its code is loaded only for a pending document.
const PendingDocument = optionalPart(async () => (await import('./pending-document.tsx')).PendingDocument);

/** Asks for acceptance of a newer version of a legal document at the next visit. */
function PendingDocuments() {
  const { data } = useQuery(sessionQuery());
  const document = data?.pendingLegalDocuments[0];
  if (!document) return null;
  return <PendingDocument document={document} />;
}

const MAIN_ID = 'conteudo';

// Loaded after the first screen is complete, because nothing of it is visible at first.
const MemberLateParts = latePart(async () => (await import('./member-late-parts.tsx')).MemberLateParts);

function MemberAd({ at, pathname }: { at: 'header' | 'footer'; pathname: string }) {
  const { data } = useQuery(sessionQuery());
  if (useIsAdFree()) return null;
  return <AdSlot key={pathname} at={at} pathname={pathname} isMinor={data?.isMinor} />;
}

/** Parts of the shell for members only. */
function MemberExtras({ userId }: { userId: string }) {
  useAccountStream(userId);
  useStoreSafetyPlan(userId);
  useSendingOccasions(userId, sendOutbox);
  return (
    <>
      <PendingDocuments />
      <MemberLateParts key={userId} userId={userId} />
    </>
  );
}

/** Header, screen and tab bar. A screen sets the width of its own column, at most 72 rem. */
function Framed({ pathname }: { pathname: string }) {
  const account = useAccount();
  useLayoutEffect(() => applyNavigationHeight(document.documentElement, getPlatform()), []);
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 mt-(--safe-top) ml-(--safe-left) -translate-y-40 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {appCopy.skip}
      </a>
      <Header />
      <main tabIndex={-1} className="page-x page-y">
        {account && <LastSeenPlace pathname={pathname} />}
        {account && <MemberAd at="header" pathname={pathname} />}
        {/* Without the ad above it, which a keyboard needn't pass. */}
        <div id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </div>
        {account && <MemberAd at="footer" pathname={pathname} />}
      </main>
      <TabBar />
      {account && <MemberExtras userId={account.userId} />}
    </>
  );
}

/**
 * The shell around every screen. Route changes and announcements stay mounted when header and tab bar appear or
 * disappear.
 */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <RouteChange />
      {isBare(pathname) ? <Outlet /> : <Framed pathname={pathname} />}
    </>
  );
}
