/** A point of the plot, in percent: x from the left, y from the top. */
export type PlotPoint = { index: number; x: number; y: number };

/** Splits points into runs without gaps. */
export function runsOf(points: readonly (PlotPoint | null)[]): PlotPoint[][] {
  const runs: PlotPoint[][] = [];
  let run: PlotPoint[] = [];
  for (const point of [...points, null]) {
    if (point) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

const slope = (a: PlotPoint, b: PlotPoint): number => (b.y - a.y) / (b.x - a.x);

/** Tangents of a monotone cubic (Fritsch and Carlson), with which the curve never overshoots the data. */
function tangentsOf(run: readonly PlotPoint[]): number[] {
  return run.map((point, index) => {
    const before = run[index - 1];
    const after = run[index + 1];
    if (!before || !after) return 0;
    const left = slope(before, point);
    const right = slope(point, after);
    if (left * right <= 0) return 0;
    return Math.sign(left) * Math.min(Math.abs(left + right) / 2, 3 * Math.min(Math.abs(left), Math.abs(right)));
  });
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** SVG path of a smooth line through a run. */
export function linePath(run: readonly PlotPoint[]): string {
  const tangents = tangentsOf(run);
  return run
    .map((point, index) => {
      const before = run[index - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const third = (point.x - before.x) / 3;
      const leave = before.y + third * (tangents[index - 1] ?? 0);
      const arrive = point.y - third * (tangents[index] ?? 0);
      return `C${round(before.x + third)} ${round(leave)} ${round(point.x - third)} ${round(arrive)} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

/** SVG path of the area under a run's line, down to the axis. */
export function areaPath(run: readonly PlotPoint[]): string {
  const first = run[0];
  const last = run.at(-1);
  return first && last ? `${linePath(run)}L${round(last.x)} 100L${round(first.x)} 100Z` : '';
}
