import { declarationOf, type RouteDeclaration, routeNames } from './routes.ts';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const ROUTES = routeNames
  .map(declarationOf)
  .map((route) => ({ route, pattern: segmentsOf(route.path) }))
  // A longer pattern says more about an address; a fixed segment more than a parameter.
  .sort((a, b) => b.pattern.length - a.pattern.length || weightOf(b.pattern) - weightOf(a.pattern));

function weightOf(pattern: readonly string[]): number {
  return pattern.filter((segment) => segment !== '*' && !segment.startsWith(':')).length;
}

const fits = (pattern: readonly string[], address: readonly string[]): boolean =>
  pattern.length <= address.length &&
  pattern.every((segment, at) => segment === '*' || segment.startsWith(':') || segment === address[at]);

/**
 * The route of an address, or the nearest one above it: /prontuarios/1 belongs to /prontuarios, an unknown address
 * to the landing.
 *
 * @param pathname without query and hash; case and a trailing slash don't matter, as in the router.
 */
export function routeAt(pathname: string): RouteDeclaration {
  const address = segmentsOf(pathname.toLowerCase());
  const found = ROUTES.find(({ pattern }) => fits(pattern, address));
  if (!found) throw new Error('The landing fits every address.');
  return found.route;
}
