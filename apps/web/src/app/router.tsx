import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import type { RouteObject } from 'react-router';
import { notFoundScreen, type Screen, screens } from './screens.ts';
import { Layout } from './shell/layout.tsx';
import { CrashScreen } from './start/crash-screen.tsx';
import { FullScreenLoading } from './start/full-screen-loading.tsx';
import { Guard } from './start/guard.tsx';

const routeOf = (path: string, { title, load, comingSoon }: Screen): RouteObject => ({
  path,
  handle: comingSoon === undefined ? { title } : { title, comingSoon },
  lazy: load,
});

const routesFor = (access: 'public' | 'members'): RouteObject[] =>
  routeNames
    .filter((name) => declarationOf(name).access === access)
    .map((name) => routeOf(declarationOf(name).path, screens[name]));

/** Every route of the product: for the browser, and for the pages written at build time. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <FullScreenLoading />,
    children: [
      { element: <Guard />, children: routesFor('members') },
      ...routesFor('public'),
      routeOf('*', notFoundScreen),
    ],
  },
];
