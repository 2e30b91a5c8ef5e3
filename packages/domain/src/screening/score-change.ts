import type { Instrument } from './instruments.ts';

/**
 * Published minimal clinically important differences. PHQ-9: 5 (Löwe, Unützer, Callahan, Perkins and Kroenke
 * 2004, Medical Care 42:1194–1201). GAD-7: 4 (Toussaint and others 2020, Journal of Affective Disorders
 * 265:395–401).
 */
export const NOTABLE_CHANGE: Readonly<Record<Instrument, number>> = { 'PHQ-9': 5, 'GAD-7': 4 };

/** Whether the difference of two scores is too small to be clinically important. */
export const isSmallChange = (instrument: Instrument, before: number, after: number): boolean =>
  Math.abs(after - before) < NOTABLE_CHANGE[instrument];
