/** Returns the items with the highest and the lowest value. Of equal items it returns the later one. */
export function extremesOf<Item extends { average: number | null }>(items: readonly Item[]) {
  const known = items.filter((item): item is Item & { average: number } => item.average !== null);
  const [first] = known;
  if (!first) return null;
  return {
    known,
    high: known.reduce((a, b) => (b.average >= a.average ? b : a), first),
    low: known.reduce((a, b) => (b.average <= a.average ? b : a), first),
  };
}
