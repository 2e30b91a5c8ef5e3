import { CHART_Y_MAX, chartBarValue } from '@alento/domain/mood-entry/scale';

/** Height of an average on the y axis, in percent from the bottom. */
export const heightOf = (average: number): number => (chartBarValue(average) / CHART_Y_MAX) * 100;

/** Middle of the slot `index` of `count`, in percent from the left. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;
