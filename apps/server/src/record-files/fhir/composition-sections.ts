import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import {
  averageText,
  dayText,
  SECTION_TITLES,
  TIME_OF_DAY_LABELS,
} from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { fhirCopy } from './fhir.copy.ts';
import type { CompositionSection, Reference } from './fhir-types.ts';
import { narrativeOf, type Table, validText } from './narrative.ts';

/** The sections with answers of the person about themselves, and not with a record of days. */
const SELF_REPORTED: readonly RecordSection[] = ['sleep', 'treatment', 'medication'];

/** Tables with what the sentences leave out: a reader of the narratives alone has to see everything that is coded. */
const tables: Partial<Record<RecordSection, (document: RecordDocument) => Table>> = {
  moods: ({ moods }) => ({
    columns: fhirCopy.dayColumns,
    rows: (moods?.daily ?? []).map(({ date, average, count }) => [dayText(date), averageText(average), String(count)]),
  }),
  'times-of-day': ({ timesOfDay }) => ({
    columns: fhirCopy.timeColumns,
    rows: (timesOfDay ?? []).map(({ part, average, entries }) => [
      TIME_OF_DAY_LABELS[part],
      average === null ? fhirCopy.tooFew : averageText(average),
      String(entries),
    ]),
  }),
  tags: ({ tags }) => ({
    columns: fhirCopy.tagColumns,
    rows: (tags ?? []).map(({ name, average, days, otherAverage, otherDays }) => [
      name,
      averageText(average),
      String(days),
      averageText(otherAverage),
      String(otherDays),
    ]),
  }),
  screenings: ({ screenings }) => ({
    columns: fhirCopy.screeningColumns,
    rows: (screenings ?? []).map(({ localDate, instrument, score, severity }) => [
      dayText(localDate),
      instrument,
      String(score),
      fhirCopy.symptoms(severity),
    ]),
  }),
};

/**
 * A section for each section of the record that is shown and has content, in the record's order.
 *
 * @param entries the resources that belong to a section.
 */
export function compositionSections(
  document: RecordDocument,
  entries: Partial<Record<RecordSection, Reference[]>>,
): CompositionSection[] {
  const sentences = recordSentencesOf(document);
  return RECORD_SECTIONS.flatMap((section) => {
    const texts = (sentences[section] ?? []).filter((text) => validText(text) !== '');
    if (texts.length === 0) return [];
    const { toldOn } = document;
    const dateNote = SELF_REPORTED.includes(section) && toldOn !== null ? [fhirCopy.answersChangedOn(toldOn)] : [];
    const text = narrativeOf('additional', [...texts, ...dateNote], tables[section]?.(document));
    const entry = entries[section] ?? [];
    return [{ title: SECTION_TITLES[section], text, ...(entry.length > 0 && { entry }) }];
  });
}
