import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { RouteHandleProvider } from '../../lib/page/route-handle.ts';
import { CrashBoundary } from './crash-boundary.tsx';

/** The handle of the innermost route at an address. */
export const handleAt = (routes: RouteObject[], pathname: string): unknown =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle;

/** Renders the route of the current path, and provides its handle. */
export function RouteTable({ routes }: { routes: RouteObject[] }) {
  const { key, pathname } = useLocation();
  return (
    <CrashBoundary at={key}>
      <RouteHandleProvider value={handleAt(routes, pathname)}>{useRoutes(routes)}</RouteHandleProvider>
    </CrashBoundary>
  );
}
