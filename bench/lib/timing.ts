/** Runs the work `count` times in sequence and returns the sorted durations in ms. */
export async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<Float64Array> {
  const times = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times[at] = performance.now() - start;
  }
  return times.sort();
}

/** Runs the work once and divides `count` by its duration. */
export async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}
