import { declarationOf, routeNames } from '@alento/domain/interface/routes';

/** A route of the product as the browser tests and the gallery open it. */
export type VisitedRoute = {
  /** Its path, with parameters. */
  pattern: string;
  /** An address of the route. `{day}` is replaced by a day with entries, yyyy-MM-dd. */
  address: string;
  /** Whether the route redirects to /login without an account. */
  isProtected: boolean;
};

export const ROUTES: readonly VisitedRoute[] = routeNames.map(declarationOf).map(({ path, example, access }) => ({
  pattern: path,
  address: example ?? path,
  isProtected: access === 'members',
}));

/** An address that no route has. */
export const UNKNOWN_ADDRESS = '/nao-existe';

export const addressOn = (route: VisitedRoute, day: string): string => route.address.replace('{day}', day);
