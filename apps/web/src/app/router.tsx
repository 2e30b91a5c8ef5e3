import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import type { RouteObject } from 'react-router';
import { optionalPart } from '../ui/loading/optional-part.tsx';
import { LockGate } from './lock/lock-gate.tsx';
import { notFoundScreen, type Screen, screens } from './screens.ts';
import { Layout } from './shell/layout.tsx';
import { PlayerPlace } from './shell/player-place.tsx';
import { CrashBoundary } from './start/crash-boundary.tsx';
import { Guard } from './start/guard.tsx';
import { LazyScreen, type LoadScreen, loadScreen, type ScreenFile } from './start/lazy-screen.tsx';
import { handleAt, RouteTable } from './start/route-table.tsx';

type RouteHandle = Pick<Screen, 'title'> & { load: LoadScreen };

const routeOf = (path: string, { title, load }: Screen): RouteObject => {
  const handle: RouteHandle = { title, load };
  return { path, handle, element: <LazyScreen load={load} /> };
};

const routesFor = (access: 'public' | 'members'): RouteObject[] =>
  routeNames
    .filter((name) => declarationOf(name).access === access)
    .map((name) => routeOf(declarationOf(name).path, screens[name]));

/** Every route of the product, for the browser and for prerendering. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { element: <Guard />, children: routesFor('members') },
      ...routesFor('public'),
      routeOf('*', notFoundScreen),
    ],
  },
];

/** Loads the code of a path's screen before the screen is rendered. */
export const loadScreenAt = (pathname: string): Promise<ScreenFile> =>
  // The route `*` matches every path without a route of its own, so there is always a screen.
  loadScreen((handleAt(routes, pathname) as RouteHandle).load);

// Loaded at once, because it removes the splash screen.
const NativeParts = import.meta.env.VITE_SHELL
  ? optionalPart(async () => (await import('./native/native-parts.tsx')).NativeParts)
  : null;

/**
 * Renders the screen of the current path in the shell, or the lock. A router must be mounted above it. The parts of the
 * phone's app are outside of the screen, so that they also work on the crash screen.
 */
export const Screens = () => (
  <>
    <LockGate>
      <RouteTable routes={routes} />
    </LockGate>
    <CrashBoundary at="">
      <PlayerPlace />
    </CrashBoundary>
    {NativeParts && <NativeParts />}
  </>
);
