import type { Stripe } from 'stripe';
import type { Context } from '../store/store.ts';
import { missing, refused } from './failure.ts';
import type { Parameters } from './parameters.ts';

interface Call {
  context: Context;
  /** The id in the path, or an empty text. */
  id: string;
  parameters: Parameters;
}
/** What the API does, by method and path such as `GET /v1/customers/:id`. */
export type Routes = Readonly<Record<string, (call: Call) => object>>;

export function routeOf(routes: Routes, method: string, path: string) {
  const exact = routes[`${method} ${path}`];
  if (exact !== undefined) return { run: exact, id: '' };
  for (const [name, run] of Object.entries(routes)) {
    const [before, after] = name.split(':id');
    const found = new RegExp(`^${before}([^/]+)${after}$`).exec(`${method} ${path}`);
    if (after !== undefined && found !== null) return { run, id: found[1] ?? '' };
  }
  return undefined;
}

export const wholeList = <T>(data: T[]): Stripe.ApiList<T> => ({ object: 'list', data, has_more: false, url: '/v1' });

/** One page of the objects whose fields have the values that the parameters ask for, newest first. */
export function pageOf<T extends { id: string }, K extends keyof T & string>(
  map: ReadonlyMap<string, T>,
  parameters: Parameters,
  keys: readonly K[],
  url: string,
  fieldOf: (one: T, key: K) => unknown = (one, key) => one[key],
): Stripe.ApiList<T> {
  parameters.only(...keys, 'limit', 'starting_after', 'expand');
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw refused('Invalid limit: must be between 1 and 100', 'limit');
  const all = [...map.values()]
    .reverse()
    .filter((one) => keys.every((key) => [undefined, fieldOf(one, key)].includes(parameters.text(key))));
  const after = parameters.text('starting_after');
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw missing('object', after, 'starting_after');
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}
