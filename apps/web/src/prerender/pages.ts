import { paths } from '@alento/domain/interface/paths';
import type { RouteObject } from 'react-router';
import { Guard } from '../app/start/guard.tsx';

/** A pattern of the router, and whether a visitor may open it. */
export type Page = { pattern: string; isProtected: boolean };

const isGuard = (route: RouteObject): boolean =>
  typeof route.element === 'object' &&
  route.element !== null &&
  'type' in route.element &&
  route.element.type === Guard;

function* leavesOf(routes: readonly RouteObject[], isProtected: boolean): Generator<Page> {
  for (const route of routes) {
    if (route.children) yield* leavesOf(route.children, isProtected || isGuard(route));
    else if (route.path !== undefined) yield { pattern: route.path, isProtected };
  }
}

/** Every page of the app but the landing, which is a document of its own, and the 404 (`*`). */
export const pagesOf = (routes: readonly RouteObject[]): Page[] =>
  [...leavesOf(routes, false)].filter(({ pattern }) => pattern !== paths.landing && pattern !== '*');
