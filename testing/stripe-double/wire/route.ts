import type { Context } from '../store/context.ts';
import type { Parameters } from './parameters.ts';

interface Call {
  context: Context;
  /** The id in the path, or an empty text. */
  id: string;
  parameters: Parameters;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/v1/customers/:id`. */
  path: string;
  run(call: Call): object;
}

export const route = (method: Route['method'], path: string, run: Route['run']): Route => ({ method, path, run });

/** The route of a path, with the id in it. A path without an id wins over one with. */
export function routeOf(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; id: string } | undefined {
  const segments = path.split('/');
  const fits = (one: Route): boolean => {
    const wanted = one.path.split('/');
    return wanted.length === segments.length && wanted.every((part, i) => part === ':id' || part === segments[i]);
  };
  const [first] = routes
    .filter((one) => one.method === method && fits(one))
    .sort((a, b) => Number(a.path.includes(':id')) - Number(b.path.includes(':id')));
  if (first === undefined) return undefined;
  const index = first.path.split('/').indexOf(':id');
  return { route: first, id: index < 0 ? '' : decodeURIComponent(segments[index] ?? '') };
}
