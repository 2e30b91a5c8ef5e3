/** The first planned answer that fits a request, counted down. One without `times` is for all requests. */
export function takePlanned<T extends { times?: number }>(
  planned: readonly T[],
  fits: (one: T) => boolean,
): T | undefined {
  const first = planned.find((one) => (one.times ?? 1) > 0 && fits(one));
  if (first?.times !== undefined) first.times -= 1;
  return first;
}
