import { expect, it } from 'vitest';
import { areaPath, linePath, type PlotPoint, runsOf } from './line-path.ts';

const at = (index: number, y: number): PlotPoint => ({ index, x: index * 10, y });

it('runsOf() splits points at gaps, and keeps single points', () => {
  const points = [null, at(1, 50), null, null, at(4, 20), at(5, 30), null];
  expect(runsOf(points).map((run) => run.map(({ index }) => index))).toEqual([[1], [4, 5]]);
  expect(runsOf([null, null])).toEqual([]);
  expect(runsOf([])).toEqual([]);
});

it('linePath() never draws above the maximum or below the minimum of the data', () => {
  const run = [at(0, 80), at(1, 20), at(2, 80), at(3, 80), at(4, 79), at(5, 20)];
  const heights = [...linePath(run).matchAll(/[\d.]+ ([\d.]+)(?=[CM ]|$)/g)].map((match) => Number(match[1]));
  expect(heights.length).toBeGreaterThanOrEqual(16);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(80);
});

it('areaPath() closes the area under a line at the axis', () => {
  expect(areaPath([at(1, 40), at(2, 40)])).toMatch(/^M10 40C.*L20 100L10 100Z$/);
  expect(areaPath([])).toBe('');
});
