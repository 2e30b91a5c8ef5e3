import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type LazyRouteFunction, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/router.tsx';
import { App } from './app/start/app.tsx';
import { takeEarlyClick } from './app/start/early-click.tsx';
import { takePrefetched } from './app/start/prefetched.ts';
import { session } from './lib/session/session.ts';

/** What a route's file exports; `prefetch` asks for what its screen will need. */
type Screen = Awaited<ReturnType<LazyRouteFunction<RouteObject>>> & { prefetch?: () => void };

/** Code of the first screen, before it is drawn: a page written at build time must be met as it stands. */
async function loadFirstScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    try {
      const { prefetch, ...screen }: Screen = await route.lazy();
      if (session.current()) prefetch?.();
      Object.assign(route, screen, { lazy: undefined });
    } catch {
      // Its file did not come: the router asks once more, and shows what went wrong.
    }
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
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  // As a transition the first drawing comes in slices: taps and scrolls are answered in between.
  startTransition(() => {
    if ('prerendered' in root.dataset) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

void start();
