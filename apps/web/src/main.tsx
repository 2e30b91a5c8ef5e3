import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadScreenAt, Screens } from './app/router.tsx';
import { App } from './app/start/app.tsx';
import { takeEarlyClick } from './app/start/early-click.tsx';
import { takePrefetched } from './app/start/prefetched.ts';
import { session } from './lib/session/session.ts';

/** Code of the first screen, before it is drawn: a page written at build time must be met as it stands. */
async function loadFirstScreen(): Promise<void> {
  try {
    const { prefetch } = await loadScreenAt(window.location.pathname);
    if (session.current()) prefetch?.();
  } catch {
    // Its file did not come: drawing it asks once more, and shows what went wrong.
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  takePrefetched(document);
  await session.open();
  await loadFirstScreen();
  takeEarlyClick();
  const app = (
    <App>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </App>
  );
  // As a transition the first drawing comes in slices: taps and scrolls are answered in between.
  startTransition(() => {
    if ('prerendered' in root.dataset) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

void start();
