import { exampleOf } from '@alento/domain/interface/example-addresses';
import { declarationOf, routeNames } from '@alento/domain/interface/routes';

/** A route of the product as the browser tests and the gallery open it. */
export type VisitedRoute = {
  /** Its path, with parameters. */
  pattern: string;
  /** An address of the route. `{day}` is replaced by a day with entries, yyyy-MM-dd. */
  address: string;
  /** Whether the route redirects to /login without an account. */
  isProtected: boolean;
  /** Whether the page starts the app when it is opened. */
  startsApp: boolean;
};

/** The page of the visitors' start has a script of its own instead of the app. */
const LANDING = '/';

export const ROUTES: readonly VisitedRoute[] = routeNames.map((name) => {
  const { path, access, isOnlyRead } = declarationOf(name);
  return {
    pattern: path,
    address: exampleOf(name),
    isProtected: access === 'members',
    startsApp: path !== LANDING && !isOnlyRead,
  };
});

/** An address that no route has. */
export const UNKNOWN_ADDRESS = '/nao-existe';

export const addressOn = (route: VisitedRoute, day: string): string => route.address.replace('{day}', day);
