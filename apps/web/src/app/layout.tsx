import { Outlet, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAccount } from '../lib/session/use-account.ts';
import { appCopy } from './app.copy.ts';
import { useAuthentication } from './authentication.tsx';
import { FullScreenLoading } from './full-screen-loading.tsx';
import { Header } from './header.tsx';
import { PendingDocuments } from './pending-documents.tsx';
import { RouteChange } from './route-change.tsx';
import { TabBar } from './tab-bar.tsx';

/** Routes without header and tab bar (core §2). */
const BARE: readonly string[] = [paths.landing, paths.login];

const MAIN_ID = 'conteudo';

/** Header, screen, tab bar. Screens choose their own column inside its 72 rem. */
function Framed() {
  const account = useAccount();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {appCopy.skip}
      </a>
      <Header />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-[72rem] px-4 pt-[calc(var(--header-height)+env(safe-area-inset-top)+1.5rem)] pb-[calc(var(--bottom-bar)+2.5rem)] sm:px-6"
      >
        <Outlet />
      </main>
      <TabBar />
      {account && <PendingDocuments />}
    </>
  );
}

function Screen({ pathname }: { pathname: string }) {
  const loading = useAuthentication() === 'loading';
  if (loading && pathname !== paths.landing) return <FullScreenLoading />;
  return BARE.includes(pathname) ? <Outlet /> : <Framed />;
}

/** The shell around every screen. What follows route changes outlives the frame. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <RouteChange />
      <Screen pathname={pathname} />
    </>
  );
}
