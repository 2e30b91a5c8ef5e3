import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import type { RouteObject } from 'react-router';
import { notFoundScreen, type Screen, screens } from './screens.ts';
import { Layout } from './shell/layout.tsx';
import { Guard } from './start/guard.tsx';
import { LazyScreen, type LoadScreen, loadScreen, type ScreenFile } from './start/lazy-screen.tsx';
import { handleAt, RouteTable } from './start/route-table.tsx';

type RouteHandle = Pick<Screen, 'title' | 'comingSoon'> & { load: LoadScreen };

const routeOf = (path: string, { title, load, comingSoon }: Screen): RouteObject => {
  const handle: RouteHandle = comingSoon === undefined ? { title, load } : { title, load, comingSoon };
  return { path, handle, element: <LazyScreen load={load} /> };
};

const routesFor = (access: 'public' | 'members'): RouteObject[] =>
  routeNames
    .filter((name) => declarationOf(name).access === access)
    .map((name) => routeOf(declarationOf(name).path, screens[name]));

/** Every route of the product: for the browser, and for the pages written at build time. */
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

/** Fetches the code of the screen at an address ahead of drawing it. */
export const loadScreenAt = (pathname: string): Promise<ScreenFile> =>
  // `*` takes what no other route does: every address has a screen.
  loadScreen((handleAt(routes, pathname) as RouteHandle).load);

/** The screen of the current address in its shell. It stands inside a router. */
export const Screens = () => <RouteTable routes={routes} />;
