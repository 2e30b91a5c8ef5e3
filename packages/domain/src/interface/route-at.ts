import { declarationOf, type RouteDeclaration, routeNames } from './routes.ts';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const ROUTES = routeNames
  .map(declarationOf)
  .map((route) => ({ route, pattern: segmentsOf(route.path) }))
  // Longer patterns come first, because they are more specific. Of equally long patterns, those with fixed segments
  // come before those with parameters.
  .sort((a, b) => b.pattern.length - a.pattern.length || weightOf(b.pattern) - weightOf(a.pattern));

function weightOf(pattern: readonly string[]): number {
  return pattern.filter((segment) => segment !== '*' && !segment.startsWith(':')).length;
}

const fits = (pattern: readonly string[], address: readonly string[]): boolean =>
  pattern.length <= address.length &&
  pattern.every((segment, at) => segment === '*' || segment.startsWith(':') || segment === address[at]);

/**
 * The route of an address, or of the nearest path above it: for /avaliacoes/1 the route /avaliacoes, for an unknown
 * address the landing page.
 *
 * @param pathname without query and hash. Case and a trailing slash are ignored, as in the router.
 */
export function routeAt(pathname: string): RouteDeclaration {
  const address = segmentsOf(pathname.toLowerCase());
  const found = ROUTES.find(({ pattern }) => fits(pattern, address));
  if (!found) throw new Error('The landing fits every address.');
  return found.route;
}
