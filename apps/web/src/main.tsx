import { paths } from '@alento/domain/interface/paths';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchLastSeen } from './app/last-seen/watch-last-seen.ts';
import { loadScreenAt, Screens } from './app/router.tsx';
import { App } from './app/start/app.tsx';
import { hideCompositionKeys } from './app/start/composition-keys.ts';
import { takeEarlyClick } from './app/start/early-click.tsx';
import { followHistory } from './lib/page/on-back.ts';
import { takePrefetched } from './lib/page/prefetched.ts';
import { session } from './lib/session/session.ts';
import { openDevice } from './platform/this-device.ts';
import { locked } from './state/lock/locked.ts';
import { openLocked } from './state/lock/open-locked.ts';

/** The path of the first screen. The native shell starts at the root path, which only leads on. */
function firstPath(): string {
  const { pathname } = window.location;
  if (!import.meta.env.VITE_SHELL || pathname !== paths.landing) return pathname;
  return session.current() ? paths.home : paths.login;
}

/** Loads the first screen's code before hydration, so that the prerendered page is hydrated without a fallback. */
async function loadFirstScreen(): Promise<void> {
  try {
    const { prefetch } = await loadScreenAt(firstPath());
    if (session.current()) prefetch?.();
  } catch {
    // If loading failed, rendering loads the screen again and shows the error.
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  hideCompositionKeys();
  followHistory();
  takePrefetched(document);
  await session.open((await openDevice()).storage);
  openLocked();
  watchLastSeen();
  // The lock screen doesn't wait for the screen that it replaces.
  if (locked.is()) void loadFirstScreen();
  else await loadFirstScreen();
  takeEarlyClick();
  const app = (
    <App>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </App>
  );
  // In a transition React renders in slices, between which the browser handles taps and scrolling.
  startTransition(() => {
    // The lock screen replaces a prerendered page.
    if ('prerendered' in root.dataset && !locked.is()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

void start();
