import type { DayAverage } from '@alento/domain/mood-entry/day-averages';
import type { BundleContext } from './bundle-context.ts';
import { moodConcept, points, SURVEY } from './codes.ts';
import { fhirCopy } from './fhir.copy.ts';
import type { Observation } from './fhir-types.ts';
import { LANGUAGE, narrativeOf } from './narrative.ts';

/** More decimals would claim an accuracy that an average of a few whole numbers doesn't have. */
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** An observation for each day with entries: the mean of its moods, 0 to 5, and their number. */
export const moodObservations = (days: readonly DayAverage[], context: BundleContext): Observation[] =>
  days.map((day) => ({
    resourceType: 'Observation',
    id: context.idOf('mood', day.date),
    language: LANGUAGE,
    text: narrativeOf('generated', [fhirCopy.moodDay(day)]),
    status: 'final',
    category: [{ coding: [SURVEY], text: fhirCopy.survey }],
    code: moodConcept(context.baseUrl, 'daily-mood', fhirCopy.mood),
    subject: context.patient,
    effectiveDateTime: day.date,
    performer: [context.patient],
    valueQuantity: points(twoDecimals(day.average), fhirCopy.points),
    component: [{ code: moodConcept(context.baseUrl, 'entry-count', fhirCopy.entryCount), valueInteger: day.count }],
  }));
