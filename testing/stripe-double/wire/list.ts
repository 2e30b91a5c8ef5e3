import type { Stripe } from 'stripe';
import { missing, refused } from './failure.ts';
import type { Parameters } from './parameters.ts';

export const PAGING = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

/** One page of a list that is ordered with the newest first. */
export function page<T extends { id: string }>(
  all: readonly T[],
  parameters: Parameters,
  url: string,
): Stripe.ApiList<T> {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw refused('Invalid limit: must be between 1 and 100', 'limit');
  const position = (key: string): number | undefined => {
    const id = parameters.text(key);
    if (id === undefined) return undefined;
    const index = all.findIndex((one) => one.id === id);
    if (index < 0) throw missing('object', id, key);
    return index;
  };
  const after = position('starting_after');
  const before = position('ending_before');
  if (before !== undefined) {
    const start = Math.max(0, before - limit);
    return { object: 'list', data: all.slice(start, before), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : after + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}

export const wholeList = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
