import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisLabels } from './axis-labels.ts';

const labelsOn = (screen: 'narrow' | 'wide', count: number): number[] =>
  axisLabels(count).flatMap(({ index, only }) => (only === null || only === screen ? [index] : []));

describe('axisLabels()', () => {
  it('leaves out labels that would touch on a narrow screen', () => {
    expect([labelsOn('narrow', 8), labelsOn('wide', 8)]).toEqual([
      [0, 4, 7],
      [0, 2, 5, 7],
    ]);
    expect([labelsOn('narrow', 13), labelsOn('wide', 13)]).toEqual([
      [0, 6, 12],
      [0, 3, 6, 9, 12],
    ]);
    expect(labelsOn('narrow', 4)).toEqual([0, 3]);
  });

  it('labels the only point once, and none without points', () => {
    expect(axisLabels(1)).toEqual([{ index: 0, only: null }]);
    expect(axisLabels(0)).toEqual([]);
  });

  it.each([
    ['narrow', 156, 42],
    ['wide', 360, 42],
  ] as const)('shows first and last label without overlap on a %s axis of %i px', (screen, axis, label) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (count) => {
        const labels = labelsOn(screen, count);
        expect([labels[0], labels.at(-1)]).toEqual([0, count - 1]);
        // A label is shifted left by the share of its own width at which its point is on the axis.
        const lefts = labels.map((index) => ((index + 0.5) / count) * (axis - label));
        for (const [place, left] of lefts.entries())
          if (place > 0) expect(left - (lefts[place - 1] ?? 0)).toBeGreaterThan(label);
      }),
    );
  });
});
