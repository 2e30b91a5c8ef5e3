import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { takeEarlyClick } from './app/early-click.tsx';
import { takePrefetched } from './app/prefetched.ts';
import { routes } from './app/router.tsx';

/** Code of the first screen, before it is drawn: a page written at build time must be met as it stands. */
async function loadFirstScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const screen = await route.lazy();
    Object.assign(route, screen, { lazy: undefined });
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  takePrefetched(document);
  await loadFirstScreen();
  takeEarlyClick();
  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  if ('prerendered' in root.dataset) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
