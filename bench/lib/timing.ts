/** Does the work so many times, one after the other; answers how long each took, ms, sorted. */
export async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<Float64Array> {
  const times = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times[at] = performance.now() - start;
  }
  return times.sort();
}

/** How many a second the work makes of `count`. */
export async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}
